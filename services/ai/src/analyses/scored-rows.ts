import type { EnrichedListing } from '@storyright/contracts/events'
import { type ListingRow, listingRows } from '@storyright/read-models'
import { type ScoredListing, withFound } from '@storyright/scoring'
import type { Database, Tx } from '../database.ts'
import { enrichmentRows } from '../enrichment/enrichment-rows.ts'
import { meaningRows, vectorIn } from '../meaning/meaning-rows.ts'

/** A listing's row with what else its analysis is made of. */
export interface ScoredRow extends ListingRow {
  /** The listing as it may be analysed at this moment. */
  scored: ScoredListing
  found: EnrichedListing | null
  /** The version of what was found; 0 before the first event. */
  foundVersion: number
  /** Its vector, where its agent lets a model read it and one has. */
  meaning: Int8Array | null
}

/** The known ones of these listings, with their enrichment. */
export async function scoredRows(db: Database, ids: readonly string[], now: Date, tx?: Tx): Promise<ScoredRow[]> {
  const [these, session] = [{ _id: { $in: [...ids] } }, tx && { session: tx }]
  const rows = await listingRows.of(db).find(these, session).toArray()
  const foundOf = new Map((await enrichmentRows.of(db).find(these, session).toArray()).map((row) => [row._id, row]))
  const meanings = new Map(
    (await meaningRows.of(db).find(these, session).toArray()).map((row) => [row._id, vectorIn(row)]),
  )
  return rows.map((row) => {
    const { found = null, version: foundVersion = 0 } = foundOf.get(row._id) ?? {}
    const meaning = meanings.get(row._id) ?? null
    return { ...row, scored: withFound(row.listing, found, now), found, foundVersion, meaning }
  })
}
