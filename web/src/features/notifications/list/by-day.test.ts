import { aNotification } from '../../../testing/notification-samples.ts'
import { byDay } from './by-day.ts'

it('stands under its day in London, the last two by their names', () => {
  const told = [
    '2026-07-02T22:30:00.000Z', // half an hour before midnight there
    '2026-07-01T23:30:00.000Z', // half an hour after it
    '2026-07-01T10:00:00.000Z',
    '2026-06-01T10:00:00.000Z',
  ].map((createdAt, place) => aNotification(place, { createdAt }))
  const days = byDay(told, new Date('2026-07-02T22:45:00.000Z'))
  expect(days.map(({ name, notifications: its }) => [name, its.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['1 Jun 2026', 1],
  ])
})
