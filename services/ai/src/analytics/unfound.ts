import type { PlatformAnalytics } from '@storyright/contracts/http'
import type { Database } from '../database.ts'
import { mostOf } from './most.ts'
import type { Range } from './range.ts'
import { countsOf } from './series.ts'

const COUNT = 100

/** What was searched for most without anything being found. */
export async function searchesWithoutResult(
  db: Database,
  { range, days }: { range: Range; days: readonly string[] },
): Promise<PlatformAnalytics['searchesWithoutResult']> {
  const terms = await mostOf(db, { generation: 0, series: 'unfound', range, count: COUNT })
  return terms.map(({ of: term, sum: count, months }) => {
    const counts = countsOf(months, days)
    return { term, count, series: days.map((date, place) => ({ date, count: counts[place]! })) }
  })
}
