import { bare, disjoint, intersect, strength, without } from './boxes.ts'
import { allLanguages } from './languages.ts'
import { allRights, type Book, type Line } from './line.ts'
import { world } from './regions.ts'

// A book is edited by taking boxes out and putting others in; it must stay as short as somebody would have written it.

/** A book after these lines were put on offer: where it said something of them already, they replace it. */
export const offer = (book: Book, lines: Book): Line[] => compact([...cut(book, lines), ...lines])

/** A book without these lines. */
export const withdraw = (book: Book, lines: Book): Line[] => compact(cut(book, lines))

/** Line by line, so that those which it does not touch stay as they were written. */
const cut = (book: Book, lines: Book): Line[] => book.flatMap((line) => without([line], lines))

/** Above this many lines nothing is tried but boxes that do not overlap: the others take time with its square. */
const mostTried = 120

/** The same in fewer lines, if it can be: as it is, in boxes that do not overlap, or in boxes as large as the book allows. */
export function compact(book: Book): Line[] {
  const apart = disjoint(book)
  if (book.length > mostTried) return apart
  const asItIs = needed(book)
  if (asItIs.length < 2) return asItIs
  const grown = needed(book.map((line) => grow(line, asStrongAs(line, book))))
  return [asItIs, apart, grown].reduce((best, one) => (one.length < best.length ? one : best))
}

/** Lines of a book that count wherever this one stands. */
const asStrongAs = (line: Line, book: Book): Line[] =>
  book.filter(({ exclusivity }) => strength[exclusivity] <= strength[line.exclusivity])

/** A book without the lines that its others cover, the last ones first. */
function needed(book: Book): Line[] {
  let left = [...book]
  for (const line of book.toReversed()) {
    const others = left.filter((one) => one !== line)
    if (without([line], asStrongAs(line, others)).length === 0) left = others
  }
  return left
}

/** The largest box around a line that stands wholly in a book: one dimension after the other is opened as far as it goes. */
function grow(line: Line, book: Book): Line {
  let grown = bare(line)
  const missing = (change: Partial<Line>) => without([{ ...grown, ...change }], book)
  const territories = missing({ territories: world }).reduce((set, one) => set & ~one.territories, world)
  grown = { ...grown, territories }
  const languages = missing({ languages: allLanguages }).reduce((set, one) => set & ~one.languages, allLanguages)
  grown = { ...grown, languages }
  const rights = missing({ rights: allRights }).reduce((set, one) => set & ~one.rights, allRights)
  grown = { ...grown, rights }
  const around = missing({ from: -Infinity, to: Infinity })
  const before = around.filter(({ to }) => to < line.from).map(({ to }) => to + 1)
  const after = around.filter(({ from }) => from > line.to).map(({ from }) => from - 1)
  return { ...grown, from: Math.max(-Infinity, ...before), to: Math.min(Infinity, ...after) }
}

/** What two books say of the same rights, from one to the other. */
export interface BookChange {
  added: Line[]
  withdrawn: Line[]
  /** Still on offer, with another exclusivity, which is the one that it has now. */
  regraded: Line[]
}

export function compareBooks(before: Book, after: Book): BookChange {
  const [then, now] = [disjoint(before), disjoint(after)]
  const regraded = now.flatMap((line) =>
    intersect(
      [line],
      then.filter(({ exclusivity }) => exclusivity !== line.exclusivity),
    ),
  )
  return { added: without(now, then), withdrawn: without(then, now), regraded }
}
