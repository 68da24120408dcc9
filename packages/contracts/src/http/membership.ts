import { z } from 'zod'
import { listingId, timestamp } from '../fields.ts'
import { membershipAddresses } from '../vocabulary/addresses/membership.ts'
import { tiers } from '../vocabulary/people.ts'
import { defineCall } from './call.ts'

const count = z.number().int().nonnegative()

/** What somebody's plan is, and what is used of it. */
export const membershipStatus = z
  .object({
    tier: z.enum(tiers).describe('The effective tier'),
    usage: z.object({
      listingViews: count.describe('Different listings opened this month that count'),
      remaining: count.nullable().describe('`null` when unlimited'),
      resetDate: timestamp.describe('When the next month begins, in UTC'),
    }),
    features: z.object({ monthlyListingViews: count.nullable().describe('`null` when unlimited') }),
    renewsAt: timestamp.nullable(),
    cancelAtPeriodEnd: z.boolean(),
  })
  .meta({ id: 'MembershipStatus' })
export type MembershipStatus = z.infer<typeof membershipStatus>

/** A listing that was opened this month, and stays open for the rest of it. */
export const openedListing = z
  .object({ listingId, title: z.string(), openedAt: timestamp })
  .meta({ id: 'OpenedListing' })
export type OpenedListing = z.infer<typeof openedListing>

export const membershipCalls = {
  membershipStatus: defineCall(membershipAddresses.membershipStatus, {
    summary: 'The plan of the viewer, and what is used of it this month',
    access: 'signedIn',
    status: 200,
    reply: membershipStatus,
  }),
  openedListings: defineCall(membershipAddresses.openedListings, {
    summary: 'The listings that the viewer opened this month, newest first',
    access: 'signedIn',
    status: 200,
    reply: z.array(openedListing),
  }),
} as const
