import { days, running, states } from '../../test/sample-option.ts'
import { extensionsLeft } from '../rights/extensions.ts'
import { endsByTime, extensionEnd, maySign } from './option.ts'

describe('the end of an option period', () => {
  it('moves by an extension as far again, from the end, by the calendar', () =>
    expect(extensionEnd(running)).toEqual(new Date('2029-02-28T09:00:00.000Z')))

  it('moves by the months of the deal where it says so', () =>
    expect(extensionEnd({ ...running, deal: { extension: { months: 6 } } })).toEqual(
      new Date('2028-08-29T09:00:00.000Z'),
    ))

  it.each([
    [null, states.running, 1],
    [null, states.extended, 0],
    [0, states.running, 0],
    [2, states.running, 2],
    [2, { ...states.extended, extensions: 1 }, 1],
    [2, { ...states.extended, extensions: 2 }, 0],
    [2, states.extended, 1], // extended by a replica of the version before, which counts none
  ])('may be moved %s times by the deal: of %j, %i are left', (times, offer, left) =>
    expect(extensionsLeft({ ...offer, deal: times === null ? null : { extension: { times } } })).toBe(left),
  )
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
