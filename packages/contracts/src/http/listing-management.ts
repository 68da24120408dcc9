import { z } from 'zod'
import { defineCall } from './call.ts'
import { listing, listingCard } from './catalogue.ts'
import { uuid } from './fields.ts'
import { listingForm } from './listing-form.ts'

const catalogue = { service: 'catalogue' } as const
const oneListing = z.object({ id: z.string() })

/** What agents do with their listings, and administrators with any. */
export const listingManagementCalls = {
  createListing: defineCall({
    ...catalogue,
    method: 'POST',
    path: '/api/listings',
    summary: 'Create a listing',
    access: 'manageListings',
    body: listingForm,
    status: 201,
    reply: listing,
  }),
  replaceListing: defineCall({
    ...catalogue,
    method: 'PUT',
    path: '/api/listings/:id',
    summary: 'Replace what the listing form says; an optional field left out becomes null',
    access: 'manageListings',
    params: oneListing,
    body: listingForm,
    status: 200,
    reply: listing,
  }),
  deleteListing: defineCall({
    ...catalogue,
    method: 'DELETE',
    path: '/api/listings/:id',
    summary: 'Withdraw a listing',
    access: 'manageListings',
    params: oneListing,
    status: 204,
  }),
  agentListings: defineCall({
    ...catalogue,
    method: 'GET',
    path: '/api/listings/agent/:agentId',
    summary: 'An agent’s own listings, newest first',
    access: 'signedIn', // that agent and administrators; decided where the owner is known
    refusedWith: 'Only the agent and administrators see these listings.',
    params: z.object({ agentId: uuid }),
    status: 200,
    reply: z.array(listing),
  }),
  featureListing: defineCall({
    ...catalogue,
    method: 'PUT',
    path: '/api/admin/listings/:id/featured',
    summary: 'Choose a listing for the featured titles, or take it out',
    access: 'admin',
    params: oneListing,
    body: z.strictObject({ featured: z.boolean() }),
    status: 200,
    reply: listingCard,
  }),
} as const
