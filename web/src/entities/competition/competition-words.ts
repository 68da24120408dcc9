import type { Competition } from '@storyright/contracts/http'
import { competitionStatusLabels, dayAndTime } from '@storyright/contracts/vocabulary'

const HOUR_MS = 3_600_000

/** `Closes in 3 days, on 24 Nov 2026, 17:00` */
export function closesIn(closesAt: string, now = Date.now()): string {
  const hours = Math.floor((Date.parse(closesAt) - now) / HOUR_MS)
  const on = `on ${dayAndTime(closesAt)}`
  if (hours >= 48) return `Closes in ${Math.floor(hours / 24)} days, ${on}`
  return hours >= 2 ? `Closes in ${hours} hours, ${on}` : `Closes very soon, ${on}`
}

/** When it opens, closes or has closed. */
export function whenOf({ status, opensAt, closesAt }: Pick<Competition, 'status' | 'opensAt' | 'closesAt'>): string {
  if (status === 'upcoming') return `Opens on ${dayAndTime(opensAt)}`
  return status === 'open' ? closesIn(closesAt) : `Closed on ${dayAndTime(closesAt)}`
}

/** Of one without an entry nothing is judged. */
export const statusLabel = ({ status, entries }: Pick<Competition, 'status' | 'entries'>): string =>
  status === 'closed' && entries === 0 ? 'Closed' : competitionStatusLabels[status]
