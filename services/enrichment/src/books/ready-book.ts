import type { Enrichments } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'
import { isKnown, requireListingId } from '../listings/known-listing.ts'
import { type LookUpRow, lookUpRows, rowId } from '../look-ups/look-up-rows.ts'
import { claimListing } from '../queue/claim-look-up.ts'
import { type LookUpDeps, lookUp } from '../queue/look-up.ts'

export type ReadyDeps = LookUpDeps & Pick<Deps, 'askCatalogue'>

const RETRY_SECONDS = 30

/** A listing's book, looked up now unless it was already. */
export async function readyBook(deps: ReadyDeps, text: string): Promise<LookUpRow> {
  const { db, clock } = deps
  const listingId = requireListingId(text)
  if (!(await isKnown(deps, listingId))) throw refusals.listingNotFound()
  const its = { _id: rowId('books', listingId) }
  const row = await lookUpRows.of(db).findOne(its)
  if (!row) throw refusals.listingNotFound()
  if (row.dueAt === null) return row
  const claim = await claimListing(db, { source: 'books', listingId, now: clock() })
  if (!claim) throw enrichmentRefusals.beingLookedUp()
  const outcome = await lookUp(deps, claim)
  if (outcome.kind === 'failed')
    throw enrichmentRefusals.sourceFailed({ message: outcome.why, retryAfterSeconds: RETRY_SECONDS })
  if (outcome.kind === 'gone') throw enrichmentRefusals.beingLookedUp()
  if (outcome.kind === 'paused') {
    const waits = Math.max(1, Math.ceil((outcome.until.getTime() - clock().getTime()) / 1_000))
    throw enrichmentRefusals.sourceRests({ message: outcome.why, retryAfterSeconds: waits })
  }
  return (await lookUpRows.of(db).findOne(its))!
}

/** A book's figures while they are fresh and are about the listing. */
export const bookFigures = ({ figures, staleAt }: LookUpRow, now: Date): Enrichments['books'] =>
  staleAt && staleAt > now ? (figures as Enrichments['books']) : null
