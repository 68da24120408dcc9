import type { TakingKind } from '@storyright/contracts/vocabulary'
import type { Book, Day, Line } from './line.ts'

// A line is a box over countries, languages, rights and days. Every answer here is made of boxes that do not overlap, but for `since`.

export const strength = { exclusive: 0, 'first-look': 1, 'non-exclusive': 2 } as const

/** What a book has in common with another; exclusivities are the first one's. */
export function intersect(book: Book, other: Book): Line[] {
  return disjoint(book.flatMap((line) => other.flatMap((cut) => meet(line, cut) ?? [])))
}

/** What of a book is not in another. */
export function subtract(book: Book, other: Book): Line[] {
  return without(disjoint(book), other)
}

/** Whether all of another book is in this one. */
export function covers(book: Book, other: Book): boolean {
  return other.every((line) => without([line], book).length === 0)
}

export function overlaps(book: Book, other: Book): boolean {
  return book.some((line) => other.some((one) => touches(line, one)))
}

/** Whether the two cannot be granted beside each other: they share something, and one of them has it exclusively. */
export function conflicts(book: Book, other: Book): boolean {
  return book.some((line) => other.some((one) => (isExclusive(line) || isExclusive(one)) && touches(line, one)))
}

/** The same in boxes that do not overlap: each part keeps its strongest exclusivity. */
export function disjoint(book: Book): Line[] {
  const lines = book.toSorted((one, other) => strength[one.exclusivity] - strength[other.exclusivity])
  return merge(lines.flatMap((line, place) => without([line], lines.slice(0, place))))
}

/** The part of a book from this day on. */
export function since(book: Book, day: Day): Line[] {
  return book.flatMap((line) => (line.to < day ? [] : line.from >= day ? line : { ...bare(line), from: day }))
}

/** What somebody holds, or nobody gets for now. */
export interface Taking {
  readonly kind: TakingKind
  readonly lines: Book
}

/**
 * What of the asked lines may be granted, with the exclusivity that was asked for. Exclusively (and as a first look) that is what
 * stands on an exclusive or first-look line and in no taking; otherwise what stands on any line and in no exclusive taking or holdback.
 */
export function free(book: Book, takings: readonly Taking[], asked: Book): Line[] {
  const granted = asked.flatMap((line) => {
    const isAlone = isExclusive(line)
    const offered = isAlone ? book.filter(isExclusive) : book
    const taken = takings.flatMap(({ kind, lines }) =>
      isAlone || kind === 'holdback' ? lines : lines.filter(isExclusive),
    )
    return without(intersect([line], offered), taken)
  })
  return disjoint(granted)
}

/** A first look is decided like an exclusive grant. */
export const isExclusive = ({ exclusivity }: Pick<Line, 'exclusivity'>): boolean => exclusivity !== 'non-exclusive'

function meet(line: Line, cut: Line): Line | undefined {
  if (!touches(line, cut)) return undefined
  return {
    ...bare(line),
    territories: line.territories & cut.territories,
    languages: line.languages & cut.languages,
    rights: line.rights & cut.rights,
    from: Math.max(line.from, cut.from),
    to: Math.min(line.to, cut.to),
  }
}

const touches = (one: Line, other: Line): boolean =>
  (one.rights & other.rights) !== 0 &&
  one.from <= other.to &&
  other.from <= one.to &&
  (one.territories & other.territories) !== 0n &&
  (one.languages & other.languages) !== 0n

/** A part of a line is not what was typed. */
export function bare({ typed: _, ...line }: Line): Line {
  return line
}

/** What of these lines is not in a book; a line that it does not touch stays as it is. */
export function without(lines: readonly Line[], cuts: Book): Line[] {
  let left = [...lines]
  for (const cut of cuts) left = left.flatMap((line) => (touches(line, cut) ? aroundOf(line, cut) : line))
  return merge(left)
}

/** The parts of a box outside another that it touches: what differs in one dimension goes, and the next is cut of the rest. */
function aroundOf(line: Line, cut: Line): Line[] {
  const parts: Line[] = []
  let core = bare(line)
  const split = (outside: Partial<Line>, inside: Partial<Line>) => {
    parts.push({ ...core, ...outside })
    core = { ...core, ...inside }
  }
  if (core.from < cut.from) split({ to: cut.from - 1 }, { from: cut.from })
  if (core.to > cut.to) split({ from: cut.to + 1 }, { to: cut.to })
  const rights = core.rights & ~cut.rights
  if (rights) split({ rights }, { rights: core.rights & cut.rights })
  const languages = core.languages & ~cut.languages
  if (languages) split({ languages }, { languages: core.languages & cut.languages })
  const territories = core.territories & ~cut.territories
  if (territories) parts.push({ ...core, territories })
  return parts
}

/** Joins boxes that differ in one dimension alone, until none is left that can be joined. */
function merge(boxes: Line[]): Line[] {
  let before = boxes
  for (;;) {
    let after = before
    for (const dimension of ['territories', 'languages', 'rights', 'days'] as const) after = joined(after, dimension)
    if (after.length === before.length) return after
    before = after
  }
}

function joined(boxes: Line[], dimension: 'territories' | 'languages' | 'rights' | 'days'): Line[] {
  if (boxes.length < 2) return boxes
  const alike = Map.groupBy(boxes, ({ territories, languages, rights, from, to, exclusivity }) =>
    [
      exclusivity,
      dimension !== 'territories' && territories,
      dimension !== 'languages' && languages,
      dimension !== 'rights' && rights,
      dimension !== 'days' && `${from} ${to}`,
    ].join(),
  )
  return [...alike.values()].flatMap((group) => {
    if (group.length === 1) return group
    if (dimension === 'days') return joinedDays(group)
    if (dimension === 'rights') return { ...bare(group[0]!), rights: group.reduce((set, one) => set | one.rights, 0) }
    return { ...bare(group[0]!), [dimension]: group.reduce((set, one) => set | one[dimension], 0n) }
  })
}

function joinedDays(group: Line[]): Line[] {
  const spans: Line[] = []
  for (const line of group.toSorted((one, other) => one.from - other.from)) {
    const last = spans.at(-1)
    if (last && last.to + 1 >= line.from) spans[spans.length - 1] = { ...last, to: Math.max(last.to, line.to) }
    else spans.push(bare(line))
  }
  return spans
}
