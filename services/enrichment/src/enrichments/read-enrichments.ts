import type { Enrichments } from '@storyright/contracts/http'
import { enrichmentSources, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { requireReadable } from '../listings/known-listing.ts'
import { lookUpRows, rowId } from '../look-ups/look-up-rows.ts'
import { enrichmentsView } from './enrichments-view.ts'

/** What was found elsewhere about a listing. */
export async function readEnrichments(
  deps: Pick<Deps, 'db' | 'catalogue' | 'clock' | 'openListing'>,
  text: string,
  viewer: Viewer,
): Promise<Enrichments> {
  const { listing, isManager } = await requireReadable(deps, text, viewer)
  return enrichmentsOf(deps, listing.id, isManager)
}

export async function enrichmentsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  listingId: string,
  isManager: boolean,
): Promise<Enrichments> {
  const ids = enrichmentSources.map((source) => rowId(source, listingId))
  const rows = await lookUpRows
    .of(db)
    .find({ _id: { $in: ids } }, { projection: { found: 0, 'before.figures': 0 } })
    .toArray()
  return enrichmentsView({ listingId, rows, isManager, now: clock() })
}
