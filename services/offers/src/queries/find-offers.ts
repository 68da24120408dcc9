import type { Offer } from '@storyright/contracts/http'
import { access, paging, type Viewer } from '@storyright/contracts/vocabulary'
import { dayAt } from '@storyright/rights'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Prisma } from '../generated/client.ts'
import { isOpenTo } from '../listings/listing.store.ts'
import { endingsOf } from '../offers/bulk-terminations.ts'
import { paysWith, requireReader } from '../offers/offer.ts'
import { requireOwnOrAdmin } from '../people/own-or-admin.ts'
import { isDealing, refusalOf } from '../people/standing.ts'
import { whyNot } from '../rights/availability.ts'
import { scopeOf } from '../rights/scope.ts'
import { openTakings } from '../rights/taking.store.ts'
import { offerParts, type Shown, shownAs, viewOf } from './offer.view.ts'

interface FindOfferDeps extends Pick<Deps, 'db' | 'identity' | 'contactsOf' | 'clock'> {
  publicUrl: string
}

/** One offer as this viewer may see it, with both sides' contacts once there is an agreement. */
export async function findOffer(
  finding: FindOfferDeps,
  { offerId, viewer }: { offerId: string; viewer: Viewer },
): Promise<Offer> {
  const row = await finding.db.offer.findUnique({ where: { id: offerId }, include: offerParts })
  if (!row) throw offerRefusals.offerNotFound()
  const offer = shownAs(row)
  requireReader(offer, viewer)
  const [view] = await viewsOf(finding, [offer], viewer)
  return offer.status === 'accepted' ? { ...view!, contacts: await finding.contactsOf(offer) } : view!
}

/** A producer's offers. They stay visible whatever role the account has by now. */
export async function offersOfProducer(finding: FindOfferDeps, viewer: Viewer): Promise<Offer[]> {
  const made = await newest(finding, { producerId: viewer.id }, viewer)
  if (made.length === 0 && !access.producer(viewer)) throw offerRefusals.onlyProducers()
  return made
}

/** Offers that reached an agent: their hold was authorised once. */
export async function offersOfAgent(
  finding: FindOfferDeps,
  { agentId, viewer }: { agentId: string; viewer: Viewer },
): Promise<Offer[]> {
  await requireOwnOrAdmin(finding, viewer, agentId, offerRefusals.notYourOffers)
  return newest(finding, { agentId, reachedAgentAt: { not: null } }, viewer)
}

async function newest(finding: FindOfferDeps, where: Prisma.OfferWhereInput, viewer: Viewer): Promise<Offer[]> {
  const rows = await finding.db.offer.findMany({
    where,
    include: offerParts,
    orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
    take: paging.listMaximum,
  })
  return viewsOf(finding, rows.map(shownAs), viewer)
}

/** Offers as one viewer may see them; the names that are shown are looked up for all of them at once. */
async function viewsOf({ db, publicUrl, clock }: FindOfferDeps, offers: Shown[], viewer: Viewer): Promise<Offer[]> {
  const ids = offers.flatMap(({ producerId, agentId, status }) => [
    ...(producerId === viewer.id ? [] : [producerId]),
    ...(status === 'accepted' || viewer.role === 'admin' ? [agentId] : []),
  ])
  const people = ids.length === 0 ? [] : await db.person.findMany({ where: { id: { in: [...new Set(ids)] } } })
  const personOf = (id: string) => people.find((person) => person.id === id)
  const payable = await payableAmong(db, offers, { viewer, now: clock() })
  return offers.map((offer) => viewOf(offer, { publicUrl, viewer, personOf, isPayable: payable.has(offer.id) }))
}

/**
 * Which of these the viewer can pay for or renew now: by the rules that `renewOffer` goes by, without its locks. Only how many offers
 * may be open at a time is not asked: a refusal says what to do about that.
 */
async function payableAmong(
  db: Database,
  offers: readonly Shown[],
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<ReadonlySet<string>> {
  const own = offers.filter((offer) => offer.producerId === viewer.id && paysWith(offer) !== null)
  if (own.length === 0) return new Set()
  const people = await db.person.findMany({
    where: { id: { in: [...new Set([viewer.id, ...own.map(({ listing }) => listing.agentId)])] } },
  })
  const personOf = (id: string) => people.find((person) => person.id === id)
  if (refusalOf(personOf(viewer.id) ?? { role: viewer.role, status: 'active' })) return new Set()
  const endings = await endingsOf(db, own)
  const takings = await openTakings(
    db,
    own.map(({ listingId }) => listingId),
  )
  const sought = { producerId: viewer.id, today: dayAt(now) }
  const isOpen = (offer: Shown) =>
    !endings.has(offer.id) &&
    isOpenTo(viewer, offer.listing, now) &&
    isDealing(personOf(offer.listing.agentId)) &&
    !whyNot(offer.listing, scopeOf(offer), { ...sought, takings: takings.get(offer.listingId) })
  return new Set(own.filter(isOpen).map(({ id }) => id))
}
