import type { Subscription } from '../objects/subscription.ts'
import type { Work } from '../store/work.ts'

/** How long the first payment is waited for. */
const INCOMPLETE_S = 23 * 3600
/** How long before a renewal it is announced. */
const UPCOMING_S = 7 * 24 * 3600

export const periodEndOf = ({ items }: Subscription) =>
  Math.min(...items.data.map(({ current_period_end: end }) => end))

/** Keeps a subscription, and when something happens to it by itself. */
export const saveSubscription = ({ objects, now }: Work, subscription: Subscription) =>
  objects.save(subscription, dueOf(subscription, now))

function dueOf(subscription: Subscription, now: number): number | null {
  const { status, created } = subscription
  if (status === 'canceled' || status === 'incomplete_expired') return null
  if (status === 'incomplete') return created + INCOMPLETE_S
  const end = periodEndOf(subscription)
  return end - UPCOMING_S > now ? end - UPCOMING_S : end
}

/** Saves a change of a subscription and emits its event, with the previous values. */
export function changeSubscription(work: Work, before: Subscription, change: Partial<Subscription>): Subscription {
  const changed = { ...before, ...change }
  const names = Object.keys(change) as (keyof Subscription)[]
  const different = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(changed[name]))
  saveSubscription(work, changed)
  const previous = Object.fromEntries(different.map((name) => [name, before[name]]))
  if (different.length > 0) work.emit('customer.subscription.updated', changed, previous)
  return changed
}
