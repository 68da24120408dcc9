import { Refusal } from '@storyright/contracts/vocabulary'
import { ProviderAnswered, ProviderSilent } from './provider-error.ts'

/** How often the first wait may double itself: five seconds grow to an hour, or to half a minute while the provider is away. */
const LONGEST = 720
const LONGEST_WHILE_AWAY = 6

/** When to retry after `tries` earlier failures. */
export function nextTry(tries: number, error: unknown, { now, firstMs }: { now: Date; firstMs: number }): Date {
  const longest = isAway(error) ? LONGEST_WHILE_AWAY : LONGEST
  return new Date(now.getTime() + firstMs * Math.min(2 ** tries, longest))
}

/** The fault is the provider's, not the row's: once it is back, everything that waited should go on within the minute. */
function isAway(error: unknown): boolean {
  if (error instanceof ProviderAnswered) return !error.isRefusal && !error.isMissing
  return error instanceof ProviderSilent || (error instanceof Refusal && error.status === 503)
}
