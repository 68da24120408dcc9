import type { PublicOffer } from '@storyright/contracts/events'
import type { Offer, OptionNotice } from './offer.ts'
import { isExclusive } from './offer-terms.ts'

/** The offer as other services know it. The listing's present terms and the agreement's words stay where they are. */
export function publicOfferOf(offer: Offer): PublicOffer {
  const { id, listingId, producerId, agentId, status, offerPrice, optionPeriod, terms, agreement } = offer
  return {
    id,
    listingId,
    listingTitle: terms.title,
    listingAuthor: terms.author,
    producerId,
    agentId,
    status,
    paymentStatus: offer.hold.status,
    offerPrice,
    optionPeriod,
    isExclusive: offer.claim?.isExclusive ?? isExclusive(terms),
    reachedAgent: offer.reachedAgentAt !== null,
    submittedAt: offer.submittedAt.toISOString(),
    holdExpiresAt: timeOf(offer.hold.captureBefore),
    acceptedAt: timeOf(offer.acceptedAt),
    optionEndsAt: timeOf(offer.optionEndsAt),
    optionEndedAt: timeOf(offer.optionEndedAt),
    endedBecause: offer.endedBecause,
    cancellationReason: offer.cancellationReason,
    signedByProducerAt: timeOf(agreement?.producerSignedAt),
    signedByAgentAt: timeOf(agreement?.agentSignedAt),
    exercisedAt: timeOf(offer.exercisedAt),
    optionNotice: noticeOf(offer.optionNotices),
  }
}

const noticeOf = ([newest]: OptionNotice[]): PublicOffer['optionNotice'] =>
  newest
    ? {
        kind: newest.kind,
        by: newest.givenBy,
        status: newest.status,
        endsAt: timeOf(newest.endsAt),
        reason: newest.reason,
      }
    : null

export const timeOf = (date: Date | null | undefined): string | null => date?.toISOString() ?? null
