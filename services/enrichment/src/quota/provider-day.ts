import type { EnrichmentSource } from '@storyright/contracts/vocabulary'

/** Where each provider's day begins at midnight. */
export const dayZones: Record<EnrichmentSource, string> = {
  books: 'America/Los_Angeles',
  youtube: 'America/Los_Angeles',
  twitter: 'UTC',
}

/** The provider's day as `2026-11-22`. */
export const providerDay = (source: EnrichmentSource, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: dayZones[source], dateStyle: 'short' }).format(at)

const MINUTE_MS = 60_000
const LONGEST_DAY_MINUTES = 25 * 60 + 1

/** The first whole minute of the provider's next day: midnight there, whatever its clocks do that day. */
export function endOfProviderDay(source: EnrichmentSource, at: Date): Date {
  const day = providerDay(source, at)
  const first = Math.floor(at.getTime() / MINUTE_MS)
  let [low, high] = [0, LONGEST_DAY_MINUTES]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (providerDay(source, new Date((first + middle) * MINUTE_MS)) === day) low = middle
    else high = middle
  }
  return new Date((first + high) * MINUTE_MS)
}
