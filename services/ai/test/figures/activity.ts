import { randomUUID } from 'node:crypto'
import type { ActivityRow } from '../../src/tracking/activity-rows.ts'

/** A view, as it is recorded. */
export function activity(change: Partial<ActivityRow> & Pick<ActivityRow, 'at' | 'recordedAt'>): ActivityRow {
  return {
    _id: randomUUID(),
    type: 'view',
    userId: randomUUID(),
    listingId: '7',
    seconds: 20,
    sessionId: null,
    agentFamily: 'firefox',
    search: null,
    ...change,
  }
}

export const searched = (
  query: string,
  change: Partial<ActivityRow> & Pick<ActivityRow, 'at' | 'recordedAt'>,
  results = 0,
): ActivityRow =>
  activity({
    type: 'search',
    listingId: null,
    seconds: null,
    search: { query, results, genre: null, medium: null, priceRange: null, commercialViability: null },
    ...change,
  })
