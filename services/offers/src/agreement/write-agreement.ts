import { createHash } from 'node:crypto'
import { addMonths } from '@storyright/contracts/vocabulary'
import { type Book, describeLine, formOfBook, isExclusive } from '@storyright/rights'
import type { Tx } from '../database.ts'
import type { Agreement, Prisma } from '../generated/client.ts'
import type { Claim, OfferWithHolds } from '../offers/records.ts'
import type { PersonRow } from '../people/names.ts'
import { scopeOf } from '../rights/scope.ts'
import { agreementText, plainTextOf, type Written } from './text/agreement-text.ts'
import type { Party, Terms } from './text/terms.ts'

/** An agreement that is worded, with the fingerprint of its text, and not yet kept. */
export interface AgreementDraft extends Written {
  textHash: string
}

interface AcceptedInput {
  at: Date
  /** The additional rights requested are left out, as the producer has agreed. */
  withoutExtraRights?: boolean
}

/** Words the agreement of an offer that is accepted at this time. */
export async function agreementDraft(tx: Tx, offer: OfferWithHolds, accepted: AcceptedInput): Promise<AgreementDraft> {
  const terms = await agreementTermsOf(tx, offer, accepted)
  const text = agreementText(terms)
  return { terms, text, textHash: createHash('sha256').update(plainTextOf(text)).digest('hex') }
}

/** Keeps a draft as the agreement; it is dated as its option begins. */
export async function storeAgreement(tx: Tx, { terms, text, textHash }: AgreementDraft): Promise<void> {
  const { offerId, from } = terms
  await tx.agreement.create({ data: { offerId, terms: asKept({ terms, text }), textHash, writtenAt: new Date(from) } })
}

/** What is kept as JSON, and how it is read again: it was written here. */
export const asKept = (words: Written | AgreementDraft) => words as object as Prisma.InputJsonObject
export const writtenOf = ({ terms }: Pick<Agreement, 'terms'>) => terms as object as Written
export const draftIn = ({ draft }: Pick<Claim, 'draft'>) => draft as object | null as AgreementDraft | null

async function agreementTermsOf(
  tx: Tx,
  offer: OfferWithHolds,
  { at, withoutExtraRights = false }: AcceptedInput,
): Promise<Terms> {
  const { id: offerId, claim, producerId, agentId } = offer
  const people = await tx.person.findMany({ where: { id: { in: [producerId, agentId] } } })
  const partyOf = (id: string) => partyAs(people.find((person) => person.id === id))
  const { title, author, medium, publisher, publicationDate, isbn, ...offered } = offer.terms
  return {
    offerId,
    producer: partyOf(producerId),
    agent: partyOf(agentId),
    work: { id: offer.listingId, title, author, medium, publisher, publicationDate, isbn },
    fee: offer.offerPrice,
    months: offer.optionPeriod,
    from: at.toISOString(),
    to: addMonths(at, offer.optionPeriod).toISOString(),
    isExclusive: claim?.isExclusive ?? scopeOf(offer).some(isExclusive),
    rights: offer.scope ? formOfBook(scopeOf(offer)).rightsAvailable : offered.rightsAvailable,
    territories: offered.territory,
    rightsRequested: withoutExtraRights ? null : offer.extraRightsRequest,
    ...(offer.scope && { scope: scopeOf(offer).map(describeLine) }),
    ...(isMixed(scopeOf(offer)) && { isMixed: true }),
    ...(offer.deal && { deal: offer.deal }),
  }
}

const isMixed = (scope: Book): boolean => scope.some(isExclusive) && !scope.every(isExclusive)

function partyAs(person: PersonRow | undefined): Party {
  if (!person || person.status === 'closed') return { name: null, firm: null }
  return { name: `${person.firstName} ${person.lastName}`.trim() || null, firm: person.companyName }
}
