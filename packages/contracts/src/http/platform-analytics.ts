import { z } from 'zod'
import { calendarDay } from '../fields.ts'
import { aiAddresses } from '../vocabulary/addresses/ai.ts'
import { listingIdForm } from '../vocabulary/listing-id.ts'
import { listingStatuses, mediums } from '../vocabulary/listing-options.ts'
import { roles, tiers } from '../vocabulary/people.ts'
import { defineCall } from './call.ts'

const count = z.number().int()
const day = z.iso.date()
const byName = <const Names extends readonly [string, ...string[]]>(names: Names) => z.record(z.enum(names), count)
const daily = <Values extends z.ZodRawShape>(values: Values) => z.array(z.object({ date: day, ...values }))

/** Every day of the range is there, in UTC, also the empty ones. */
const dailyCount = daily({ count })

const funnel = {
  created: count,
  held: count,
  accepted: count,
  rejected: count,
  cancelled: count,
  expired: count,
}
/** In pounds; captured, less what went back to the cards since. */
const money = { held: z.number(), captured: z.number(), released: z.number() }

/** The same figures of as many days before the range, to compare with. */
const before = z.object({
  from: day,
  to: day,
  users: z.object({ total: count, registered: count }),
  listings: z.object({ total: count, created: count }),
  offers: z.object(funnel),
  money: z.object(money),
  views: z.object({ total: count }),
  favourites: z.object({ total: count, removed: count }),
})

export const platformAnalytics = z
  .object({
    from: day,
    to: day,
    before,
    users: z.object({
      total: count.describe('At the end of the range; closed accounts do not count'),
      registered: count,
      byRole: byName(roles),
      byTier: byName(tiers),
      series: daily({ registered: count, total: count, premium: count, producers: count, agents: count }),
    }),
    listings: z.object({
      total: count,
      created: count,
      byStatus: byName(listingStatuses),
      byMedium: byName(mediums),
      series: daily({ created: count, total: count, available: count, optioned: count, sold: count }),
    }),
    offers: z.object({ ...funnel, series: daily(funnel) }),
    money: z.object({ ...money, series: daily(money) }),
    views: z.object({ total: count, series: dailyCount }),
    favourites: z.object({ total: count.describe('Added in the range'), removed: count, series: dailyCount }),
    topListings: z.array(
      z.object({
        listingId: z.string(),
        title: z.string(),
        author: z.string(),
        medium: z.enum(mediums),
        views: count,
        favourites: count,
        offers: count,
        series: dailyCount.describe('Views'),
      }),
    ),
    searchesWithoutResult: z.array(z.object({ term: z.string(), count, series: dailyCount })),
  })
  .meta({ id: 'PlatformAnalytics' })
export type PlatformAnalytics = z.infer<typeof platformAnalytics>

const days = { from: calendarDay.optional(), to: calendarDay.optional() }
type Days = { from?: string | undefined; to?: string | undefined }
const inOrder = ({ from, to }: Days) => !from || !to || from <= to
const outOfOrder = { path: ['to'], message: 'The range must not end before it begins' }

/** The last 30 days by default. */
export const analyticsQuery = z.object(days).refine(inOrder, outOfOrder)

/** What an agent's titles were given: views and favourites as the platform counts them, offers that reached the agent. */
const attention = { views: count, favourites: count, offers: count }

export const agentTrends = z
  .object({
    from: day,
    to: day,
    totals: z.object(attention),
    series: daily(attention),
    before: z
      .object({ from: day, to: day, totals: z.object(attention), series: daily(attention) })
      .describe('The same of as many days before'),
    titles: z
      .array(
        z.object({
          listingId: z.string(),
          title: z.string(),
          medium: z.enum(mediums),
          ...attention,
          before: z.object(attention),
        }),
      )
      .describe('Each title that has any of them in either time, the most viewed first'),
  })
  .meta({ id: 'AgentTrends' })
export type AgentTrends = z.infer<typeof agentTrends>

export const agentTrendsQuery = z
  .object({
    ...days,
    listingId: z.string().regex(listingIdForm).optional().describe('Totals and days of this title alone'),
  })
  .refine(inOrder, outOfOrder)

const amount = z.number().nullable()
const figures = {
  listings: count,
  /** The middle asking price, in whole pounds, and the middle half. */
  askingMedian: amount,
  askingLow: amount,
  askingHigh: amount,
  offers: count.nullable(),
  offerMedian: amount,
  acceptedPercent: amount,
  hoursToAnswer: amount.describe('The median, from the hold to the answer'),
  interest: amount.describe(
    'Views, favourites and offers of the last 90 days ÷ those of the 90 before, in percent more',
  ),
  suppressed: z.boolean().describe('Fewer than five people stand behind a figure, which is `null` then'),
}

/** What titles ask and fetch; no figure that a group of fewer than five people could be read from. */
export const market = z
  .object({
    from: day,
    to: day,
    series: z.array(z.object({ month: z.string(), ...figures })),
    byGenre: z.array(z.object({ genre: z.string(), ...figures })),
    byMedium: z.array(z.object({ medium: z.enum(mediums), ...figures })),
    mine: z.object({
      offers: count,
      accepted: count,
      offerMedian: amount,
      hoursToAnswer: amount,
      byGenre: z.array(z.object({ genre: z.string(), offers: count, offerMedian: amount })),
    }),
  })
  .meta({ id: 'Market' })
export type Market = z.infer<typeof market>

export const platformAnalyticsCalls = {
  platformAnalytics: defineCall(aiAddresses.platformAnalytics, {
    summary: 'The platform’s figures of a range of days',
    access: 'admin',
    query: analyticsQuery,
    status: 200,
    reply: platformAnalytics,
  }),
  platformAnalyticsCsv: defineCall(aiAddresses.platformAnalyticsCsv, {
    summary: 'The same, a row a day and one of totals, as CSV',
    access: 'admin',
    query: analyticsQuery,
    sends: 'text/csv',
    status: 200,
  }),
  agentTrends: defineCall(aiAddresses.agentTrends, {
    summary: 'Views, favourites and offers of one’s own titles by day, of a year at most, beside the days before',
    access: 'manageListings',
    query: agentTrendsQuery,
    mayBeMissing: true,
    status: 200,
    reply: agentTrends,
  }),
  market: defineCall(aiAddresses.market, {
    summary: 'Asking prices, offers and time to answer by genre and medium, and the viewer’s own offers beside them',
    access: 'premium',
    query: analyticsQuery,
    status: 200,
    reply: market,
  }),
} as const
