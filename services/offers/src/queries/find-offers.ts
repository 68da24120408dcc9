import type { Offer, OfferRoom } from '@storyright/contracts/http'
import { access, paging, type Viewer } from '@storyright/contracts/vocabulary'
import { dayAt } from '@storyright/rights'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Prisma } from '../generated/client.ts'
import { isOpenTo } from '../listings/listing.store.ts'
import { endingsOf } from '../offers/bulk-terminations.ts'
import { paysWith, requireReader } from '../offers/offer.ts'
import { mayWrite } from '../offers/thread.ts'
import { requireOwnOrAdmin } from '../people/own-or-admin.ts'
import { isDealing, refusalOf } from '../people/standing.ts'
import { whyNot } from '../rights/availability.ts'
import { scopeOf } from '../rights/scope.ts'
import { openTakings } from '../rights/taking.store.ts'
import { knownTo, offerParts, type Shown, shownAs, viewOf } from './offer.view.ts'
import { roomOf, sideOf } from './round.view.ts'
import { threadParts, unreadBy, type Written, writtenViewOf } from './thread.view.ts'

interface FindOfferDeps extends Pick<Deps, 'db' | 'identity' | 'contactsOf' | 'clock'> {
  publicUrl: string
}

/** One offer as this viewer may see it, with both sides' contacts once there is an agreement. */
export async function findOffer(finding: FindOfferDeps, wanted: { offerId: string; viewer: Viewer }): Promise<Offer> {
  return (await readOffer(finding, wanted)).view
}

const roomParts = { ...offerParts, ...threadParts }

/** The same with its rounds, its thread and its shelf, read with it in one statement. */
export async function findRoom(
  finding: FindOfferDeps,
  wanted: { offerId: string; viewer: Viewer },
): Promise<OfferRoom> {
  const { viewer } = wanted
  const { offer, view } = await readOffer<Shown & Written>(finding, wanted, roomParts)
  const now = finding.clock()
  const side = sideOf(offer, viewer)
  const { rounds, may } = roomOf(knownTo(viewer, offer), viewer, now)
  return {
    offer: view,
    rounds,
    ...writtenViewOf(offer, { publicUrl: finding.publicUrl, producerId: offer.producerId }),
    unread: await unreadBy(finding, offer, side),
    may: { ...may, write: side !== 'administrator' && !mayWrite(offer, side, now) },
  }
}

/** The parts are those that the wanted kind of offer has. */
async function readOffer<Kind extends Shown>(
  finding: FindOfferDeps,
  { offerId, viewer }: { offerId: string; viewer: Viewer },
  include: Prisma.OfferInclude = offerParts,
): Promise<{ offer: Kind; view: Offer }> {
  const row = await finding.db.offer.findUnique({ where: { id: offerId }, include })
  if (!row) throw offerRefusals.offerNotFound()
  const offer = shownAs<Kind>(row)
  requireReader(offer, viewer)
  const [view] = await viewsOf(finding, [offer], viewer)
  const contacts = offer.status === 'accepted' ? await finding.contactsOf(offer) : null
  return { offer, view: { ...view!, contacts } }
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
  const now = clock()
  const payable = await payableAmong(db, offers, { viewer, now })
  return offers.map((offer) => viewOf(offer, { publicUrl, viewer, personOf, isPayable: payable.has(offer.id), now }))
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
