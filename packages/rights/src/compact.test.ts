import fc from 'fast-check'
import { books, check, has, placesOf, strongest, written } from '../test/naive-books.ts'
import { covers, disjoint, overlaps } from './boxes.ts'
import { compact, compareBooks, offer, withdraw } from './compact.ts'
import { formatBook } from './format.ts'
import { bookLimits } from './line.ts'
import { parseBook } from './parse.ts'

const read = (text: string) => parseBook(text).book!
const film = 'US; L; film; always'

describe('editing a book, compared with all its cells one by one', () => {
  it('puts lines in the place of what it said there', () =>
    check(
      fc.property(books, books, (book, lines) =>
        expect(placesOf(offer(book, lines))).toEqual(
          written((cell) => (has(lines, cell) ? strongest(lines, cell) : strongest(book, cell))),
        ),
      ),
    ))

  it('takes lines out and leaves the rest as it was', () =>
    check(
      fc.property(books, books, (book, lines) =>
        expect(placesOf(withdraw(book, lines))).toEqual(
          written((cell) => (has(lines, cell) ? undefined : strongest(book, cell))),
        ),
      ),
    ))

  it('means the same in no more lines than before, or than boxes that do not overlap', () =>
    check(
      fc.property(books, (book) => {
        const short = compact(book)
        expect(placesOf(short)).toEqual(placesOf(book))
        expect(short.length).toBeLessThanOrEqual(Math.min(book.length, disjoint(book).length))
      }),
    ))

  it('finds what was added, withdrawn and offered otherwise', () =>
    check(
      fc.property(books, books, (before, after) => {
        const { added, withdrawn, regraded } = compareBooks(before, after)
        expect(placesOf(added)).toEqual(written((cell) => (has(before, cell) ? undefined : strongest(after, cell))))
        expect(placesOf(withdrawn)).toEqual(written((cell) => (has(after, cell) ? undefined : strongest(before, cell))))
        const isOther = (cell: Parameters<typeof has>[1]) =>
          has(before, cell) && has(after, cell) && strongest(before, cell) !== strongest(after, cell)
        expect(placesOf(regraded)).toEqual(written((cell) => (isOther(cell) ? strongest(after, cell) : undefined)))
      }),
    ))
})

describe('a short book', () => {
  it('is one line again after a change was taken back', () => {
    const without = withdraw(read('World; L; all; always'), read(film))
    expect(without.length).toBe(2)
    expect(formatBook(offer(without, read(film)))).toBe('World; L; all; always; exclusive')
  })

  it('keeps the lines that a change does not touch as they were typed', () => {
    const book = read('World ex US; L; film; always || Europe; de; radio; ..2029-11-30; non-exclusive')
    const changed = withdraw(book, read('Japan; L; film'))
    expect(changed[1]).toEqual(book[1])
  })

  it('loses lines that the others cover', () => {
    const text = 'World; L; all; always || US; en; film; always || Europe; L; tv; always; non-exclusive'
    expect(formatBook(compact(read(text)))).toBe('World; L; all; always; exclusive')
  })

  it('stays within the limit where a screen of cells was changed one by one', () => {
    const countries = ['GB', 'FR', 'DE', 'JP', 'BR', 'US', 'CA', 'AU', 'NZ', 'IE']
    let book = read('World; L; all; always')
    for (const right of ['film', 'tv', 'radio', 'stage'])
      for (const country of countries) book = withdraw(book, read(`${country}; L; ${right}`))
    expect(book.length).toBeLessThanOrEqual(5)
    expect(overlaps(book, read('JP; en; stage'))).toBe(false)
    expect(covers(book, read('JP; en; digital'))).toBe(true)
  })

  it('comes apart in a moment where it is as large as may be', () => {
    const places = ['Europe', 'EU', 'World ex US', 'DACH', 'World ex DACH', 'GB,US', 'ANZ,FR']
    const largest = Array.from({ length: bookLimits.lines }, (_, at) => {
      const right = ['film', 'tv+film', 'all', 'radio'][at % 4]
      return `${places[at % 7]};${['en', 'L', 'fr,de'][at % 3]};${right};2027-01-${10 + (at % 18)}..2028-01-${10 + (at % 17)}`
    }).join('||')
    const book = withdraw(parseBook(largest, { characters: Infinity }).book!, read('JP; ja; film+radio'))
    expect(book.length).toBeLessThanOrEqual(2 * bookLimits.lines)
  })
})
