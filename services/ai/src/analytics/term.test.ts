import { termOf } from './term.ts'

describe('a searched term', () => {
  it.each([
    ['  The   Time MACHINE ', 'the time machine'],
    ['“Time-Machine!”', 'time machine'],
    ['Ｔｉｍｅ', 'time'],
    ['Café', 'café'],
    ['?!', ''],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('%j counts as %j', (typed, term) => expect(termOf(typed)).toBe(term))
})
