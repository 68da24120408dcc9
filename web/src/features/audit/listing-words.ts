import type { ListingAuditEntry } from '@storyright/contracts/http'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'

type Action = ListingAuditEntry['action']

/** What was done; of the featured titles only the change tells whether one came or went. */
export const listingActions: Record<Action, (after: ListingAuditEntry['after']) => string> = {
  'listing.replaced': () => 'Listing edited',
  'listing.deleted': () => 'Listing deleted',
  'listing.featured': ({ isFeatured }) => (isFeatured ? 'Title featured' : 'Taken out of the featured titles'),
  'listing.status-changed': () => 'Status changed',
  'document.verified': () => 'Document verified',
  'document.rejected': () => 'Document rejected',
}

const statuses: Readonly<Record<string, string>> = {
  available: 'Available',
  optioned: 'Optioned',
  sold: 'Sold',
  draft: 'Draft',
  submitted: 'Submitted',
  verified: 'Verified',
  rejected: 'Rejected',
}

/** The words of a listing's form, and of what only administrators change. */
export function wordsOfListings(form: FieldWords): FieldWords {
  return {
    labels: { status: 'Status', reason: 'Reason', ...form.labels },
    read: (field, value) => (field === 'status' ? statuses[String(value)] : form.read?.(field, value)),
  }
}
