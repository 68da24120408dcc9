import { createHash } from 'node:crypto'
import {
  type Book,
  bookOf,
  free,
  isExclusive,
  type Line,
  parseBook,
  type StoredLine,
  storedBook,
  subtract,
  type Taking,
} from '@storyright/rights'

/** What of a listing's rights is free, in boxes that do not overlap. Their own exclusivity says nothing. */
export interface FreeBoxes {
  exclusive: readonly Line[]
  nonExclusive: readonly Line[]
}

/** The same as it is stored; without `nonExclusive` both are alike. */
export interface StoredFreeRights {
  key: string
  boxes: { exclusive: StoredLine[]; nonExclusive?: StoredLine[] }
}

export const everything: Line = parseBook('World; L').book![0]!

export function freeRightsOf(book: Book, takings: readonly Taking[]): StoredFreeRights {
  const boxes = (exclusivity: Line['exclusivity']) =>
    storedBook(free(book, takings, [{ ...everything, exclusivity }]))
      .map((line) => ({ ...line, exclusivity: 'exclusive' as const }))
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  const exclusive = boxes('exclusive')
  const nonExclusive = boxes('non-exclusive')
  const isAlike = JSON.stringify(exclusive) === JSON.stringify(nonExclusive)
  const stored = isAlike ? { exclusive } : { exclusive, nonExclusive }
  return { key: createHash('sha256').update(JSON.stringify(stored)).digest('hex'), boxes: stored }
}

export function boxesOf({ exclusive, nonExclusive }: StoredFreeRights['boxes']): FreeBoxes {
  const lines = bookOf(exclusive)
  return { exclusive: lines, nonExclusive: nonExclusive ? bookOf(nonExclusive) : lines }
}

const dimensions = ['territories', 'languages', 'rights', 'days'] as const
export type Dimension = (typeof dimensions)[number]

/** Rights that somebody looks for. */
export interface SoughtRights {
  /** Where a dimension does not matter it holds everything. */
  line: Line
  /** The dimensions of which all is needed; of each other one, some is enough. */
  whole: readonly Dimension[]
}

/** Whether these are free: whether there is something in the other dimensions with which all that is needed is free together. */
export function isFree(free: FreeBoxes, { line, whole }: SoughtRights): boolean {
  const boxes = isExclusive(line) ? free.exclusive : free.nonExclusive
  let near: Line[] | undefined
  for (const box of boxes) {
    if (!touches(box, line)) continue
    if (holds(box, line, whole)) return true
    near = near ? [...near, box] : [box]
  }
  // Several boxes may hold together what none of them does.
  if (!near || near.length < 2 || !holds(unionOf(near), line, whole)) return false
  const isCountable = near.length <= FEW && line.to - line.from < Number.POSITIVE_INFINITY
  return isCountable ? reach(near, line, whole) : holdTogether(near, line, whole)
}

// Asked of each box of every listing: the cheap comparisons come first.
const touches = (box: Line, line: Line): boolean =>
  (box.rights & line.rights) !== 0 &&
  box.from <= line.to &&
  line.from <= box.to &&
  (box.territories & line.territories) !== 0n &&
  (box.languages & line.languages) !== 0n

function holds(box: Line, line: Line, whole: readonly Dimension[]): boolean {
  for (const dimension of whole) {
    if (dimension === 'rights') {
      if ((line.rights & ~box.rights) !== 0) return false
    } else if (dimension === 'days') {
      if (line.from < box.from || box.to < line.to) return false
    } else if ((box[dimension] & line[dimension]) !== line[dimension]) return false
  }
  return true
}

/** The smallest box around several: what it does not hold, they do not hold together. */
function unionOf(boxes: readonly Line[]): Line {
  let { territories, languages, rights, from, to } = boxes[0]!
  for (const box of boxes) {
    territories |= box.territories
    languages |= box.languages
    rights |= box.rights
    from = Math.min(from, box.from)
    to = Math.max(to, box.to)
  }
  return { ...boxes[0]!, territories, languages, rights, from, to }
}

/** Among more boxes there are too many ways to choose some. */
const FEW = 10

/**
 * Whether some of the boxes share something in the dimensions that are not needed whole, and fill the others there. Boxes do not overlap:
 * where they share a place, what they hold of the others adds up.
 */
function reach(near: readonly Line[], line: Line, whole: readonly Dimension[]): boolean {
  const wanted = sizeOf(line, line, whole)
  const sizes = near.map((box) => sizeOf(box, line, whole))
  const isReached = (at: number, shared: Line, size: number): boolean => {
    if (size === wanted) return true
    if (at === near.length || size + sizes.slice(at).reduce((sum, one) => sum + one, 0) < wanted) return false
    const common = sharedBy(shared, near[at]!, whole)
    return (common !== null && isReached(at + 1, common, size + sizes[at]!)) || isReached(at + 1, shared, size)
  }
  return isReached(0, line, 0)
}

/** What a box leaves of a place in the dimensions that are not needed whole. */
function sharedBy(shared: Line, box: Line, whole: readonly Dimension[]): Line | null {
  const next = { ...shared }
  if (!whole.includes('rights')) next.rights &= box.rights
  if (!whole.includes('territories')) next.territories &= box.territories
  if (!whole.includes('languages')) next.languages &= box.languages
  if (!whole.includes('days'))
    Object.assign(next, { from: Math.max(next.from, box.from), to: Math.min(next.to, box.to) })
  return next.rights && next.territories && next.languages && next.from <= next.to ? next : null
}

/** How much of a line a box holds, in the dimensions that are needed whole. */
function sizeOf(box: Line, line: Line, whole: readonly Dimension[]): number {
  let size = 1
  for (const dimension of whole) {
    if (dimension === 'days') size *= Math.min(box.to, line.to) - Math.max(box.from, line.from) + 1
    else size *= countOf(BigInt(box[dimension]) & BigInt(line[dimension]))
  }
  return size
}

const countOf = (set: bigint) => {
  let count = 0
  for (const digit of set.toString(16)) count += bitsIn[Number.parseInt(digit, 16)]!
  return count
}
const bitsIn = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]

/** The same of any number of boxes. */
function holdTogether(near: readonly Line[], line: Line, whole: readonly Dimension[]): boolean {
  const missing = subtract([line], near).map((rest) => ({ ...rest, ...pick(line, whole) }))
  return subtract([line], missing).length > 0
}

function pick(line: Line, whole: readonly Dimension[]): Partial<Line> {
  const fields = whole.flatMap((dimension) => (dimension === 'days' ? (['from', 'to'] as const) : [dimension]))
  return Object.fromEntries(fields.map((field) => [field, line[field]]))
}
