import type { ListingStatus } from '@storyright/contracts/vocabulary'
import { type Level, levelShares } from './levels.ts'
import { dayOf, type Share } from './share.ts'
import { type Step, stepsOf } from './step.ts'

/**
 * What a listing adds: the day it was listed, its status and its medium over time. That it was optioned, sold or free again is
 * told a moment later than the offer says; where an offer says when, that is when.
 */
export function listingShares(steps: readonly Step[]): Share[] {
  const told = stepsOf(steps, 'listing')
  const first = told[0]
  if (!first) return []
  const { born } = first.said
  const options = stepsOf(steps, 'option').map(({ said }) => said)
  const moments: Record<ListingStatus, Date[]> = {
    available: options.flatMap(({ endedAt }) => endedAt ?? []),
    optioned: options.map(({ acceptedAt }) => acceptedAt),
    sold: options.flatMap(({ exercisedAt }) => exercisedAt ?? []),
  }

  const statuses: Level[] = [{ at: born, name: 'available' }]
  for (const [place, { at, said }] of told.entries()) {
    const since = statuses.at(-1)!
    const name = said.isGone ? null : said.status
    if (name === since.name) continue
    const latest = (status: ListingStatus, until: Date) =>
      moments[status]
        .filter((moment) => moment >= since.at && moment <= until)
        .toSorted((one, other) => one.getTime() - other.getTime())
        .at(-1)
    const when = (name && latest(said.status, at)) ?? (place === 0 ? born : at)
    const optionedAt = name === 'sold' && since.name === 'available' ? latest('optioned', when) : undefined
    if (optionedAt) statuses.push({ at: optionedAt, name: 'optioned' })
    statuses.push({ at: when, name })
  }
  const mediums = told.map(({ at, said }, place) => ({
    at: place === 0 ? born : at,
    name: said.isGone ? null : said.medium,
  }))
  return [
    { series: 'listings.created', of: null, day: dayOf(born), count: 1 },
    ...levelShares('listings', statuses),
    ...levelShares('mediums', mediums),
  ]
}
