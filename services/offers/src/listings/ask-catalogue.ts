import { currentListing, type Envelope, type PublicListing } from '@storyright/contracts/events'
import { isListingId } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { followListing } from './follow-listing.ts'
import { findListing } from './listing.store.ts'

type AskCatalogueDeps = Pick<Deps, 'db' | 'transaction' | 'catalogue' | 'clock'>

/** Makes a listing known whose events are still on their way, as if they had come: they change nothing then. */
export async function askForListing(deps: AskCatalogueDeps, id: string): Promise<void> {
  if (!isListingId(id) || (await findListing(deps.db, id))) return
  const { method, path, reply } = currentListing
  const found = await deps.catalogue.ask({ method, path: path.replace(':id', id), reply, idempotent: true })
  if (!found) return
  const event = { data: found.listing, entityversion: found.version } as Envelope<PublicListing>
  await deps.transaction((tx) => followListing(deps, false, event, tx))
}
