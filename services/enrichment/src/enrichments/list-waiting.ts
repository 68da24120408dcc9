import type { Enrichments } from '@storyright/contracts/http'
import type { EnrichmentSource, EnrichmentState } from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import { type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { Filter } from 'mongodb'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type LookUpRow, lookUpRows } from '../look-ups/look-up-rows.ts'
import { enrichmentsView } from './enrichments-view.ts'

interface Query {
  source?: EnrichmentSource | undefined
  state?: EnrichmentState | undefined
  cursor?: string | undefined
  limit?: number | undefined
}
export type UndecidedEnrichment = Enrichments & { title: string; author: string }

/** Unless another state is asked for. */
export const needsSomebody: readonly EnrichmentState[] = ['choosing', 'failed']
const USUAL = 20
const place = z.string().max(20)

/** Listings that need a decision: candidates and failed look-ups, or those of the requested state. */
export async function listWaiting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { source, state, cursor, limit = USUAL }: Query,
): Promise<Page<UndecidedEnrichment>> {
  const which: Filter<LookUpRow> = {
    state: state ?? { $in: [...needsSomebody] },
    ...(source && { source }),
  }
  const after = readCursor(place, cursor)
  const listings = (filter: Filter<LookUpRow>) =>
    lookUpRows.of(db).aggregate<{ _id: string }>([{ $match: filter }, { $group: { _id: '$listingId' } }])
  const [ids, total] = await Promise.all([
    listings(after === null ? which : { ...which, listingId: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit + 1)
      .toArray(),
    lookUpRows
      .of(db)
      .aggregate<{ total: number }>([{ $match: which }, { $group: { _id: '$listingId' } }, { $count: 'total' }])
      .next(),
  ])
  const page = pageOf(ids, { limit, total: total?.total ?? 0, placeOf: ({ _id }) => _id })
  return { ...page, rows: await viewsOf({ db, clock }, page.rows) }
}

async function viewsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: { _id: string }[],
): Promise<UndecidedEnrichment[]> {
  const listingIds = ids.map(({ _id }) => _id)
  const [rows, listings] = await Promise.all([
    lookUpRows
      .of(db)
      .find({ listingId: { $in: listingIds } }, { projection: { found: 0, 'before.figures': 0 } })
      .toArray(),
    listingRows
      .of(db)
      .find({ _id: { $in: listingIds } }, { projection: { 'listing.title': 1, 'listing.author': 1 } })
      .toArray(),
  ])
  return listingIds.map((listingId) => {
    const its = listings.find(({ _id }) => _id === listingId)?.listing
    const own = rows.filter((row) => row.listingId === listingId)
    const view = enrichmentsView({ listingId, rows: own, isManager: true, now: clock() })
    return { ...view, title: its?.title ?? '', author: its?.author ?? '' }
  })
}
