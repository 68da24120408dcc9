import type { ListingForm } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { addAuditEntry, differences } from '../audit/audit.store.ts'
import type { Listing } from '../generated/client.ts'
import { formOf, mayBeAnalysed } from '../listings/listing.views.ts'
import { changesTitle, reopenDocuments } from '../title/reopen-documents.ts'
import { actsForAnother, type ManagementDeps, requireManaged } from './may-manage.ts'

/** Replaces what the listing form says; its chain of title is looked at again where it proves something else now. Early access is decided on creation: here the form has no say in it. */
export const replaceListing =
  ({ clock, messaging, store }: ManagementDeps<'lock' | 'replaceForm' | 'mark'>) =>
  ({ viewer, id, form: sent }: { viewer: Viewer; id: bigint; form: ListingForm }): Promise<Listing> =>
    messaging.store.transaction(async (tx) => {
      const now = clock()
      const listing = await requireManaged(store)(tx, { viewer, id })
      const before = formOf(listing)
      const aiConsent = sent.aiConsent ?? mayBeAnalysed(before)
      const form = { ...sent, earlyAccess: before.earlyAccess, aiConsent }
      if (actsForAnother(viewer, listing)) {
        const changes = differences(before, form)
        await addAuditEntry(tx, { actorId: viewer.id, action: 'listing.replaced', listingId: id, ...changes }, now)
      }
      const replaced = await store.replaceForm(tx, listing, form, now)
      if (!changesTitle(before, form)) return replaced
      return reopenDocuments(tx, store, { listing: replaced, actorId: viewer.id, now })
    })
