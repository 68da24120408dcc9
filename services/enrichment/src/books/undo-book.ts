import type { Listing } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'
import { isKnown, requireListingId } from '../listings/known-listing.ts'
import { finishTakeover, finishUndoing, type TakeoverDeps } from '../takeovers/finish-takeover.ts'
import { lastTakeover } from '../takeovers/last-takeover.ts'
import { takeoverRows } from '../takeovers/takeover-rows.ts'

/** Takes the last takeover back; refuses where the agent has changed a field since. */
export async function undoBook(deps: TakeoverDeps & Pick<Deps, 'askCatalogue'>, text: string): Promise<Listing> {
  const { db } = deps
  const listingId = requireListingId(text)
  const last = await lastTakeover(db, listingId)
  if (!last) throw (await isKnown(deps, listingId)) ? enrichmentRefusals.noTakeover() : refusals.listingNotFound()
  if (last.state === 'begun') await finishTakeover(deps)(last)
  await takeoverRows.of(db).updateOne({ _id: last._id, state: 'done' }, { $set: { state: 'undoing' } })
  const listing = await finishUndoing(deps)(last)
  return { ...listing, ...(last.shows && !last.showed && { mediumDetails: null }) }
}
