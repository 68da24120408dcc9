import type { OptionNoticeAnswer, OptionNoticeKind } from '@storyright/contracts/vocabulary'
import { endsByTime, extensionEnd, mayNotAnswer, mayNotRecord, type OptionState } from './option.ts'

const end = new Date('2028-02-29T09:00:00.000Z')
const DAY = 86_400_000
const days = (count: number) => new Date(end.getTime() + count * DAY)
const running = {
  status: 'accepted',
  optionPeriod: 12,
  optionEndsAt: end,
  optionEndedAt: null,
  extendedAt: null,
  exercisedAt: null,
} satisfies OptionState

const states: Record<string, OptionState> = {
  running,
  pending: { ...running, status: 'pending', optionEndsAt: null } as OptionState,
  ended: { ...running, optionEndedAt: end },
  extended: { ...running, extendedAt: days(-300) },
  exercised: { ...running, exercisedAt: days(-300) },
}

describe('recording what happened with an option', () => {
  const waiting = { kind: 'extension', status: 'waiting' }
  const declined = { kind: 'extension', status: 'declined' }
  it.each<[OptionNoticeKind, string, number, object[], string | null]>([
    ['extension', 'running', -1, [], null],
    ['exercise', 'running', -1, [], null],
    ['extension', 'running', 0, [], 'notRunning'],
    ['exercise', 'running', 1, [], 'notRunning'],
    ['exercise', 'pending', -1, [], 'notRunning'],
    ['exercise', 'ended', -1, [], 'notRunning'],
    ['extension', 'exercised', -1, [], 'notRunning'],
    ['extension', 'extended', -1, [], 'extendedAlready'],
    ['exercise', 'extended', -1, [], null],
    ['exercise', 'running', -1, [waiting], 'oneWaits'],
    ['extension', 'running', -1, [declined], null],
    ['extension', 'running', -1, Array(20).fill(declined), 'tooMany'],
  ])('an %s of one that is %s, %i days after its end', (kind, state, day, given, refused) =>
    expect(mayNotRecord(kind, { offer: states[state]!, given: given as [], now: days(day) })).toBe(refused),
  )

  it('extends by the option period, from the end, by the calendar', () =>
    expect(extensionEnd(running)).toEqual(new Date('2029-02-28T09:00:00.000Z')))
})

describe('answering what was recorded', () => {
  it.each<[OptionNoticeAnswer, boolean, string, string, number, string | null]>([
    ['confirm', false, 'waiting', 'running', -1, null],
    ['confirm', true, 'waiting', 'running', -1, 'notTheOtherSide'],
    ['decline', false, 'waiting', 'running', -1, null],
    ['decline', true, 'waiting', 'running', -1, 'notTheOtherSide'],
    ['withdraw', true, 'waiting', 'running', -1, null],
    ['withdraw', false, 'waiting', 'running', -1, 'notTheGiver'],
    ['confirm', false, 'confirmed', 'running', -1, 'answered'],
    ['confirm', false, 'withdrawn', 'running', -1, 'answered'],
    ['confirm', false, 'waiting', 'running', 14, null],
    ['confirm', false, 'waiting', 'running', 15, 'notRunning'],
    ['confirm', false, 'waiting', 'ended', 1, 'notRunning'],
  ])(
    '%s by its giver (%s) while it is %s and the option %s, %i days after its end',
    (answer, isGiver, status, state, day, refused) =>
      expect(
        mayNotAnswer(answer, {
          offer: states[state]!,
          notice: { kind: 'extension', status },
          isGiver,
          now: days(day),
        }),
      ).toBe(refused),
  )
})

describe('an option', () => {
  it.each([
    ['running', false, -1, false],
    ['running', false, 0, true],
    ['running', true, 0, false],
    ['running', true, 14, false],
    ['running', true, 14.1, true],
    ['exercised', false, 999, false],
    ['ended', false, 999, false],
    ['pending', false, 999, false],
  ])('that is %s, with an open question (%s), ends %i days after its end: %s', (state, isWaiting, day, ends) =>
    expect(endsByTime(states[state]!, { isWaiting, now: days(day) })).toBe(ends),
  )
})
