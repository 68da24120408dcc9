import fc from 'fast-check'
import {
  books,
  type Cell,
  cells,
  check,
  expectApart,
  has,
  placesOf,
  strongest,
  takings,
  world,
  written,
} from '../test/naive-books.ts'
import { conflicts, covers, disjoint, free, intersect, isExclusive, overlaps, since, subtract } from './boxes.ts'
import { type Book, bookLimits, type Line } from './line.ts'
import { parseBook } from './parse.ts'

describe('books, compared with all their cells one by one', () => {
  it('intersect where both have a cell, with the first one’s exclusivity', () =>
    check(
      fc.property(books, books, (book, other) => {
        const both = intersect(book, other)
        expect(placesOf(both)).toEqual(written((cell) => (has(other, cell) ? strongest(book, cell) : undefined)))
        expectApart(both)
      }),
    ))

  it('subtract to what the first alone has', () =>
    check(
      fc.property(books, books, (book, other) => {
        const rest = subtract(book, other)
        expect(placesOf(rest)).toEqual(written((cell) => (has(other, cell) ? undefined : strongest(book, cell))))
        expectApart(rest)
      }),
    ))

  it('are the same in boxes that do not overlap', () =>
    check(
      fc.property(books, (book) => {
        const boxes = disjoint(book)
        expect(placesOf(boxes)).toEqual(placesOf(book))
        expectApart(boxes)
      }),
    ))

  it('cover and overlap as their cells do', () =>
    check(
      fc.property(books, books, (book, other) => {
        expect(covers(book, other)).toBe(cells.every((cell) => !has(other, cell) || has(book, cell)))
        expect(overlaps(book, other)).toBe(cells.some((cell) => has(book, cell) && has(other, cell)))
      }),
    ))

  it('conflict where both have a cell, and one of the two has it exclusively', () =>
    check(
      fc.property(books, books, (book, other) => {
        const isTwice = (cell: Cell) => {
          const both = [strongest(book, cell), strongest(other, cell)]
          return !both.includes(undefined) && both.some((one) => one !== 'non-exclusive')
        }
        expect(conflicts(book, other)).toBe(cells.some(isTwice))
      }),
    ))

  it('from a day on have no cell before', () =>
    check(
      fc.property(books, fc.nat(world.days), (book, day) =>
        expect(placesOf(since(book, day))).toEqual(
          written((cell) => (cell.day >= day ? strongest(book, cell) : undefined)),
        ),
      ),
    ))

  it('are free exclusively in no taking, and otherwise in no exclusive one and not held back', () =>
    check(
      fc.property(books, takings, books, (book, taken, asked) => {
        const isFree = (cell: Cell, wanted: Line) => {
          const lines = (isAlone: boolean) =>
            taken.flatMap((one) => one.lines.filter((held) => isAlone || one.kind === 'holdback' || isExclusive(held)))
          return isExclusive(wanted)
            ? has(book.filter(isExclusive), cell) && !has(lines(true), cell)
            : has(book, cell) && !has(lines(false), cell)
        }
        const granted = free(book, taken, asked)
        const expected = written((cell) =>
          strongest(
            asked.filter((one) => isFree(cell, one)),
            cell,
          ),
        )
        expect(placesOf(granted)).toEqual(expected)
        expectApart(granted)
      }),
    ))

  it('have nothing free that is taken, and with what is taken all that is offered', () =>
    check(
      fc.property(books, takings, (book, taken) => {
        const offered = book.filter(isExclusive)
        const held = taken.flatMap(({ lines }) => lines)
        const granted = free(book, taken, offered)
        expect(overlaps(granted, held)).toBe(false)
        expect(covers([...granted, ...held], offered)).toBe(true)
      }),
    ))

  it('have the same cells in whatever order their lines and takings come', () =>
    check(
      fc.property(books, books, takings, (book, other, taken) => {
        const turned = (lines: Book) => lines.toReversed()
        expect(placesOf(subtract(turned(book), turned(other)))).toEqual(placesOf(subtract(book, other)))
        expect(placesOf(intersect(turned(book), turned(other)))).toEqual(placesOf(intersect(book, other)))
        expect(placesOf(free(turned(book), taken.toReversed(), turned(other)))).toEqual(
          placesOf(free(book, taken, other)),
        )
      }),
    ))
})

describe('the largest books', () => {
  const territories = ['Europe', 'EU', 'World ex US', 'DACH', 'World ex DACH', 'GB,US', 'ANZ,FR']
  const languages = ['L ex en', 'en,de', 'L', 'fr', 'L ex de', 'other']
  const rights = ['film', 'tv+film', 'all', 'radio', 'all']
  const book = (shift: number) =>
    Array.from({ length: bookLimits.lines }, (_, at) => {
      const pick = (from: string[]) => from[(at * 7 + shift) % from.length]
      const days = `2027-01-${String(((at * 5 + shift) % 28) + 1).padStart(2, '0')}..2027-02-${10 + (at % 18)}`
      return `${pick(territories)};${pick(languages)};${pick(rights)};${days}`
    }).join('||')

  it('come apart into no more boxes than a screen can be made of', () => {
    const [one, other] = [book(0), book(3)].map((text) => parseBook(text, { characters: Infinity }).book!)
    const rest = disjoint(one!)
    expect(rest.length).toBeLessThan(2_000)
    expect(subtract(one!, other!).length).toBeLessThan(2_000)
    expect(covers(one!, rest) && covers(rest, one!)).toBe(true)
  })
})
