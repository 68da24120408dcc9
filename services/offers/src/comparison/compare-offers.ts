import type { ComparedOffer } from '@storyright/contracts/http'
import { offerLimits, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'
import { endingsOf } from '../offers/bulk-terminations.ts'
import { isInPlay } from '../offers/round.ts'
import { knownTo, type Shown, shownAs } from '../queries/offer.view.ts'
import { openTakings } from '../rights/taking.store.ts'
import { requireManaged } from '../takings/require-managed.ts'
import { DAY_MS } from '../times.ts'
import { compare } from './compare-offers.rules.ts'

interface CompareOffersInput {
  viewer: Viewer
  listingId: string
  budget?: number | undefined
}

/** What decides about an offer until the deal, and when its hold ran out. */
const comparedParts = {
  holds: true,
  rounds: { orderBy: { number: 'asc' } },
  claim: true,
  moments: { where: { moment: 'expired' }, orderBy: { id: 'asc' } },
} as const satisfies Prisma.OfferInclude

type Read = Omit<Shown, 'listing' | 'optionNotices' | 'agreement' | 'deck'>

/** The offers in play for a listing, for its agent and administrators: as many statements however many there are. */
export async function compareOffers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { viewer, listingId, budget }: CompareOffersInput,
): Promise<{ title: string; offers: ComparedOffer[] }> {
  const listing = await requireManaged(db, { viewer, listingId })
  const now = clock()
  const rows = await db.offer.findMany({
    where: { listingId, reachedAgentAt: { not: null }, OR: stillInPlay(now) },
    include: comparedParts,
    orderBy: [{ status: 'desc' }, { offerPrice: 'desc' }, { id: 'asc' }], // pending before expired
    take: offerLimits.compared,
  })
  const known = rows.map((row) => knownTo<Read>(viewer, shownAs(row))).filter((offer) => isInPlay(offer, now))
  const endings = await endingsOf(db, known)
  const offers = known.filter(({ id }) => !endings.has(id))
  const people = await db.person.findMany({
    where: { id: { in: [...new Set(offers.map(({ producerId }) => producerId))] } },
  })
  const takings = (await openTakings(db, [listingId])).get(listingId) ?? []
  const personOf = (id: string) => people.find((person) => person.id === id)
  const compared = compare(offers, { listing, takings, budget: budget ?? null, viewer, personOf, now })
  return { title: listing.title, offers: compared }
}

/** At least those that `isInPlay` lets through, without all that ever expired. */
function stillInPlay(now: Date): Prisma.OfferWhereInput[] {
  const since = { gte: new Date(now.getTime() - offerLimits.negotiableDays * DAY_MS) }
  const ranOut = { OR: [{ releasedAt: since }, { releaseWantedAt: since }, { captureBefore: since }] }
  return [{ status: 'pending' }, { status: 'expired', OR: [{ updatedAt: since }, { holds: { some: ranOut } }] }]
}
