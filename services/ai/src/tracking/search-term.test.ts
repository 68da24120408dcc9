import { termOf } from './activity.ts'

describe('a searched term', () => {
  it.each([
    ['  The   Time MACHINE ', 'the time machine'],
    ['“Time-Machine!”', 'time machine'],
    ['Ｔｉｍｅ', 'time'],
    ['Café', 'café'],
    ['?!', ''],
    ['x'.repeat(200), 'x'.repeat(80)],
    [`x${'𠀀'.repeat(60)}`, `x${'𠀀'.repeat(39)}`],
  ])('%j counts as %j', (typed, term) => expect(termOf(typed)).toBe(term))
})
