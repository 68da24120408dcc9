import fc from 'fast-check'
import { isWithinEdits } from './edits.ts'
import { titleWords } from './words.ts'

describe('words of a title', () => {
  it.each([
    ['Pride & Prejudice', 'pride and prejudice'],
    ['Les Misérables', 'les miserables'],
    ['Gulliver’s Travels', 'gullivers travels'],
    ['Gullivers Travels', 'gullivers travels'],
    ['ﬁn de siècle — ＡＢＣ', 'fin de siecle abc'],
    ['L’Étranger', 'l etranger'],
    ['Henry IV, Part I', 'henry 4 part 1'],
    ['Henry the Fourth', 'henry 4'],
    ['Part Two', 'part 2'],
    ['Volume III', 'volume 3'],
    ['Nineteen Eighty-Four', '1984'],
    ['Nineteen Nineteen', '1919'],
    ['Thirty-One Days', '31 days'],
    ['Война и мир', 'воина и мир'],
    ['雪国', '雪国'],
    ['V.', 'v'],
    ['V for Vendetta', 'v for vendetta'],
    ['X', 'x'],
  ])('of %s are %s', (title, words) => expect(titleWords(title).join(' ')).toBe(words))

  it('writes a name and a common word as they are', () =>
    expect(titleWords('My Mix, My Life').join(' ')).toBe('my mix my life'))
})

describe('a misspelling', () => {
  it.each([
    ['millenium', 'millennium', 1, true],
    ['tressell', 'tressall', 1, true],
    ['abcd', 'abdc', 1, true],
    ['kitten', 'sitting', 2, false],
    ['', '', 1, true],
    ['', 'ab', 1, false],
  ])('%s and %s within %i: %s', (one, other, most, is) => expect(isWithinEdits(one, other, most)).toBe(is))

  it('is one from either side', () =>
    fc.assert(
      fc.property(
        fc.string({ maxLength: 12 }),
        fc.string({ maxLength: 12 }),
        fc.integer({ min: 1, max: 2 }),
        (one, other, most) => expect(isWithinEdits(one, other, most)).toBe(isWithinEdits(other, one, most)),
      ),
    ))
})
