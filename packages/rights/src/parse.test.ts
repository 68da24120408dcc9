import { exclusivities, rights } from '@storyright/contracts/vocabulary'
import { isFullSize } from '@storyright/testing/test-size'
import fc from 'fast-check'
import { formatBook } from './format.ts'
import { languageCodes } from './languages.ts'
import { type Book, dayOf, type Line } from './line.ts'
import { parseBook } from './parse.ts'
import { countryCodes, regions } from './regions.ts'
import { bookOf, storedBook } from './stored.ts'

const canonical = (text: string) => formatBook(parseBook(text).book!)
const faultOf = (text: string, today?: string) => {
  const { errors } = parseBook(text, today === undefined ? {} : { today: dayOf(today)! })
  return errors?.map(({ message, line, column }) => `${line}:${column} ${message}`)
}

describe('a book of rights', () => {
  it.each([
    ['world;l', 'World; L; all; always; exclusive'],
    [
      'World ex US,CA; en; film+tv; 2026-12-01..2029-11-30',
      'World ex CA, US; en; film+tv; 2026-12-01..2029-11-30; exclusive',
    ],
    ['WORLDWIDE EXCLUDING Canada, usa;ENG', 'World ex CA, US; en; all; always; exclusive'],
    ['Europe; L ex ger, fr', 'Europe; L ex de, fr; all; always; exclusive'],
    [
      'eu; de, other ; tv , FILM ; ..2029-11-30 ; Non-Exclusive',
      'European Union; de, other; film+tv; ..2029-11-30; non-exclusive',
    ],
    ['CA, US; all; all; 2027-01-01..; first-look', 'North America; L; all; 2027-01-01..; first-look'],
    ['UK; en; exclusive', 'GB; en; all; always; exclusive'],
    ['GB; en; ALWAYS; non-exclusive', 'GB; en; all; always; non-exclusive'],
    ['GB; en; ..', 'GB; en; all; always; exclusive'],
    ['Germany, Austria, Switzerland, Liechtenstein; de', 'DACH; de; all; always; exclusive'],
    [
      'Europe ex European Union, UK and Ireland, Nordic; L',
      'AD, AL, BA, BY, CH, GI, LI, MC, MD, ME, MK, RS, RU, SJ, SM, UA, VA, XK; L; all; always; exclusive',
    ],
    ['GB;en\n||\nUS;en', 'GB; en; all; always; exclusive || US; en; all; always; exclusive'],
    ['film, France; fr', undefined],
  ])('%j is %j', (text, words) => {
    if (words === undefined) expect(parseBook(text).errors).toHaveLength(1)
    else expect(canonical(text)).toBe(words)
  })

  it.each([
    ['', '1:1 This line is empty'],
    ['World', '1:6 Languages are missing: write “; L” for all'],
    ['World;', '1:7 Something is missing here'],
    ['World; L; ; exclusive', '1:10 Something is missing here'],
    ['Wrld; L', '1:1 “Wrld” is no country or region we know'],
    ['World ex US, Atlantis; L', '1:14 “Atlantis” is no country or region we know'],
    ['GB,; en', '1:4 A country or region is missing here'],
    ['World; klingon', '1:8 “klingon” is no language of ISO 639-1 we know'],
    ['Europe ex TR; L', '1:11 “TR” excludes nothing here'],
    ['GB ex UK and Ireland; L', '1:7 Nothing is left after what is excluded'],
    ['World ex US ex CA; L', '1:16 One “ex” is enough: list after it all that is excluded'],
    [
      'GB; en; film+book',
      '1:14 “book” is none of the rights: film, tv, streaming, radio, stage, digital, merchandising, international, or all',
    ],
    ['GB; en; film+', '1:14 A right is missing here'],
    ['GB; en; film; 2026-02-30..', '1:15 “2026-02-30” is no day: write YYYY-MM-DD'],
    ['GB; en; film; 2027-01-02..2027-01-01', '1:15 The first day is after the last'],
    ['GB; en; film; 2027-01-01..x..', '1:30 A window has a first and a last day: 2026-12-01..2029-11-30'],
    ['GB; en; exclusive; film', '1:20 A line says territories; languages; rights; window; exclusivity, in this order'],
    ['GB; en; always; film', '1:17 A line says territories; languages; rights; window; exclusivity, in this order'],
    ['GB; en || US; || FR; fr', '2:5 Something is missing here'],
    ['GB; en ||', '2:1 This line is empty'],
  ])('%j is refused: %s', (text, fault) => expect(faultOf(text)).toEqual([fault]))

  it('names the fault of every line', () => expect(faultOf('X1; en || GB; en || US; x2')).toHaveLength(2))

  it('has at most 50 lines and 2,000 characters', () => {
    expect(faultOf(Array(50).fill('GB;en').join('||'))).toBeUndefined()
    expect(faultOf(Array(51).fill('GB;en').join('||'))).toEqual(['51:1 At most 50 lines'])
    expect(faultOf(`GB;en${' '.repeat(1_995)}`)).toBeUndefined()
    expect(faultOf(`GB;en${' '.repeat(1_996)}`)).toEqual(['1:1 At most 2000 characters'])
  })

  it('has no window that is over, the last day being in', () => {
    expect(faultOf('GB; en; ..2026-11-28', '2026-11-28')).toBeUndefined()
    expect(faultOf('GB; en; ..2026-11-27', '2026-11-28')).toEqual(['1:9 This window is over'])
  })
})

