import { behaviourTimes, type RecommendationSignal, ratings } from '@storyright/contracts/vocabulary'
import type { TasteRow } from '../../tracking/taste-rows.ts'

const DAY_MS = 86_400_000

/** The weight of each when new, and its half-life in days. */
const strengths = {
  favourite: { weight: 3, halfLifeDays: 365 },
  offer: { weight: 5, halfLifeDays: 365 },
  view: { weight: 1.5, halfLifeDays: 60 },
  intent: { weight: 2, halfLifeDays: 60 },
  share: { weight: 2, halfLifeDays: 120 },
  search: { weight: 1.5, halfLifeDays: 45 },
  feedback: { weight: 2.5, halfLifeDays: 180 },
} as const

function decayed(kind: keyof typeof strengths, at: Date, now: Date): number {
  const { weight, halfLifeDays } = strengths[kind]
  const days = Math.max(0, now.getTime() - at.getTime()) / DAY_MS
  return weight * 0.5 ** (days / halfLifeDays)
}

export const favouriteWeight = (at: Date, now: Date) => decayed('favourite', at, now)
export const offerWeight = (at: Date, now: Date) => decayed('offer', at, now)

/** An offer, a favourite and a long view together: whoever does more with one title adds no more weight. */
const MOST = 10

/** The most that one person's signals of one title, or one word, weigh together. */
export const saturated = (weight: number): number => Math.min(weight, MOST)

/** What somebody is looking for counts as a first search, for as long as they have it in their profile. */
export const lookingForWeight = strengths.search.weight

/** A recorded signal's weight today; a longer stay weighs more, and a dismissal less than nothing. */
export function tasteWeight(row: TasteRow, now: Date): number {
  switch (row.kind) {
    case 'view': {
      const stay = Math.log1p(row.seconds ?? 0) / Math.log1p(behaviourTimes.viewUpToSeconds)
      return stay * decayed('view', row.at, now)
    }
    case 'offer_click':
    case 'download_materials':
      return decayed('intent', row.at, now)
    case 'feedback':
      return (row.rating === ratings.positive ? 1 : -1) * decayed('feedback', row.at, now)
    default:
      return decayed(row.kind, row.at, now)
  }
}

/** What a recorded signal is called where it led to a recommendation. */
export const signalOf = ({ kind }: TasteRow): RecommendationSignal =>
  kind === 'offer_click' || kind === 'download_materials' ? 'view' : kind
