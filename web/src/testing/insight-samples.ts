import type { AgentTrends, Market, PlatformAnalytics, Recommendation, TasteProfile } from '@storyright/contracts/http'
import { mediums, type WishPart } from '@storyright/contracts/vocabulary'
import { aCard } from './samples.ts'

export function aTaste(change: Partial<TasteProfile> = {}): TasteProfile {
  return {
    genres: [
      { name: 'Mystery', share: 0.6 },
      { name: 'Thriller', share: 0.4 },
    ],
    mediums: [{ name: 'book', share: 1 }],
    priceRange: { low: 10_000, high: 60_000 },
    signals: { favourite: 4, offer: 1, view: 12 },
    lookingFor: null,
    ...change,
  }
}

export function aRecommendation(id: string, change: Partial<Recommendation> = {}): Recommendation {
  return {
    listing: aCard({ id, title: `Title ${id}` }),
    score: 82,
    reasoning: 'Because you favourited The Woman in White',
    signal: 'favourite',
    because: { listingId: '9', says: 'The Woman in White' },
    isExploration: false,
    ...change,
  }
}

export function recommended(ids: readonly string[]) {
  return {
    recommendations: ids.map((id) => aRecommendation(id)),
    totalAnalyzed: 1296,
    profile: aTaste(),
    widened: [] as WishPart[],
  }
}

const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
const ended = { rejected: 1, cancelled: 0, expired: 0 }

/** Two days of a platform. */
export function someAnalytics(change: Partial<PlatformAnalytics> = {}): PlatformAnalytics {
  const dates = ['2026-11-21', '2026-11-22']
  const daily = <Values>(values: Values) => dates.map((date) => ({ date, ...values }))
  return {
    from: '2026-11-21',
    to: '2026-11-22',
    before: {
      from: '2026-11-19',
      to: '2026-11-20',
      users: { total: 1_228, registered: 6 },
      listings: { total: 1_292, created: 8 },
      offers: { created: 8, held: 12, accepted: 3, ...ended },
      money: { held: 150_000, captured: 40_000, released: 0 },
      views: { total: 800 },
      favourites: { total: 0, removed: 0 },
    },
    users: {
      total: 1_234,
      registered: 6,
      byRole: { producer: 1_100, premium: 20, free: 14, agent: 90, admin: 10 },
      byTier: { free: 1_000, premium: 234 },
      series: daily({ registered: 3, total: 1_234, premium: 234, producers: 1_134, agents: 90 }),
    },
    listings: {
      total: 1_296,
      created: 4,
      byStatus: { available: 1_200, optioned: 80, sold: 16 },
      byMedium: { ...zeros(mediums), book: 1_000, screenplay: 296 },
      series: daily({ created: 2, total: 1_296, available: 1_200, optioned: 80, sold: 16 }),
    },
    offers: {
      created: 10,
      held: 8,
      accepted: 3,
      ...ended,
      series: daily({ created: 5, held: 4, accepted: 1, ...ended }),
    },
    money: {
      held: 120_000,
      captured: 45_000,
      released: 9_000,
      series: daily({ held: 60_000, captured: 22_500, released: 4_500 }),
    },
    views: { total: 640, series: daily({ count: 320 }) },
    favourites: { total: 48, removed: 5, series: daily({ count: 24 }) },
    topListings: [
      {
        listingId: '7',
        title: 'The Moonstone',
        author: 'Wilkie Collins',
        medium: 'book',
        views: 91,
        favourites: 12,
        offers: 3,
        series: daily({ count: 45 }),
      },
    ],
    searchesWithoutResult: [{ term: 'airship romance', count: 17, series: daily({ count: 8 }) }],
    ...change,
  }
}

const figures = {
  listings: 40,
  askingMedian: 52_000,
  askingLow: 30_000,
  askingHigh: 80_000,
  offers: 22,
  offerMedian: 31_000,
  acceptedPercent: 36.4,
  hoursToAnswer: 30,
  interest: 18,
  suppressed: false,
}
const heldBack = {
  listings: 3,
  askingMedian: null,
  askingLow: null,
  askingHigh: null,
  offers: null,
  offerMedian: null,
  acceptedPercent: null,
  hoursToAnswer: null,
  interest: null,
  suppressed: true,
}

export function someMarket(change: Partial<Market> = {}): Market {
  return {
    from: '2025-11-23',
    to: '2026-11-22',
    series: [
      { month: '2026-10', ...figures },
      { month: '2026-11', ...heldBack },
    ],
    byGenre: [
      { genre: 'Mystery', ...figures },
      { genre: 'Horror', ...heldBack },
    ],
    byMedium: [{ medium: 'book', ...figures, interest: -4 }],
    mine: {
      offers: 4,
      accepted: 1,
      offerMedian: 28_000,
      hoursToAnswer: 72,
      byGenre: [{ genre: 'Mystery', offers: 3, offerMedian: 27_000 }],
    },
    ...change,
  }
}

/** Two days of an agent's titles beside the two before. */
export function someTrends(change: Partial<AgentTrends> = {}): AgentTrends {
  const nothing = { views: 0, favourites: 0, offers: 0 }
  const [first, last] = [
    { ...nothing, views: 30, offers: 1 },
    { ...nothing, views: 12, favourites: 2 },
  ]
  return {
    from: '2026-11-21',
    to: '2026-11-22',
    totals: { views: 42, favourites: 2, offers: 1 },
    series: [
      { date: '2026-11-21', ...first },
      { date: '2026-11-22', ...last },
    ],
    before: {
      from: '2026-11-19',
      to: '2026-11-20',
      totals: { ...nothing, views: 40, offers: 1 },
      series: [
        { date: '2026-11-19', ...nothing, views: 25 },
        { date: '2026-11-20', ...nothing, views: 15, offers: 1 },
      ],
    },
    titles: [
      {
        listingId: '7',
        title: 'The Moonstone',
        medium: 'book',
        ...first,
        views: 42,
        before: { ...nothing, views: 30 },
      },
      { listingId: '9', title: 'Goblin Market', medium: 'book', ...nothing, favourites: 2, before: nothing },
    ],
    ...change,
  }
}
