import type { Offer } from '@storyright/contracts/http'
import type {
  Medium,
  OfferEnding,
  OfferMoment,
  OfferStatus,
  PaymentStatus,
  Viewer,
} from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { deckAddress } from '../papers/deck-address.ts'
import type { Prisma } from '../generated/client.ts'
import { noticesOf } from '../options/notice.views.ts'
import { namesOf, type PersonRow } from '../people/names.ts'
import { changedTerms, termsOf } from '../offers/offer-terms.ts'
import { timeOf } from '../offers/public-offer.ts'

export const offerParts = {
  listing: true,
  optionNotices: { orderBy: { at: 'asc' }, include: { document: true } },
  holds: true,
  agreement: { omit: { terms: true } },
  deck: true,
  moments: { orderBy: { id: 'asc' } },
} as const satisfies Prisma.OfferInclude
type Row = Prisma.OfferGetPayload<{ include: typeof offerParts }>

/** Offers as one viewer may see them; the names that are shown are looked up for all of them at once. */
export async function viewsOf(db: Database, publicUrl: string, rows: Row[], viewer: Viewer): Promise<Offer[]> {
  const ids = rows.flatMap(({ producerId, agentId, status }) => [
    ...(producerId === viewer.id ? [] : [producerId]),
    ...(status === 'accepted' ? [agentId] : []),
  ])
  const people = ids.length === 0 ? [] : await db.person.findMany({ where: { id: { in: [...new Set(ids)] } } })
  const personOf = (id: string) => people.find((person) => person.id === id)
  return rows.map((row) => viewOf(row, { publicUrl, viewer, personOf }))
}

/** A card that was declined is no business of the agent's. */
const producersOwn: readonly string[] = ['payment_failed'] satisfies OfferMoment[]

interface Seen {
  publicUrl: string
  viewer: Viewer
  personOf(id: string): PersonRow | undefined
}

function viewOf(row: Row, { publicUrl, viewer, personOf }: Seen): Offer {
  const { listing, agreement, deck } = row
  const terms = termsOf(row)
  const hold = row.holds.find(({ number }) => number === row.holdNumber)!
  const isProducer = row.producerId === viewer.id
  const agreementUrl = `${publicUrl}/api/offers/${row.id}/agreement`
  const isSigned = agreement?.producerSignedAt && agreement.agentSignedAt
  return {
    id: row.id,
    listingId: row.listingId,
    userId: row.producerId,
    status: row.status as OfferStatus,
    offerPrice: row.offerPrice,
    submittedAt: row.submittedAt.toISOString(),
    optionPeriod: row.optionPeriod,
    extraRightsRequest: row.extraRightsRequest,
    fundNotes: row.fundNotes,
    fundCompetition: row.fundCompetition,
    deckFileUrl: deckAddress(publicUrl, deck),
    signedOptionUrl: isSigned ? agreementUrl : null,
    paymentStatus: hold.status as PaymentStatus,
    holdExpiresAt: timeOf(hold.captureBefore),
    cancellationReason: row.cancellationReason,
    endedBecause: row.endedBecause as OfferEnding | null,
    updatedAt: row.updatedAt.toISOString(),
    acceptedAt: timeOf(row.acceptedAt),
    optionEndsAt: timeOf(row.optionEndsAt),
    agreement: agreement && {
      url: agreementUrl,
      textHash: agreement.textHash,
      producer: signatureOf(agreement.producerName, agreement.producerSignedAt),
      agent: signatureOf(agreement.agentName, agreement.agentSignedAt),
    },
    terms,
    termsNow: listing.isDeleted ? null : changedTerms(terms, termsOf(listing)),
    contacts: null,
    optionNotices: noticesOf(publicUrl, row.optionNotices),
    exercisedAt: timeOf(row.exercisedAt),
    refundedAmount: hold.refundedPence / 100,
    disputeStatus: hold.disputeStatus,
    listing: {
      id: listing.id,
      title: listing.title,
      author: listing.author,
      medium: listing.medium as Medium,
      genre: listing.genre,
      coverImageUrl: listing.coverImageUrl,
      agentId: listing.agentId,
    },
    producer: isProducer ? null : { id: row.producerId, ...namesOf(personOf(row.producerId)) },
    agencyName: row.status === 'accepted' ? agencyOf(personOf(row.agentId)) : null,
    timeline: row.moments
      .filter(({ moment }) => isProducer || viewer.role === 'admin' || !producersOwn.includes(moment))
      .map(({ at, moment, note }) => ({ at: at.toISOString(), moment: moment as OfferMoment, note })),
  }
}

const signatureOf = (name: string | null, at: Date | null) => (name && at ? { name, at: at.toISOString() } : null)

const agencyOf = (person: PersonRow | undefined): string | null => {
  const { firstName, lastName, companyName } = namesOf(person)
  return companyName ?? `${firstName} ${lastName}`.trim()
}
