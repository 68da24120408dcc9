import { retryAfterOf } from './ask-source.ts'

const now = new Date('2026-11-22T12:00:00Z')
const epoch = (time: string) => String(Date.parse(time) / 1_000)

describe('until when a provider wants to be left alone', () => {
  it.each([
    ['seconds', { 'retry-after': '120' }, '2026-11-22T12:02:00.000Z'],
    ['a date', { 'retry-after': 'Sun, 22 Nov 2026 12:05:00 GMT' }, '2026-11-22T12:05:00.000Z'],
    ['a date that has passed', { 'retry-after': 'Sun, 22 Nov 2026 11:05:00 GMT' }, '2026-11-22T12:00:00.000Z'],
    ['X’s reset', { 'x-rate-limit-reset': epoch('2026-11-22T12:15:00Z') }, '2026-11-22T12:15:00.000Z'],
    [
      'both: Retry-After',
      { 'retry-after': '5', 'x-rate-limit-reset': epoch('2026-11-22T12:15:00Z') },
      '2026-11-22T12:00:05.000Z',
    ],
    ['a year: a day and an hour at most', { 'retry-after': '31536000' }, '2026-11-23T13:00:00.000Z'],
  ])('%s', (_name, headers, expected) => expect(retryAfterOf(headers, now)?.toISOString()).toBe(expected))

  it.each([
    ['nothing', {}],
    ['an empty header', { 'retry-after': '' }],
    ['no time at all', { 'retry-after': 'soon' }],
    ['no number', { 'x-rate-limit-reset': 'NaN' }],
  ])('%s says nothing', (_name, headers) => expect(retryAfterOf(headers, now)).toBeUndefined())
})
