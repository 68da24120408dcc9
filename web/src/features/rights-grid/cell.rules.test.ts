import { exclusivities, takingKinds } from '@storyright/contracts/vocabulary'
import { type Book, countrySet, isExclusive, type Line, parseBook, world } from '@storyright/rights'
import fc from 'fast-check'
import { type CellState, cellOf, type GridTaking, sliceOf } from './cell.rules.ts'

const size = { countries: 4, languages: 3, rights: 3, days: 5 }
const bits = (count: number) => fc.integer({ min: 1, max: 2 ** count - 1 })
const line: fc.Arbitrary<Line> = fc
  .record({
    territories: bits(size.countries).map(BigInt),
    languages: bits(size.languages).map(BigInt),
    rights: bits(size.rights),
    days: fc.tuple(fc.nat(size.days - 1), fc.nat(size.days - 1)),
    exclusivity: fc.constantFrom(...exclusivities),
  })
  .map(({ days, ...rest }) => ({ ...rest, from: Math.min(...days), to: Math.max(...days) }))
const books = fc.array(line, { maxLength: 4 })
const takings: fc.Arbitrary<GridTaking[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...takingKinds),
    lines: fc.array(line, { minLength: 1, maxLength: 2 }),
    until: fc.constant(null),
  }),
  { maxLength: 3 },
)

interface Point {
  country: number
  language: number
  right: number
  day: number
}
const holds = (one: Line, { country, language, right, day }: Point) =>
  one.from <= day &&
  day <= one.to &&
  ((one.rights >> right) & 1) === 1 &&
  ((one.territories >> BigInt(country)) & 1n) === 1n &&
  ((one.languages >> BigInt(language)) & 1n) === 1n

/** What is so at one point, looked up line by line. */
function naiveState(book: Book, taken: GridTaking[], point: Point): CellState {
  const here = taken.filter(({ lines }) => lines.some((one) => holds(one, point)))
  const isClosed = here.some(
    ({ kind, lines }) => kind === 'holdback' || lines.some((one) => holds(one, point) && isExclusive(one)),
  )
  const offered = book.filter((one) => holds(one, point)).map(({ exclusivity }) => exclusivity)
  if (here.length === 0) {
    const best =
      exclusivities.find((one) => one === 'exclusive' && offered.includes(one)) ??
      offered.find((one) => one === 'first-look')
    if (best) return best
  }
  if (offered.length > 0 && !isClosed) return 'non-exclusive'
  const kinds = here.map(({ kind }) => kind)
  if (kinds.includes('option')) return 'option'
  if (kinds.includes('grant') || kinds.includes('outside')) return 'granted'
  return kinds.includes('holdback') ? 'held-back' : 'not-offered'
}

const setOf = (places: Iterable<number>) => [...places].reduce((set, place) => set | (1n << BigInt(place)), 0n)

describe('a cell, compared with its countries and languages one by one', () => {
  it('has every state that one of them has, in just these countries and languages', () =>
    fc.assert(
      fc.property(
        books,
        takings,
        bits(size.countries),
        bits(size.languages),
        fc.nat(size.days - 1),
        (book, taken, countrySet, languageSet, day) => {
          const [countries, languages] = [BigInt(countrySet), BigInt(languageSet)]
          const slice = sliceOf({ book, takings: taken, day, languages, rights: size.rights })
          for (let right = 0; right < size.rights; right++) {
            const expected = new Map<CellState, { countries: Set<number>; languages: Set<number> }>()
            for (let country = 0; country < size.countries; country++)
              for (let language = 0; language < size.languages; language++) {
                if (!((countrySet >> country) & 1) || !((languageSet >> language) & 1)) continue
                const state = naiveState(book, taken, { country, language, right, day })
                const found = expected.get(state) ?? { countries: new Set(), languages: new Set() }
                found.countries.add(country)
                found.languages.add(language)
                expected.set(state, found)
              }
            const parts = cellOf(slice, { right, countries, languages })
            expect(new Map(parts.map((part) => [part.state, [part.countries, part.languages]]))).toEqual(
              new Map([...expected].map(([state, found]) => [state, [setOf(found.countries), setOf(found.languages)]])),
            )
          }
        },
      ),
      { numRuns: process.env.TEST_SIZE === 'all' ? 10_000 : 500 },
    ))
})

describe('a cell', () => {
  const read = (text: string) => parseBook(text).book!
  const english = read('World; en')[0]!.languages
  const parts = (book: string, taken: GridTaking[], countries = world) =>
    cellOf(sliceOf({ book: read(book), takings: taken, day: 20_000, languages: english, rights: 8 }), {
      right: 0,
      countries,
      languages: english,
    }).map(({ state, until }) => [state, until])

  it('says when the options in it end, each end by itself, and what is free first', () => {
    const option = (lines: string, until: number): GridTaking => ({ kind: 'option', lines: read(lines), until })
    expect(parts('World; L', [option('US; en; film', 20_100), option('GB; en; film', 20_200)])).toEqual([
      ['exclusive', null],
      ['option', 20_100],
      ['option', 20_200],
    ])
  })

  it('does not say what stands in languages that are not chosen', () => {
    expect(parts('World; fr', [{ kind: 'outside', lines: read('World; de'), until: null }])).toEqual([
      ['not-offered', null],
    ])
  })

  it('shows a grant elsewhere even where nothing is offered', () => {
    const granted: GridTaking = { kind: 'outside', lines: read('US; L; film'), until: null }
    expect(parts('World ex US; L', [granted], countrySet(['US'])!)).toEqual([['granted', null]])
  })
})
