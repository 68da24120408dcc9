import type { ListingForm } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { formatBook } from '@storyright/rights'
import { type Expected, requireVersion } from '@storyright/service-kit'
import { addAuditEntry, differences } from '../audit/audit.store.ts'
import { changesTitle, reopenDocuments } from '../chain-of-title/reopen-documents.ts'
import type { Tx } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import { formOf, listingViewOf, mayBeAnalysed } from '../listings/listing.views.ts'
import { rightsOf } from '../listings/listing-rights.ts'
import { settleStatus } from '../listings/settle-status.ts'
import { actsForAnother, type ManagementDeps, requireManaged } from './may-manage.ts'

interface Replacement {
  viewer: Viewer
  id: bigint
  form: ListingForm
  expected: Expected
}

/** Replaces what the listing form says; its chain of title is looked at again where it proves something else now. Early access is decided on creation: here the form has no say in it. */
export function replaceListing(
  { clock, messaging, store }: ManagementDeps<'lock' | 'replaceForm' | 'mark' | 'changeStatus' | 'sell'>,
  { viewer, id, form: sent, expected }: Replacement,
): Promise<Listing> {
  return messaging.store.transaction(async (tx) => {
    const now = clock()
    const listing = await requireManaged(store, tx, { viewer, id })
    requireVersion(expected, listing.version, () => listingViewOf(listing, viewer))
    const replaced = await replaceManaged({ store }, tx, { listing, form: sent, actorId: viewer.id, now })
    if (actsForAnother(viewer, listing)) {
      const changes = differences(provable(listing), provable(replaced))
      await addAuditEntry(tx, { actorId: viewer.id, action: 'listing.replaced', listingId: id, ...changes }, now)
    }
    return replaced
  })
}

interface ReplaceManagedInput {
  /** Locked. */
  listing: Listing
  form: ListingForm
  actorId: string
  now: Date
}

/** Replaces a listing's form in the caller's transaction, with the status and the chain of title that follow from it. */
export async function replaceManaged(
  { store }: Pick<ManagementDeps<'replaceForm' | 'mark' | 'changeStatus' | 'sell'>, 'store'>,
  tx: Tx,
  { listing, form: sent, actorId, now }: ReplaceManagedInput,
): Promise<Listing> {
  const changed = await store.replaceForm(tx, listing, replacingForm(listing, sent), now, actorId)
  const replaced = await settleStatus(store, tx, changed, now)
  if (!changesTitle(provable(listing), provable(replaced))) return replaced
  return reopenDocuments(tx, store, { listing: replaced, actorId, now })
}

/** The form that replaces a listing's: what was decided on creation stays. */
export function replacingForm(listing: Listing, sent: ListingForm): ListingForm {
  const before = formOf(listing)
  return { ...sent, earlyAccess: before.earlyAccess, aiConsent: sent.aiConsent ?? mayBeAnalysed(before) }
}

/** What the form says, and the book of rights that stands beside it. */
const provable = (listing: Listing) => ({ ...formOf(listing), rights: formatBook(rightsOf(listing)) })
