import type { Offer } from '@storyright/contracts/http'
import type { OfferMoment, Viewer } from '@storyright/contracts/vocabulary'
import { describeBook, formatBook } from '@storyright/rights'
import type { OptionDocument, Prisma } from '../generated/client.ts'
import type { Listing } from '../listings/listing.store.ts'
import { changedTerms } from '../listings/listing-terms.ts'
import { isProducersOwn, isUnpaidRenewal, mayChooseAfterReturn, timeOf } from '../offers/offer.ts'
import { isFeeUndecided } from '../offers/option.ts'
import type { OfferRecord, OptionNotice } from '../offers/records.ts'
import { type Hold, unpaidUntil } from '../payments/hold.ts'
import { isDisputeOpen, wentBackPence } from '../payments/money-back.ts'
import { namesOf, type PersonRow } from '../people/names.ts'
import { scopeOf } from '../rights/scope.ts'
import { deckAddress, documentAddress } from '../uploads/sent-file.ts'
export const offerParts = {
  listing: true,
  optionNotices: { orderBy: { at: 'asc' }, include: { document: true } },
  holds: true,
  agreement: { omit: { terms: true } },
  deck: true,
  moments: { orderBy: { id: 'asc' } },
} as const satisfies Prisma.OfferInclude

type Row = Prisma.OfferGetPayload<{ include: typeof offerParts }>
/** An offer with everything that its view needs. */
export interface Shown extends OfferRecord, Pick<Row, 'agreement' | 'deck'> {
  listing: Listing
  holds: Hold[]
  /** The newest of them. */
  hold: Hold
  optionNotices: (OptionNotice & { document: OptionDocument })[]
  moments: { at: Date; moment: OfferMoment; note: string | null }[]
}
/** The casts are safe: check constraints and the stores keep these columns within our lists. */
export function shownAs(row: object): Shown {
  const offer = row as Omit<Shown, 'hold'>
  return { ...offer, hold: offer.holds.find(({ number }) => number === offer.holdNumber)! }
}

interface Seen {
  publicUrl: string
  viewer: Viewer
  personOf(id: string): PersonRow | undefined
  isPayable: boolean
}

