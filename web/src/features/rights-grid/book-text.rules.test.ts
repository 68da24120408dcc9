import { dayOf, parseBook, withdraw, world } from '@storyright/rights'
import { changeBook, linesOf, openBook, placeOf, textOf, tooLong, typeText, undo } from './book-text.rules.ts'

const today = dayOf('2026-11-28')!
const opened = 'World; L; all; always; exclusive'
const input = { opened, today }
const read = (text: string) => parseBook(text).book!

describe('the book that is edited', () => {
  it('is read from what is typed, and keeps its last lines while what is typed cannot be read', () => {
    const typed = typeText(openBook(opened), 'Europe; en; film', input)
    expect(textOf(typed.book)).toBe('Europe; en; film; always; exclusive')
    const faulty = typeText(typed, 'Europe; en; fil', input)
    expect(faulty.errors).toMatchObject([{ line: 1, column: 13 }])
    expect(faulty.book).toBe(typed.book)
  })

  it('is written anew after a change in the grid, a line to a row', () => {
    const changed = changeBook(openBook(opened), withdraw(read(opened), read('US; L; film')), today)
    expect(changed.text.split('\n').length).toBe(2)
    expect(read(changed.text)).toEqual(changed.book.map((line) => ({ ...line, typed: expect.any(String) })))
  })

  it('goes back change by change, and what was typed in one go is one of them', () => {
    let book = openBook(opened)
    for (const text of ['E', 'EU', 'EU; en']) book = typeText(book, text, input)
    book = changeBook(book, read('France; fr'), today)
    book = undo(book, input)
    expect(book.text).toBe('EU; en')
    book = undo(book, input)
    expect(book).toEqual(openBook(opened))
    expect(undo(book, input)).toBe(book)
  })

  it('takes lines that are over as long as nothing is changed, and leaves them out of what the grid writes', () => {
    const old = 'World; L; film; ..2020-01-01; exclusive || European Union; L; tv; always; exclusive'
    const book = typeText(openBook(old), old, { opened: old, today })
    expect(book.errors).toEqual([])
    expect(typeText(book, `${old} `.replace('tv', 'radio'), { opened: old, today }).errors).toMatchObject([
      { message: 'This window is over', line: 1 },
    ])
    expect(changeBook(book, book.book, today).text).toBe('European Union; L; tv; always; exclusive')
  })

  it('cannot be saved without a line, or with more than the server takes', () => {
    expect(tooLong([])).toBe('At least one line must stay on offer.')
    expect(tooLong(read('World; L'))).toBeUndefined()
    expect(tooLong(Array.from({ length: 51 }, () => read('World; L')[0]!))).toMatch(/at most 50 lines/)
    const long = Array.from({ length: 40 }, () => read('World ex GB, FR, DE, JP, BR; L; film')[0]!)
    expect(tooLong(long)).toMatch(/at most 2000 characters/)
  })

  it('names the place of a fault by row and character', () => {
    const text = 'World; L ||\nMars; en'
    const fault = parseBook(text).errors![0]!
    expect(placeOf(text, fault)).toEqual({ offset: 12, row: 2, character: 1 })
  })
})

describe('chosen cells', () => {
  it('become one line for all rights that were chosen in the same countries', () => {
    const rest = { languages: 1n, from: -Infinity, to: Infinity, exclusivity: 'exclusive' } as const
    const cells = [
      { right: 0, countries: 1n },
      { right: 0, countries: 2n },
      { right: 1, countries: 3n },
      { right: 2, countries: world },
    ]
    expect(linesOf(cells, rest)).toEqual([
      { ...rest, territories: 3n, rights: 3 },
      { ...rest, territories: world, rights: 4 },
    ])
  })
})