const runs = { numRuns: isFullSize ? 10_000 : 500 }
const bits = (count: number) => fc.bigInt({ min: 1n, max: (1n << BigInt(count)) - 1n })
const sparse = (count: number) =>
  fc
    .uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: 4 })
    .map((places) => places.reduce((set, at) => set | (1n << BigInt(at)), 0n))
const sets = (count: number) => {
  const everything = (1n << BigInt(count)) - 1n
  return fc.oneof(
    bits(count),
    sparse(count),
    sparse(count).map((set) => everything & ~set),
    fc.constant(everything),
  )
}
const line: fc.Arbitrary<Line> = fc
  .record({
    territories: fc.oneof(sets(countryCodes.length), fc.constantFrom(...regions.values())),
    languages: sets(languageCodes.length),
    rights: fc.integer({ min: 1, max: 2 ** rights.length - 1 }),
    days: fc.tuple(fc.integer({ min: -9_000, max: 90_000 }), fc.nat(9_000)),
    open: fc.tuple(fc.boolean(), fc.boolean()),
    exclusivity: fc.constantFrom(...exclusivities),
  })
  .map(({ days: [from, length], open, ...rest }) => ({
    ...rest,
    from: open[0] ? -Infinity : from,
    to: open[1] ? Infinity : from + length,
  }))
const books: fc.Arbitrary<Book> = fc.array(line, { minLength: 1, maxLength: 4 })
const untyped = (book: Book) => book.map(({ typed: _, ...rest }) => rest)

/** A text as people may type it: parts by name, case and spaces as they come. */
const typedTexts = fc
  .array(
    fc.tuple(
      fc.constantFrom('world', 'EU, ch', 'uk,Ireland', 'World EX us', 'Benelux , DACH except at', 'brazil'),
      fc.constantFrom('l', 'en', 'GER ,fre', 'L ex en', 'other'),
      fc.constantFrom('', 'ALL', 'tv + film', 'radio,stage'),
      fc.constantFrom('', 'Always', '..', '2026-01-01 .. 2030-12-31'),
      fc.constantFrom('', 'EXCLUSIVE', 'first-look', 'non-exclusive'),
      fc.constantFrom('; ', ';', ' ;\n'),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((lines) => lines.map(([a, b, c, d, e, between]) => [a, b, c, d, e].filter(Boolean).join(between)).join('||'))

describe('canonical words', () => {
  it('are read as the book that they were written from', () =>
    fc.assert(
      fc.property(books, (book) => {
        expect(untyped(parseBook(formatBook(book), { characters: Infinity }).book!)).toEqual(book)
      }),
      runs,
    ))

  it('are the same when they are written again', () =>
    fc.assert(
      fc.property(typedTexts, (text) => expect(canonical(canonical(text))).toBe(canonical(text))),
      runs,
    ))

  it('name any text’s faults without failing', () =>
    fc.assert(
      fc.property(
        fc
          .array(
            fc.constantFrom(
              'world',
              'GB',
              'ex',
              ';',
              ',',
              '||',
              '..',
              '+',
              ' ',
              'film',
              'always',
              '2027-01-01',
              'L',
              '😀',
              'all',
            ),
          )
          .map((parts) => parts.join('')),
        (text) => {
          const { book, errors } = parseBook(text)
          expect(book ? book.length : errors!.length).toBeGreaterThan(0)
          for (const { line, column } of errors ?? [])
            expect(column).toBeLessThanOrEqual((text.split('||')[line - 1]?.length ?? 0) + 1)
        },
      ),
      runs,
    ))

  it('and what was typed are what a database keeps', () =>
    fc.assert(
      fc.property(books, typedTexts, (book, text) => {
        const whole = [...book, ...parseBook(text).book!]
        expect(bookOf(JSON.parse(JSON.stringify(storedBook(whole))))).toEqual(whole)
      }),
      runs,
    ))
})
