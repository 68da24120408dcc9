import { agreementDraft, storeAgreement } from '../../../services/offers/src/agreement/write-agreement.ts'
import type { Database } from '../../../services/offers/src/database.ts'
import type { Prisma } from '../../../services/offers/src/generated/client.ts'
import { getOffer } from '../../../services/offers/src/offers/offer.store.ts'
import { agentId, offerId, personId } from './envelope.ts'

/** Stores an offer on a listing and its agreement, and returns the terms of the agreement. */
export async function makeAgreement(db: Database, listingId: string) {
  const at = new Date('2026-03-01T09:00:00.000Z')
  const deck = { id: offerId, ownerId: personId, fileName: 'deck.pdf', kind: 'pdf', bytes: 10, uploadedAt: at }
  await db.deck.upsert({ where: { id: deck.id }, create: deck, update: {} })
  const { terms } = await db.listing.findUniqueOrThrow({ where: { id: listingId } })
  const asked = { offerPrice: 12_500, optionPeriod: 18, fundCompetition: false }
  const parties = { listingId, producerId: personId, agentId, deckId: deck.id }
  await db.offer.create({
    data: { id: offerId, ...parties, ...asked, terms: terms as Prisma.InputJsonObject, submittedAt: at, updatedAt: at },
  })
  await db.$transaction(async (tx) => storeAgreement(tx, await agreementDraft(tx, await getOffer(tx, offerId), { at })))
  return (await db.agreement.findUniqueOrThrow({ where: { offerId } })).terms
}
