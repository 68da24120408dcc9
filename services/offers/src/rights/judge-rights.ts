import type { RightsAvailability, RightsLine } from '@storyright/contracts/http'
import { longDay, type TakenReason } from '@storyright/contracts/vocabulary'
import {
  type Book,
  type Day,
  dayText,
  describeBook,
  formatLine,
  formatSets,
  free,
  intersect,
  isExclusive,
  type Line,
  since,
  subtract,
} from '@storyright/rights'
import type { OpenTaking } from './taking.store.ts'

interface Taken {
  line: Line
  reason: TakenReason
  until: Date | null
  mayRunUntil: Date | null
}

/** What of a line is free, and why the rest is not. Days before today do not count. */
export function judge(
  book: Book,
  takings: readonly OpenTaking[],
  { asked, today }: { asked: Line; today: Day },
): Omit<RightsAvailability, 'asOf'> {
  const wanted = since([asked], today)
  const granted = free(book, takings, wanted)
  // What was asked for from before today on reads as it was asked.
  const asAsked = (line: Line): Line => (line.from === today ? { ...line, from: Math.min(asked.from, today) } : line)
  const lines = granted.map(asAsked)
  const taken = whatIsTaken(subtract(wanted, granted), book, takings).map((part) => ({
    ...part,
    line: asAsked(part.line),
  }))
  return {
    asked: lineOf(asked),
    free: taken.length === 0 ? 'all' : lines.length === 0 ? 'none' : 'part',
    lines: lines.map(lineOf),
    taken: taken.map(({ line, reason, until, mayRunUntil }) => ({
      line: lineOf(line),
      reason,
      until: until?.toISOString() ?? null,
      mayRunUntil: mayRunUntil?.toISOString() ?? null,
    })),
    text: [
      ...(lines.length > 0 ? [`Free: ${describeBook(lines)}.`] : []),
      ...(taken.length > 0 ? [`Not free: ${taken.map(inWords).join('; ')}.`] : []),
    ].join(' '),
  }
}

/** What lasts longest is named first where several stand in the way. */
const reasonOf = { grant: 'sold', outside: 'granted', option: 'option', holdback: 'held_back' } as const
const kinds = Object.keys(reasonOf) as (keyof typeof reasonOf)[]

function whatIsTaken(wanted: Book, book: Book, takings: readonly OpenTaking[]): Taken[] {
  const taken: Taken[] = []
  let rest = wanted
  const take = (others: Book, reason: TakenReason, until: Date | null = null, mayRunUntil: Date | null = null) => {
    taken.push(...intersect(rest, others).map((line) => ({ line, reason, until, mayRunUntil })))
    rest = subtract(rest, others)
  }
  const inTheWay = takings.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
  for (const { kind, lines, until, mayRunUntil } of inTheWay) {
    const others = wanted.some(isExclusive) ? lines : lines.filter(isExclusive)
    take(others, reasonOf[kind], until, mayRunUntil)
  }
  take(book, 'not_exclusive')
  taken.push(...rest.map((line) => ({ line, reason: 'not_offered' as const, until: null, mayRunUntil: null })))
  return taken
}

function inWords({ line, reason, until, mayRunUntil }: Taken): string {
  const isLonger = until !== null && mayRunUntil !== null && mayRunUntil > until
  const option = `under option${until ? ` until ${longDay(until)}` : ''}${isLonger ? `, may run to ${longDay(mayRunUntil)}` : ''}`
  const words: Record<TakenReason, string> = {
    option,
    sold: 'sold',
    granted: 'granted to somebody else',
    held_back: 'held back for now',
    not_exclusive: 'on offer non-exclusively only',
    not_offered: 'not on offer',
  }
  return `${describeBook([line])} (${words[reason]})`
}

export const lineOf = (line: Line): RightsLine => ({
  ...formatSets(line),
  from: line.from === Number.NEGATIVE_INFINITY ? null : dayText(line.from),
  to: line.to === Number.POSITIVE_INFINITY ? null : dayText(line.to),
  exclusivity: line.exclusivity,
  text: formatLine(line),
})
