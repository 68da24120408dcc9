import type { Offer } from '@storyright/contracts/http'
import { access, paging, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Prisma } from '../generated/client.ts'
import { mustBeOwnOrAdmin } from '../people/own-or-admin.ts'
import { maySee } from '../offers/may-answer.ts'
import { offerParts, viewsOf } from './offer.view.ts'

interface Finding extends Pick<Deps, 'db' | 'contactsOf'> {
  publicUrl: string
}

/** One offer as this viewer may see it, with both sides' contacts once there is an agreement. */
export async function findOffer({ db, publicUrl, contactsOf }: Finding, id: string, viewer: Viewer): Promise<Offer> {
  const row = await db.offer.findUnique({ where: { id }, include: offerParts })
  if (!row) throw offerRefusals.offerNotFound()
  maySee(row, viewer)
  const [view] = await viewsOf(db, publicUrl, [row], viewer)
  return row.status === 'accepted' ? { ...view!, contacts: await contactsOf(row) } : view!
}

/** What somebody offered. Whoever has made offers keeps them, whatever role the account has since. */
export async function offersOfProducer(finding: Finding, viewer: Viewer): Promise<Offer[]> {
  const made = await newest(finding, { producerId: viewer.id }, viewer)
  if (made.length === 0 && !access.producer(viewer)) throw offerRefusals.onlyProducers()
  return made
}

/** What reached an agent: offers whose hold was authorised once. */
export async function offersOfAgent(finding: Finding, agentId: string, viewer: Viewer): Promise<Offer[]> {
  await mustBeOwnOrAdmin(finding.db, viewer, agentId, offerRefusals.notYourOffers)
  return newest(finding, { agentId, reachedAgentAt: { not: null } }, viewer)
}

async function newest({ db, publicUrl }: Finding, where: Prisma.OfferWhereInput, viewer: Viewer): Promise<Offer[]> {
  const rows = await db.offer.findMany({
    where,
    include: offerParts,
    orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
    take: paging.listMaximum,
  })
  return viewsOf(db, publicUrl, rows, viewer)
}
