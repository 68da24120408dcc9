import { z } from 'zod'
import { listingId, sortBy, text, timestamp, uuid } from '../fields.ts'
import { catalogueAddresses } from '../vocabulary/addresses/catalogue.ts'
import { importAddresses } from '../vocabulary/addresses/imports.ts'
import { limits, paging } from '../vocabulary/constants.ts'
import { exportFormats } from '../vocabulary/imports.ts'
import { listingStatuses } from '../vocabulary/listing-options.ts'
import { trailSorts } from '../vocabulary/sorts.ts'
import { defineCall } from './call.ts'
import { listing, listingCard } from './catalogue.ts'
import { listingForm } from './listing-form.ts'

const oneListing = z.object({ id: z.string() })

/** What an administrator did to a listing or to a document of its chain of title. */
export const listingAuditActions = [
  'listing.replaced',
  'listing.deleted',
  'listing.featured',
  'listing.status-changed',
  'document.verified',
  'document.rejected',
] as const
export type ListingAuditAction = (typeof listingAuditActions)[number]

export const listingAuditEntry = z
  .object({
    /** Rises with every entry. */
    id: z.string(),
    at: timestamp,
    action: z.enum(listingAuditActions),
    /** The name as it is now. */
    actor: z.object({ id: uuid, name: z.string() }),
    listing: z.object({ id: z.string(), title: z.string() }),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'ListingAuditEntry' })
export type ListingAuditEntry = z.infer<typeof listingAuditEntry>

/** A book of rights that a listing had. */
export const rightsBook = z
  .object({
    text: z.string().describe('In canonical words'),
    at: timestamp,
    by: uuid.describe('Who wrote it'),
  })
  .meta({ id: 'RightsBook' })
export type RightsBook = z.infer<typeof rightsBook>

/** What agents do with their listings, and administrators with any. */
export const listingManagementCalls = {
  createListing: defineCall(catalogueAddresses.createListing, {
    perPerson: 'edits',
    summary: 'Create a listing',
    access: 'manageListings',
    body: listingForm,
    status: 201,
    reply: listing,
  }),
  previewListing: defineCall(catalogueAddresses.previewListing, {
    summary: 'A listing as it would be with this form, saved nowhere; `of` names the one that the form would replace',
    access: 'manageListings',
    query: z.object({ of: listingId.optional() }),
    body: listingForm,
    status: 200,
    /** A new one has the id 0. */
    reply: listing.extend({ id: z.string() }),
  }),
  replaceListing: defineCall(catalogueAddresses.replaceListing, {
    perPerson: 'edits',
    summary: 'Replace what the listing form says; an optional field left out becomes null',
    access: 'manageListings',
    params: oneListing,
    body: listingForm,
    isVersioned: true,
    status: 200,
    reply: listing,
  }),
  rightsHistory: defineCall(catalogueAddresses.rightsHistory, {
    summary: 'Every book of rights that a listing had, oldest first; for its agent and administrators',
    access: 'manageListings',
    refusedWith: 'You can only manage your own listings.',
    params: oneListing,
    status: 200,
    reply: z.array(rightsBook),
  }),
  deleteListing: defineCall(catalogueAddresses.deleteListing, {
    summary: 'Withdraw a listing',
    access: 'manageListings',
    params: oneListing,
    status: 204,
  }),
  agentListings: defineCall(catalogueAddresses.agentListings, {
    summary: 'An agent’s own listings, newest first',
    access: 'signedIn', // that agent and administrators; decided where the owner is known
    refusedWith: 'Only the agent and administrators see these listings.',
    params: z.object({ agentId: uuid }),
    status: 200,
    reply: z.array(listing),
  }),
  exportListings: defineCall(importAddresses.exportListings, {
    summary:
      'An agent’s own listings as a file that an import takes: CSV, Excel or ONIX; or their rights, line by line',
    access: 'signedIn', // that agent and administrators; decided where the owner is known
    refusedWith: 'Only the agent and administrators see these listings.',
    params: z.object({ agentId: uuid }),
    query: z.object({
      format: z.enum(exportFormats).default('csv'),
      status: z.enum(listingStatuses).optional(),
      search: text(limits.search).optional().describe('All of these words stand in title, author, genre or medium'),
    }),
    sends: 'application/octet-stream',
    status: 200,
  }),
  changeListingStatus: defineCall(catalogueAddresses.changeListingStatus, {
    summary: 'Mark a listing under option as sold; a non-exclusive one names the accepted offer of its buyer',
    access: 'manageListings',
    params: oneListing,
    body: z.strictObject({ status: z.literal('sold'), offerId: uuid.nullish() }),
    status: 200,
    reply: listing,
  }),
  listingsAudit: defineCall(catalogueAddresses.listingsAudit, {
    summary: 'What administrators did to listings, newest first',
    access: 'admin',
    query: z.object({
      sort: sortBy(trailSorts),
      cursor: z.string().max(600).optional(),
      limit: z.coerce.number().int().min(1).max(paging.pageMaximum).optional(),
    }),
    status: 200,
    reply: z.array(listingAuditEntry),
  }),
  listingsAuditCsv: defineCall(catalogueAddresses.listingsAuditCsv, {
    summary: 'All that administrators did to listings, as CSV',
    access: 'admin',
    sends: 'text/csv',
    status: 200,
  }),
  chosenTitles: defineCall(catalogueAddresses.chosenTitles, {
    summary: 'Every title that was chosen to be featured, also those that are optioned or sold and so are not shown',
    access: 'admin',
    isVersioned: true,
    status: 200,
    reply: z.array(listingCard),
  }),
  featureListing: defineCall(catalogueAddresses.featureListing, {
    summary: 'Choose a listing for the featured titles, or take it out; the version is that of the whole choice',
    access: 'admin',
    params: oneListing,
    isVersioned: true,
    body: z.strictObject({ featured: z.boolean() }),
    status: 200,
    reply: listingCard,
  }),
} as const
