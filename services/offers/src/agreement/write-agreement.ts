import { createHash } from 'node:crypto'
import { addMonths } from '../offers/add-months.ts'
import type { Tx } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { isExclusive, termsOf } from '../offers/offer-terms.ts'
import { type AgreementText, agreementText, plainTextOf } from './text/agreement-text.ts'
import type { Party, Terms } from './text/terms.ts'

/** What is kept of an agreement: later ones may be worded otherwise, so its words are kept beside its terms. */
export interface Written {
  terms: Terms
  text: AgreementText
}

/** An agreement that is worded, with the fingerprint of its text, and not yet kept. */
export interface AgreementDraft extends Written {
  textHash: string
}

/** Freezes the terms and the words of an accepted offer, in the transaction that accepts it. */
export async function writeAgreement(tx: Tx, accepted: { offerId: string; at: Date }): Promise<void> {
  await storeAgreement(tx, await agreementDraft(tx, accepted))
}

/** Words the agreement of an offer that is accepted at this time. */
export async function agreementDraft(tx: Tx, { offerId, at }: { offerId: string; at: Date }): Promise<AgreementDraft> {
  const terms = await agreementTermsOf(tx, offerId, at)
  const text = agreementText(terms)
  return { terms, text, textHash: createHash('sha256').update(plainTextOf(text)).digest('hex') }
}

/** Keeps a draft as the agreement; it is dated as its option begins. */
export async function storeAgreement(tx: Tx, { terms, text, textHash }: AgreementDraft): Promise<void> {
  const written = { terms, text } satisfies Written as unknown as Prisma.InputJsonObject
  const { offerId, from } = terms
  await tx.agreement.create({ data: { offerId, terms: written, textHash, writtenAt: new Date(from) } })
}

async function agreementTermsOf(tx: Tx, offerId: string, at: Date): Promise<Terms> {
  const offer = await tx.offer.findUniqueOrThrow({ where: { id: offerId }, include: { claim: true } })
  const { claim, producerId, agentId } = offer
  const people = await tx.person.findMany({ where: { id: { in: [producerId, agentId] } } })
  const partyOf = (id: string) => partyAs(people.find((person) => person.id === id))
  const { title, author, medium, publisher, publicationDate, isbn, ...offered } = termsOf(offer)
  return {
    offerId,
    producer: partyOf(producerId),
    agent: partyOf(agentId),
    work: {
      id: offer.listingId,
      title,
      author,
      medium,
      publisher,
      publicationDate,
      isbn,
    },
    fee: offer.offerPrice,
    months: offer.optionPeriod,
    from: at.toISOString(),
    to: addMonths(at, offer.optionPeriod).toISOString(),
    isExclusive: claim?.isExclusive ?? isExclusive(offered),
    rights: offered.rightsAvailable,
    territories: offered.territory,
    rightsRequested: offer.extraRightsRequest,
  }
}

function partyAs(person: Prisma.PersonGetPayload<object> | undefined): Party {
  if (!person || person.status === 'closed') return { name: null, firm: null }
  return { name: `${person.firstName} ${person.lastName}`.trim() || null, firm: person.companyName }
}
