import type { Database } from '../database.ts'
import { type FigureRow, figureId, figureRows } from './figure-rows.ts'
import { isWhole, type Range } from './range.ts'
import { sumWithin } from './series.ts'

/** A listing or a term with its months, and what they add up to within the range. */
export interface Ranked {
  of: string
  sum: number
  months: FigureRow[]
}

interface Wanted {
  generation: number
  series: string
  range: Range
  count: number
}

interface TopNInMonths extends Wanted {
  /** Those of the range that have anything. */
  months: readonly string[]
}

const DEPTH_FACTOR = 4
/** Anything that ranks lower in every month is ignored. */
const MAX_DEPTH = 5_000
/** A range may have hundreds of months, and the process has ten connections for everything it does. */
const MONTHS_AT_ONCE = 3

/**
 * The top entries of a series within a range. Reads each month's first, and deeper until nothing
 * further down in every month could have more: so that a year needs no more than a few hundred of a hundred thousand.
 */
export async function topN(db: Database, wanted: Wanted): Promise<Ranked[]> {
  const months = await monthsWithAny(db, wanted)
  for (let depth = wanted.count * DEPTH_FACTOR; ; depth *= DEPTH_FACTOR) {
    const { ranked, isCertain } = await amongTheFirst(db, { ...wanted, months }, depth)
    if (isCertain || depth >= MAX_DEPTH) return ranked
  }
}

/** An index answers it with one step for each month. */
const monthsWithAny = (db: Database, { generation, series, range }: Wanted): Promise<string[]> =>
  figureRows.of(db).distinct('month', {
    generation,
    series,
    month: { $gte: range.from.slice(0, 7), $lte: range.to.slice(0, 7) },
  })

interface Bounds {
  of: string
  /** It adds up to at least this … */
  least: number
  /** … and the months where it is among the first to this; the others add what the last there has at most. */
  seen: number
  unseen: number
}

async function amongTheFirst(db: Database, among: TopNInMonths, depth: number) {
  const { range, count, months } = among
  const firsts: MonthsFirst[] = []
  for (let from = 0; from < months.length; from += MONTHS_AT_ONCE) {
    const these = months.slice(from, from + MONTHS_AT_ONCE)
    firsts.push(...(await Promise.all(these.map((month) => firstOf(db, among, { month, depth })))))
  }
  const unseen = firsts.reduce((sum, { lastHas }) => sum + lastHas, 0)
  const bounds = new Map<string, Bounds>()
  for (const { month, rows, lastHas } of firsts)
    for (const { of, total } of rows) {
      const known = bounds.get(of!) ?? { of: of!, least: 0, seen: 0, unseen }
      known.seen += total
      known.unseen -= lastHas
      if (isWhole(range, month)) known.least += total
      bounds.set(of!, known)
    }
  const enough = nth(
    [...bounds.values()].map(({ least }) => least),
    count,
  )
  const candidates = [...bounds.values()].filter((one) => one.seen + one.unseen >= enough)
  const ranked = await summedUp(db, among, candidates)
  const first = ranked.filter(({ sum }) => sum > 0).slice(0, count)
  return { ranked: first, isCertain: unseen === 0 || (first.length === count && first.at(-1)!.sum >= unseen) }
}

interface MonthsFirst {
  month: string
  rows: Pick<FigureRow, 'of' | 'total'>[]
  /** Nothing further down has more. */
  lastHas: number
}

async function firstOf(
  db: Database,
  { generation, series }: Wanted,
  { month, depth }: { month: string; depth: number },
): Promise<MonthsFirst> {
  const rows = await figureRows
    .of(db)
    .find({ generation, series, month, total: { $gt: 0 } })
    .sort({ total: -1 })
    .limit(depth)
    .project<Pick<FigureRow, 'of' | 'total'>>({ _id: 0, of: 1, total: 1 })
    .toArray()
  return { month, rows, lastHas: rows.length < depth ? 0 : rows.at(-1)!.total }
}

async function summedUp(
  db: Database,
  { generation, series, range, months }: TopNInMonths,
  candidates: readonly Pick<Bounds, 'of'>[],
): Promise<Ranked[]> {
  const ids = candidates.flatMap(({ of }) => months.map((month) => figureId({ generation, series, of, month })))
  const found = Map.groupBy(
    await figureRows
      .of(db)
      .find({ _id: { $in: ids } })
      .toArray(),
    ({ of }) => of!,
  )
  return [...found]
    .map(([of, rows]) => ({ of, months: rows, sum: sumWithin(rows, range) }))
    .toSorted((one, other) => other.sum - one.sum || (one.of < other.of ? -1 : 1))
}

/** The one of that place from the highest down; 0 where there are fewer. */
const nth = (values: number[], place: number): number => values.sort((one, other) => other - one)[place - 1] ?? 0
