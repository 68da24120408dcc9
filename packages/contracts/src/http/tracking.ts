import { z } from 'zod'
import { requiredText, text } from '../fields.ts'
import { aiAddresses } from '../vocabulary/addresses/ai.ts'
import { activityTypes } from '../vocabulary/behaviour.ts'
import { limits } from '../vocabulary/constants.ts'
import { defineCall } from './call.ts'

const chosen = text(limits.tag).nullish()

export const trackedSearch = z.strictObject({
  searchQuery: requiredText(limits.search, 'There is nothing searched for'),
  filters: z
    .strictObject({ genre: chosen, medium: chosen, priceRange: chosen, commercialViability: chosen })
    .default({}),
  resultsCount: z.number().int().min(0).max(10_000_000),
})
export type TrackedSearch = z.infer<typeof trackedSearch>

export const trackedActivity = z.strictObject({
  listingId: text(limits.tag),
  activityType: z.enum(activityTypes),
  timeSpent: z.number().min(0).max(86_400).nullish().describe('In seconds'),
  sessionId: text(limits.title).nullish(),
  userAgent: text(limits.longText).nullish().describe('Of it, no more than the family is kept'),
})
export type TrackedActivity = z.infer<typeof trackedActivity>

export const trackingCalls = {
  trackSearch: defineCall(aiAddresses.trackSearch, {
    summary: 'Record a search; nothing is stored of those who have switched tracking off',
    access: 'signedIn',
    body: trackedSearch,
    status: 202,
  }),
  trackActivity: defineCall(aiAddresses.trackActivity, {
    summary: 'Record what somebody did with a listing; nothing is stored of those who have switched tracking off',
    access: 'signedIn',
    body: trackedActivity,
    status: 202,
  }),
  forgetTracked: defineCall(aiAddresses.forgetTracked, {
    summary: 'Forget everything that was recorded of the viewer',
    access: 'signedIn',
    status: 204,
  }),
} as const
