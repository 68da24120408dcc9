import type { Offer } from '@storyright/contracts/http'
import { access, paging, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Prisma } from '../generated/client.ts'
import { requireReader } from '../offers/offer.ts'
import { requireOwnOrAdmin } from '../people/own-or-admin.ts'
import { offerParts, type Shown, shownAs, viewOf } from './offer.view.ts'
import { payableAmong } from './payable.ts'

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
