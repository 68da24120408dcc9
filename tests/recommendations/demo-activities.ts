import { demoListings, demoYear } from '@storyright/demo'
import type { Activity } from './readers.ts'

const now = new Date('2026-11-22T00:00:00Z')

/** What the demo's audience did in a year, as figures and recommendations of the demo have it. */
export function demoActivities(): Activity[] {
  const { activities, favourites } = demoYear(demoListings(), now)
  const views = activities.flatMap(({ personId: user, listingId, seconds, at, type }): Activity[] =>
    type === 'view' && listingId ? [{ user, listingId, kind: 'view', seconds: seconds ?? 0, at }] : [],
  )
  const liked = favourites.map(
    ({ personId: user, listingId, at }): Activity => ({ user, listingId, kind: 'favourite', seconds: 0, at }),
  )
  return [...views, ...liked]
}