export function viewOf(made: Shown, { publicUrl, viewer, personOf, isPayable }: Seen): Offer {
  const isProducer = made.producerId === viewer.id
  const offer = isProducer || viewer.role === 'admin' ? made : asItsAgentKnows(made)
  const { listing, agreement, terms, hold } = offer
  const scope = scopeOf(offer)
  const agreementUrl = `${publicUrl}/api/offers/${offer.id}/agreement`
  const isSigned = agreement?.producerSignedAt && agreement.agentSignedAt
  const { id, title, author, medium, genre, coverImageUrl, agentId } = listing
  return {
    id: offer.id,
    listingId: offer.listingId,
    userId: offer.producerId,
    status: offer.status,
    offerPrice: offer.offerPrice,
    submittedAt: offer.submittedAt.toISOString(),
    optionPeriod: offer.optionPeriod,
    extraRightsRequest: offer.extraRightsRequest,
    extraRightsQuestion: offer.extraRightsAskedAt && {
      askedAt: offer.extraRightsAskedAt.toISOString(),
      answer: offer.extraRightsAnswer,
      answeredAt: timeOf(offer.extraRightsAnsweredAt),
    },
    isWithoutExtraRights: offer.withoutExtraRights,
    fundNotes: offer.fundNotes,
    fundCompetition: offer.fundCompetition,
    deckFileUrl: deckAddress(publicUrl, offer.deck),
    deckFileName: offer.deck?.fileName ?? null,
    signedOptionUrl: isSigned ? agreementUrl : null,
    paymentStatus: hold.status,
    holdExpiresAt: timeOf(hold.captureBefore),
    unpaidUntil: timeOf(unpaidUntil(offer)),
    isPayable,
    cancellationReason: offer.cancellationReason,
    endedBecause: offer.endedBecause,
    updatedAt: offer.updatedAt.toISOString(),
    acceptedAt: timeOf(offer.acceptedAt),
    optionEndsAt: timeOf(offer.optionEndsAt),
    agreement: agreement && {
      url: agreementUrl,
      textHash: agreement.textHash,
      producer: signatureOf(agreement.producerName, agreement.producerSignedAt),
      agent: signatureOf(agreement.agentName, agreement.agentSignedAt),
    },
    terms,
    scope: { text: formatBook(scope), words: describeBook(scope), isWhole: offer.scope === null },
    termsNow: listing.isDeleted ? null : changedTerms(terms, listing.terms),
    contacts: null,
    optionNotices: offer.optionNotices.map((notice) => noticeOf(publicUrl, notice)),
    exercisedAt: timeOf(offer.exercisedAt),
    refundedAmount: wentBackPence(hold) / 100,
    disputeStatus: hold.disputeStatus,
    isDisputed: isDisputeOpen(hold.disputeStatus),
    feeReturn: offer.feeReturnedAt && {
      by: offer.feeReturnedBy ?? 'refund',
      at: offer.feeReturnedAt.toISOString(),
      choice: offer.feeChoice,
      chosenAt: timeOf(offer.feeChosenAt),
      note: offer.feeNote,
      canChoose: isFeeUndecided(offer) && mayChooseAfterReturn(offer, viewer),
    },
    optionEndedBecause: offer.optionEndedBecause,
    listing: { id, title, author, medium, genre, coverImageUrl, agentId },
    producer: isProducer ? null : { id: offer.producerId, ...namesOf(personOf(offer.producerId)) },
    agent: viewer.role === 'admin' ? { id: offer.agentId, ...namesOf(personOf(offer.agentId)) } : null,
    agencyName: offer.status === 'accepted' ? agencyOf(personOf(offer.agentId)) : null,
    timeline: offer.moments
      .filter(({ moment }) => isProducer || viewer.role === 'admin' || !isProducersOwn(moment))
      .map(({ at, moment, note }) => ({ at: at.toISOString(), moment, note })),
  }
}

/** An option's notices, as its parties and administrators see them. */
const noticeOf = (publicUrl: string, notice: Shown['optionNotices'][0]): Offer['optionNotices'][0] => ({
  id: notice.id,
  kind: notice.kind,
  by: notice.givenBy,
  at: notice.at.toISOString(),
  note: notice.note,
  documentUrl: documentAddress(publicUrl, notice.document),
  endsAt: timeOf(notice.endsAt),
  status: notice.status,
  answeredAt: timeOf(notice.answeredAt),
  reason: notice.reason,
})

const signatureOf = (name: string | null, at: Date | null) => (name && at ? { name, at: at.toISOString() } : null)

const agencyOf = (person: PersonRow | undefined): string | null => {
  const { firstName, lastName, companyName } = namesOf(person)
  return companyName ?? `${firstName} ${lastName}`.trim()
}

/**
 * An offer as its agent knows it: one whose renewal nobody has paid, or paid in time, is still the one whose hold ran out. That
 * of it which happened since is the producer's own.
 */
function asItsAgentKnows(offer: Shown): Shown {
  const wasNeverPaid = offer.endedBecause === 'never_paid' && offer.reachedAgentAt !== null
  if (!isUnpaidRenewal(offer) && !wasNeverPaid) return offer
  const ranOut = offer.moments.findLastIndex(({ moment }) => moment === 'expired')
  const hold = offer.holds.find(({ number }) => number === offer.holdNumber - 1)
  if (ranOut === -1 || !hold) return offer
  const moments = offer.moments.slice(0, ranOut + 1)
  const updatedAt = moments[ranOut]!.at
  return { ...offer, status: 'expired', endedBecause: 'hold_expired', hold, moments, updatedAt }
}
