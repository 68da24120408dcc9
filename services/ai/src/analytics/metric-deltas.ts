import { effectiveTier, type ListingStatus, type Role } from '@storyright/contracts/vocabulary'
import type { EntityHistoryRow } from './entity-history-rows.ts'
import { type OfferHistoryState, type Step, stepsOf } from './history-event.ts'
import { dayOf, type Share, summed } from './metric-delta.ts'

/** Everything that a life adds to figures; of its steps in order alone, so that it is the same whenever it is asked. */
export function metricDeltasOf({
  kind,
  listingId,
  steps,
  isUncounted = false,
}: Pick<EntityHistoryRow, 'kind' | 'listingId' | 'steps' | 'isUncounted'>): Share[] {
  if (isUncounted) return []
  if (kind === 'person') return summed(personShares(steps))
  if (kind === 'listing') return summed(listingShares(steps))
  if (kind === 'offer') return summed(offerShares(steps, listingId))
  // Marked and unmarked again and again on one day, it was added once, and removed once.
  const states = stepsOf(steps, 'favourite')
  const firsts = [true, false].flatMap((wanted) => states.find(({ said: { isAdded } }) => isAdded === wanted) ?? [])
  return firsts.flatMap(({ at, said: { isAdded } }) => {
    const share = (series: string, of: string | null): Share => ({ series, of, day: dayOf(at), count: 1 })
    return isAdded
      ? [share('favourites.added', null), share('listing.favourites', listingId)]
      : [share('favourites.removed', null)]
  })
}

/** What somebody adds: the day of joining, their role over time, and when they were premium. */
function personShares(steps: readonly Step[]): Share[] {
  const states = stepsOf(steps, 'person')
  const first = states[0]
  if (!first) return []
  const roles = states.map(({ at, said: state }, place): Level & { name: Role | null } => ({
    at: place === 0 ? state.born : at,
    name: state.status === 'closed' ? null : state.role,
  }))
  const memberships = stepsOf(steps, 'membership').map(({ at, said: { until } }) => ({ at, until }))

  const tierAt = (now: Date): string | null => {
    const role = lastBefore(roles, now)?.name ?? null
    const premiumExpiresAt = lastBefore(memberships, now)?.until ?? null
    return role && effectiveTier({ role, premiumExpiresAt }, now)
  }
  const moments = [...roles, ...memberships].map(({ at }) => at)
  const ends = memberships.flatMap(({ until }) => until ?? [])
  const times = [...moments, ...ends].toSorted((one, other) => one.getTime() - other.getTime())
  return [
    { series: 'people.registered', of: null, day: dayOf(first.said.born), count: 1 },
    ...levelShares('people', roles),
    ...levelShares(
      'tiers',
      times.map((at) => ({ at, name: tierAt(at) })),
    ),
  ]
}

const lastBefore = <One extends { at: Date }>(steps: readonly One[], now: Date) => steps.findLast(({ at }) => at <= now)

/**
 * What an offer adds to the funnel and to the money. It reaches its agent once; a hold that is renewed is money held again, and an
 * offer that expires, is renewed and expires again has expired twice.
 */
function offerShares(steps: readonly Step[], listingId: string | null): Share[] {
  const states = stepsOf(steps, 'offer')
  const first = states[0]?.said
  if (!first) return []
  const share = (series: string, at: Date, count = 1): Share => ({ series, of: null, day: dayOf(at), count })
  const shares = [share('offers.created', first.born), { ...share('listing.offers', first.born), of: listingId }]
  let before = unpaid
  // Steps before the offer's first event get the offer's own day.
  const unheard = { at: first.born, said: { ...first, ...(first.hasReached ? held : unpaid) } }
  for (const { at, said: state } of [unheard, ...states]) {
    const { status, payment, hasReached, price } = state
    const acceptedAt = state.acceptedAt ?? at
    if (hasReached && !before.hasReached) shares.push(share('offers.held', at))
    if (status !== before.status && status !== 'pending')
      shares.push(share(`offers.${status}`, status === 'accepted' ? acceptedAt : at))
    if (payment !== before.payment) {
      if (payment === 'held') shares.push(share('money.held', at, price))
      else if (payment === 'captured') shares.push(share('money.captured', acceptedAt, price))
      else if (before.payment === 'held') shares.push(share('money.released', at, price))
    }
    // What went back is taken off where it was counted, so that no day is below nothing; a bank may send it to us again.
    const more = (state.returned ?? 0) - (before.returned ?? 0)
    if (more !== 0) shares.push(share('money.captured', acceptedAt, -more))
    before = state
  }
  return shares
}

type OfferState = Pick<OfferHistoryState, 'status' | 'payment' | 'hasReached' | 'returned'>
const unpaid: OfferState = { status: 'pending', payment: 'requires_payment', hasReached: false }
const held: OfferState = { status: 'pending', payment: 'held', hasReached: true }

/**
 * What a listing adds: the day it was listed, its status and its medium over time. That it was optioned, sold or free again is
 * published a moment after the time in the offer; where an offer has a time, that one counts.
 */
function listingShares(steps: readonly Step[]): Share[] {
  const states = stepsOf(steps, 'listing')
  const first = states[0]
  if (!first) return []
  const { born } = first.said
  const options = stepsOf(steps, 'option').map(({ said: state }) => state)
  const moments: Record<ListingStatus, Date[]> = {
    available: options.flatMap(({ endedAt }) => endedAt ?? []),
    optioned: options.map(({ acceptedAt }) => acceptedAt),
    sold: options.flatMap(({ exercisedAt }) => exercisedAt ?? []),
  }

  const statuses: Level[] = [{ at: born, name: 'available' }]
  for (const [place, { at, said: state }] of states.entries()) {
    const since = statuses.at(-1)!
    const name = state.isGone ? null : state.status
    if (name === since.name) continue
    const latest = (status: ListingStatus, until: Date) =>
      moments[status]
        .filter((moment) => moment >= since.at && moment <= until)
        .toSorted((one, other) => one.getTime() - other.getTime())
        .at(-1)
    const when = (name && latest(state.status, at)) ?? (place === 0 ? born : at)
    const optionedAt = name === 'sold' && since.name === 'available' ? latest('optioned', when) : undefined
    if (optionedAt) statuses.push({ at: optionedAt, name: 'optioned' })
    statuses.push({ at: when, name })
  }
  const mediums = states.map(({ at, said: state }, place) => ({
    at: place === 0 ? born : at,
    name: state.isGone ? null : state.medium,
  }))
  return [
    { series: 'listings.created', of: null, day: dayOf(born), count: 1 },
    ...levelShares('listings', statuses),
    ...levelShares('mediums', mediums),
  ]
}

/** From when on something counts under a name; under none where it is `null`. */
interface Level {
  at: Date
  name: string | null
}

/** The days on which levels rise and fall. */
function levelShares(series: string, levels: readonly Level[]): Share[] {
  const shares: Share[] = []
  let before: string | null = null
  for (const { at, name } of levels) {
    if (name === before) continue
    const change = (of: string, count: number): Share => ({
      series: `${series}.${of}`,
      of: null,
      day: dayOf(at),
      count,
    })
    if (before !== null) shares.push(change(before, -1))
    if (name !== null) shares.push(change(name, 1))
    before = name
  }
  return shares
}
