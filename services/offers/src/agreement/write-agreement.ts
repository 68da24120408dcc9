import { createHash } from 'node:crypto'
import type { PublicListing } from '@storyright/contracts'
import { addMonths } from '../acceptance/add-months.ts'
import type { Tx } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { isExclusive } from '../offers/public-offer.ts'
import { type AgreementText, agreementText, plainTextOf } from './agreement-text.ts'
import type { Party, Terms } from './terms.ts'

/** What is kept of an agreement: later ones may be worded otherwise, so its words are kept beside its terms. */
export interface Written {
  terms: Terms
  text: AgreementText
}

/** Freezes the terms and the words of an accepted offer, in the transaction that accepts it. */
export async function writeAgreement(tx: Tx, { offerId, at }: { offerId: string; at: Date }): Promise<void> {
  const terms = await termsOf(tx, offerId, at)
  const text = agreementText(terms)
  const textHash = createHash('sha256').update(plainTextOf(text)).digest('hex')
  const written = { terms, text } satisfies Written as unknown as Prisma.InputJsonObject
  await tx.agreement.create({ data: { offerId, terms: written, textHash, writtenAt: at } })
}

async function termsOf(tx: Tx, offerId: string, at: Date): Promise<Terms> {
  const offer = await tx.offer.findUniqueOrThrow({ where: { id: offerId }, include: { listing: true, claim: true } })
  const { listing, claim, producerId, agentId } = offer
  const people = await tx.person.findMany({ where: { id: { in: [producerId, agentId] } } })
  const partyOf = (id: string) => partyAs(people.find((person) => person.id === id))
  const listed = listing.state as Partial<PublicListing>
  const { askingPrice, currency = 'GBP', negotiable = true } = listed
  return {
    offerId,
    producer: partyOf(producerId),
    agent: partyOf(agentId),
    work: {
      id: listing.id,
      title: listing.title,
      author: listing.author,
      medium: listing.medium as PublicListing['medium'],
      publisher: listed.publisher ?? null,
      publicationDate: listed.publicationDate ?? null,
      isbn: listed.isbn ?? null,
    },
    fee: offer.offerPrice,
    months: offer.optionPeriod,
    from: at.toISOString(),
    to: addMonths(at, offer.optionPeriod).toISOString(),
    isExclusive: claim?.isExclusive ?? isExclusive(listing),
    rights: listed.rightsAvailable ?? [],
    territories: listed.territory ?? [],
    rightsRequested: offer.extraRightsRequest,
    askingPrice: askingPrice ? { amount: askingPrice, currency, isNegotiable: negotiable } : null,
  }
}

function partyAs(person: Prisma.PersonGetPayload<object> | undefined): Party {
  if (!person || person.status === 'closed') return { name: null, firm: null }
  return { name: `${person.firstName} ${person.lastName}`.trim() || null, firm: person.companyName }
}
