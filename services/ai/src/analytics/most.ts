import type { Database } from '../database.ts'
import { type FigureRow, figureId, figureRows } from './figure-rows.ts'
import { isWhole, monthsOf, type Range } from './range.ts'
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

const DEEPER = 4
/** Whatever is further down in every month of a range is not looked for. */
const DEEPEST = 5_000

/**
 * Those of a series that add up to most within a range. Each month's first are looked at, and deeper until nobody who is
 * further down in every month could have as many: so that a year needs no more than a few hundred of a hundred thousand.
 */
export async function mostOf(db: Database, wanted: Wanted): Promise<Ranked[]> {
  for (let depth = wanted.count * DEEPER; ; depth *= DEEPER) {
    const { ranked, isCertain } = await amongTheFirst(db, wanted, depth)
    if (isCertain || depth >= DEEPEST) return ranked
  }
}

interface Bounds {
  of: string
  /** It adds up to at least this … */
  least: number
  /** … and the months where it is among the first to this; the others add what the last there has at most. */
  seen: number
  unseen: number
}

async function amongTheFirst(db: Database, { generation, series, range, count }: Wanted, depth: number) {
  const firsts = await Promise.all(
    monthsOf(range).map(async (month) => {
      const rows = await figureRows
        .of(db)
        .find({ generation, series, month, total: { $gt: 0 } })
        .sort({ total: -1 })
        .limit(depth)
        .project<Pick<FigureRow, 'of' | 'total'>>({ _id: 0, of: 1, total: 1 })
        .toArray()
      return { month, rows, lastHas: rows.length < depth ? 0 : rows.at(-1)!.total }
    }),
  )
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
  const ranked = await summedUp(db, { generation, series, range }, candidates)
  const first = ranked.filter(({ sum }) => sum > 0).slice(0, count)
  return { ranked: first, isCertain: unseen === 0 || (first.length === count && first.at(-1)!.sum >= unseen) }
}

async function summedUp(
  db: Database,
  { generation, series, range }: Omit<Wanted, 'count'>,
  candidates: readonly Pick<Bounds, 'of'>[],
): Promise<Ranked[]> {
  const ids = candidates.flatMap(({ of }) =>
    monthsOf(range).map((month) => figureId({ generation, series, of, month })),
  )
  const months = Map.groupBy(
    await figureRows
      .of(db)
      .find({ _id: { $in: ids } })
      .toArray(),
    ({ of }) => of!,
  )
  return [...months]
    .map(([of, rows]) => ({ of, months: rows, sum: sumWithin(rows, range) }))
    .toSorted((one, other) => other.sum - one.sum || (one.of < other.of ? -1 : 1))
}

/** The one of that place from the highest down; 0 where there are fewer. */
const nth = (values: number[], place: number): number => values.sort((one, other) => other - one)[place - 1] ?? 0
