import { createHash, randomUUID } from 'node:crypto'
import type { TrackedActivity, TrackedSearch } from '@storyright/contracts/http'
import { beginningOf, behaviourTimes } from '@storyright/contracts/vocabulary'
import type { ActivityRow } from './activity-rows.ts'
import type { TasteRow } from './taste-rows.ts'

export interface Done {
  userId: string
  /** A producer’s opening of a title is on record. */
  isProducer?: boolean
  at: Date
  /** The same in every attempt to report it. */
  key: string | undefined
  userAgent: string | undefined
}

/** A person's action, before it is written. */
export type Activity = Omit<ActivityRow, 'recordedAt'>

/** A visit to a listing, or something done with it; a stay too short to be a view is nothing. */
export function activityOf(
  tracked: TrackedActivity,
  { userId, isProducer, at, key, userAgent }: Done,
): Activity | null {
  const { activityType: type, listingId, timeSpent, sessionId } = tracked
  const isView = type === 'view'
  if (isView && (timeSpent ?? 0) < behaviourTimes.viewFromSeconds) return null
  // Nobody stays exactly as long twice; of a second share or click only a key shows that it repeats the first one.
  const isTelling = isView && sessionId ? JSON.stringify([sessionId, listingId, timeSpent]) : undefined
  return {
    _id: idOf(userId, key ?? isTelling),
    at,
    type,
    userId,
    listingId,
    seconds: isView ? Math.min(timeSpent!, behaviourTimes.viewUpToSeconds) : null,
    sessionId: sessionId || null,
    agentFamily: agentFamily(tracked.userAgent ?? userAgent),
    search: null,
    ...(isView && isProducer && { needsOpening: true as const }),
  }
}

export function searchOf(tracked: TrackedSearch, { userId, at, key, userAgent }: Done): Activity {
  const { searchQuery: query, resultsCount: results, filters } = tracked
  const { genre, medium, priceRange, commercialViability } = filters
  return {
    _id: idOf(userId, key),
    at,
    type: 'search',
    userId,
    listingId: null,
    seconds: null,
    sessionId: null,
    agentFamily: agentFamily(userAgent),
    search: {
      query,
      results,
      genre: genre || null,
      medium: medium || null,
      priceRange: priceRange || null,
      commercialViability: commercialViability || null,
    },
  }
}

const idOf = (userId: string, key: string | undefined) =>
  key === undefined
    ? randomUUID()
    : createHash('sha256')
        .update(JSON.stringify([userId, key]))
        .digest('base64url')

/**
 * Which signals of taste an activity gives: of the views of a title, and of the same search, one a day. Favourites come from
 * catalogue's events, so a toggle adds nothing.
 */
export function tasteOf({ _id, userId, at, type, listingId, seconds, search, isUncounted }: Activity): TasteRow | null {
  if (type === 'favorite_toggle') return null
  const day = at.toISOString().slice(0, 10)
  const its = { userId, at, ...(isUncounted && { isUncounted }) }
  if (type === 'search') {
    const { query, genre, medium } = search!
    return { ...its, _id: idOf(userId, JSON.stringify([day, type, termOf(query)])), kind: type, query, genre, medium }
  }
  const once = type === 'view' ? idOf(userId, JSON.stringify([day, type, listingId])) : _id
  return { ...its, _id: once, kind: type, listingId: listingId!, seconds }
}

/** In this order: those below stand in the names of those above. */
const families = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|Opera)\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['safari', /\bSafari\//],
] as const

export type AgentFamily = (typeof families)[number][0] | 'other'

/** All that is kept of a user agent. */
export const agentFamily = (userAgent: string | null | undefined): AgentFamily =>
  families.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? 'other'

const LONGEST = 80

/** Normalises a search, so that spellings count as one. */
export function termOf(query: string): string {
  const plain = query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{C}\s]+/gu, ' ')
  return beginningOf(plain.trim(), LONGEST).trim()
}
