import type { Offer } from '@storyright/contracts/http'
import type { OfferMoment, Viewer } from '@storyright/contracts/vocabulary'
import { describeLine, formatLine } from '@storyright/rights'
import type { OptionDocument, Prisma } from '../generated/client.ts'
import { changedTerms } from '../listings/follow-listing.ts'
import type { Listing } from '../listings/listing.store.ts'
import { dealHashOf } from '../offers/deal.ts'
import { isProducersOwn, isUnpaidRenewal, mayChooseAfterReturn, timeOf } from '../offers/offer.ts'
import { isFeeUndecided, isHeld } from '../offers/option.ts'
import type { OfferRecord, OfferRound, OptionNotice } from '../offers/records.ts'
import { counterOf, roundsSeenBy } from '../offers/round.ts'
import { type Hold, unpaidUntil } from '../payments/hold.ts'
import { isDisputeOpen, wentBackPence } from '../payments/money-back.ts'
import { namesOf, type PersonRow } from '../people/names.ts'
import { heldBy } from '../rights/scope.ts'
import { deckAddress, documentAddress } from '../uploads/sent-file.ts'
import { roundViewOf, scopeViewOf, sideOf } from './round.view.ts'

export const offerParts = {
  listing: true,
  optionNotices: { orderBy: { at: 'asc' }, include: { document: true } },
  holds: true,
  rounds: { orderBy: { number: 'asc' } },
  claim: true,
  agreement: { omit: { terms: true } },
  deck: true,
  moments: { orderBy: { id: 'asc' } },
} as const satisfies Prisma.OfferInclude

type Row = Prisma.OfferGetPayload<{ include: typeof offerParts }>
/** An offer with everything that its view needs. */
export interface Shown extends OfferRecord, Pick<Row, 'agreement' | 'deck' | 'claim'> {
  listing: Listing
  holds: Hold[]
  /** The one that it is accepted with. */
  hold: Hold
  rounds: OfferRound[]
  optionNotices: (OptionNotice & { document: OptionDocument })[]
  moments: { at: Date; moment: OfferMoment; note: string | null }[]
}
/** The casts are safe: check constraints and the stores keep these columns within our lists. */
export function shownAs<Kind extends Shown = Shown>(row: object): Kind {
  const offer = row as Omit<Kind, 'hold'>
  return { ...offer, hold: offer.holds.find(({ number }) => number === offer.holdNumber)! } as Kind
}

interface Seen {
  publicUrl: string
  viewer: Viewer
  personOf(id: string): PersonRow | undefined
  isPayable: boolean
  now: Date
}

export function viewOf(made: Shown, { publicUrl, viewer, personOf, isPayable, now }: Seen): Offer {
  const isProducer = made.producerId === viewer.id
  const offer = knownTo(viewer, made)
  const { listing, agreement, terms, hold } = offer
  const counter = counterOf(offer, now)
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
    scope: scopeViewOf(offer),
    deal: offer.deal,
    dealHash: dealHashOf(offer),
    round: offer.round,
    rounds: roundsSeenBy(offer, sideOf(offer, viewer)).length,
    counter: counter ? roundViewOf(counter, offer, now) : null,
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
    rightsHeld: isHeld(offer)
      ? heldBy(offer, offer.claim).map((line) => ({ text: formatLine(line), words: describeLine(line) }))
      : null,
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

type Known = Pick<
  Shown,
  | 'producerId'
  | 'status'
  | 'endedBecause'
  | 'reachedAgentAt'
  | 'updatedAt'
  | 'holdNumber'
  | 'hold'
  | 'holds'
  | 'moments'
>

/** The offer as far as this viewer may know it. */
export const knownTo = <Kind extends Known>(viewer: Viewer, offer: Kind): Kind =>
  offer.producerId === viewer.id || viewer.role === 'admin' ? offer : knownToAgent(offer)

/**
 * An offer as its agent knows it: one whose renewal nobody has paid, or paid in time, is still the one whose hold ran out. That
 * of it which happened since is the producer's own.
 */
function knownToAgent<Kind extends Known>(offer: Kind): Kind {
  const wasNeverPaid = offer.endedBecause === 'never_paid' && offer.reachedAgentAt !== null
  if (!isUnpaidRenewal(offer) && !wasNeverPaid) return offer
  const ranOut = offer.moments.findLastIndex(({ moment }) => moment === 'expired')
  const hold = offer.holds
    .filter(({ number, heldAt }) => number < offer.holdNumber && heldAt)
    .toSorted((one, other) => other.number - one.number)[0]
  if (ranOut === -1 || !hold) return offer
  const moments = offer.moments.slice(0, ranOut + 1)
  const updatedAt = moments[ranOut]!.at
  return { ...offer, status: 'expired', endedBecause: 'hold_expired', hold, moments, updatedAt }
}
