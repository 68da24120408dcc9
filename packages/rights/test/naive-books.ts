import { exclusivities, takingKinds } from '@storyright/contracts/vocabulary'
import { isFullSize } from '@storyright/testing/test-size'
import fc from 'fast-check'
import type { Taking } from '../src/boxes.ts'
import type { Book, Line } from '../src/line.ts'

const runs = { numRuns: isFullSize ? 10_000 : 500 }

/**
 * The naive model: a book is the set of its cells, a cell being a country, a language, a right and a day. Of days, the first and the
 * last stand for all before and after.
 */
export const world = { countries: 4, languages: 3, rights: 3, days: 6 }
export const cells = [...Array(world.countries).keys()].flatMap((country) =>
  [...Array(world.languages).keys()].flatMap((language) =>
    [...Array(world.rights).keys()].flatMap((right) =>
      [...Array(world.days).keys()].map((day) => ({ country, language, right, day })),
    ),
  ),
)
export type Cell = (typeof cells)[number]

const holds = (line: Line, { country, language, right, day }: Cell): boolean =>
  line.from <= day &&
  day <= line.to &&
  ((line.rights >> right) & 1) === 1 &&
  ((Number(line.territories) >> country) & 1) === 1 &&
  ((Number(line.languages) >> language) & 1) === 1
export const has = (book: Book, cell: Cell) => book.some((line) => holds(line, cell))
const byStrength = ['exclusive', 'first-look', 'non-exclusive'] as const
export const strongest = (book: Book, cell: Cell) => {
  const lines = book.filter((line) => holds(line, cell))
  return byStrength.find((exclusivity) => lines.some((line) => line.exclusivity === exclusivity))
}

/** A letter for each cell: what stands there, or nothing. */
export const written = (letter: (cell: Cell) => string | undefined) =>
  cells.map((cell) => letter(cell)?.charAt(0) ?? '-').join('')
export const placesOf = (book: Book) => written((cell) => strongest(book, cell))

const line: fc.Arbitrary<Line> = fc
  .record({
    territories: fc.bigInt({ min: 1n, max: 2n ** BigInt(world.countries) - 1n }),
    languages: fc.bigInt({ min: 1n, max: 2n ** BigInt(world.languages) - 1n }),
    rights: fc.integer({ min: 1, max: 2 ** world.rights - 1 }),
    days: fc.tuple(fc.nat(world.days - 1), fc.nat(world.days - 1)),
    exclusivity: fc.constantFrom(...exclusivities),
  })
  .map(({ days, ...rest }) => {
    const [from, to] = [Math.min(...days), Math.max(...days)]
    return { ...rest, from: from === 0 ? -Infinity : from, to: to === world.days - 1 ? Infinity : to }
  })
export const books: fc.Arbitrary<Book> = fc.array(line, { maxLength: 5 })
export const takings: fc.Arbitrary<Taking[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...takingKinds), lines: fc.array(line, { minLength: 1, maxLength: 3 }) }),
  { maxLength: 4 },
)

export function expectApart(book: Book): void {
  expect(cells.filter((cell) => book.filter((line) => holds(line, cell)).length > 1)).toEqual([])
}
export const check = <Values>(property: fc.IProperty<Values>): void => fc.assert(property, runs)
