import { days, running, states } from '../../test/sample-option.ts'
import { endsByTime, extensionEnd, maySign } from './option.ts'

describe('the end of an option period', () => {
  it('moves by an extension as far again, from the end, by the calendar', () =>
    expect(extensionEnd(running)).toEqual(new Date('2029-02-28T09:00:00.000Z')))
})

describe('the agreement of an option', () => {
  it.each([
    ['running', -1, true],
    ['running', 0, false],
    ['ended', -1, false],
    ['exercised', 999, true],
    ['pending', -1, false],
  ] as const)('that is %s may be signed %i days after its end: %s', (state, day, may) =>
    expect(maySign(states[state], days(day))).toBe(may),
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
    ['disputed', true, 99, false],
    ['disputed', false, 0, true],
    ['won', true, 24, false],
    ['won', true, 24.1, true],
    ['returned', true, 99, false],
  ] as const)('that is %s, with an open question (%s), ends %i days after its end: %s', (state, isWaiting, day, ends) =>
    expect(endsByTime(states[state], { isWaiting, now: days(day) })).toBe(ends),
  )
})
