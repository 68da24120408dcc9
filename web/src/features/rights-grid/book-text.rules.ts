import {
  type Book,
  type BookError,
  bookLimits,
  type CountrySet,
  type Day,
  formatBook,
  formatLine,
  type Line,
  parseBook,
} from '@storyright/rights'

// The book as a text that is typed and as the lines that the grid changes: each follows the other, and changes can be undone.

export interface EditedBook {
  text: string
  /** The last lines that could be read. */
  book: Book
  errors: readonly BookError[]
  /** What the text was before each change, the newest last. */
  past: readonly string[]
  /** The newest change was typed: what is typed on belongs to it. */
  isTyped: boolean
}

/** A line to a row. */
export const textOf = (book: Book): string => book.map(formatLine).join(' ||\n')

/** The lines that a listing was read with may be longer than what is typed, and may be over. */
const readKept = (text: string): Book => parseBook(text, { characters: Infinity }).book ?? []

export function openBook(rights: string): EditedBook {
  const book = readKept(rights)
  return { text: textOf(book), book, errors: [], past: [], isTyped: false }
}

export function typeText(before: EditedBook, text: string, { opened, today }: TextInput): EditedBook {
  const past = before.isTyped ? before.past : [...before.past, before.text]
  return { ...before, ...readText(before, text, { opened, today }), past, isTyped: true }
}

/** After a change by the grid. Lines that are over are left out: nobody can be given them. */
export function changeBook(before: EditedBook, changed: Book, today: Day): EditedBook {
  const book = changed.filter(({ to }) => to >= today)
  return { text: textOf(book), book, errors: [], past: [...before.past, before.text], isTyped: false }
}

export function undo(before: EditedBook, input: TextInput): EditedBook {
  const text = before.past.at(-1)
  if (text === undefined) return before
  return { ...readText(before, text, input), past: before.past.slice(0, -1), isTyped: false }
}

interface TextInput {
  /** The book as it was read, in canonical words: it stays as it is, however long. */
  opened: string
  today: Day
}

function readText({ book }: EditedBook, text: string, { opened, today }: TextInput) {
  const kept = readKept(text)
  if (kept.length > 0 && formatBook(kept) === opened) return { text, book: kept, errors: [] }
  const { book: read, errors } = parseBook(text, { today, characters: Infinity })
  return read ? { text, book: read, errors: [] } : { text, book, errors }
}

/** What is in the way of saving a book that can be read. */
export function tooLong(book: Book): string | undefined {
  const { lines, characters } = bookLimits
  if (book.length === 0) return 'At least one line must stay on offer.'
  if (book.length > lines) return `A book has at most ${lines} lines; this one has ${book.length}.`
  const length = formatBook(book).length
  return length > characters ? `A book has at most ${characters} characters; this one has ${length}.` : undefined
}

/** Where in the text a fault is, as an offset, and as a row and a character that are counted from 1. */
export function placeOf(text: string, { line, column }: Pick<BookError, 'line' | 'column'>) {
  const before = text.split('||').slice(0, line - 1)
  const start = before.reduce((sum, one) => sum + one.length + 2, 0)
  const offset = Math.min(start + column - 1, text.length)
  const rows = text.slice(0, offset).split('\n')
  return { offset, row: rows.length, character: rows.at(-1)!.length + 1 }
}

/** A cell of the grid: a right in some countries. */
export interface GridCell {
  right: number
  countries: CountrySet
}

/** The chosen cells as lines: rights that were chosen in the same countries share one. */
export function linesOf(cells: readonly GridCell[], rest: Omit<Line, 'territories' | 'rights' | 'typed'>): Line[] {
  const byRight = new Map<number, CountrySet>()
  for (const { right, countries } of cells) byRight.set(right, (byRight.get(right) ?? 0n) | countries)
  return [...Map.groupBy(byRight, ([, countries]) => countries)].map(([territories, rights]) => ({
    ...rest,
    territories,
    rights: rights.reduce((set, [right]) => set | (1 << right), 0),
  }))
}
