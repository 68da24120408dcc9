import type { PublicOffer } from '@storyright/contracts/events'
import type { OfferEnding, OfferStatus, PaymentStatus } from '@storyright/contracts/vocabulary'
import type { Prisma } from '../generated/client.ts'
import { newestNotice, publicNoticeOf } from '../options/notice.views.ts'
import { isExclusive, termsOf } from './offer-terms.ts'

/** The listing's present terms and the agreement's words stay where they are: nobody is told them here. */
export const publicOfferParts = {
  holds: true,
  claim: true,
  ...newestNotice,
  agreement: { select: { producerSignedAt: true, agentSignedAt: true } },
  listing: { omit: { terms: true } },
} as const satisfies Prisma.OfferInclude
type Row = Prisma.OfferGetPayload<{ include: typeof publicOfferParts }>

/** The offer as other services know it. */
export function publicOfferOf(row: Row): PublicOffer {
  const hold = row.holds.find(({ number }) => number === row.holdNumber)!
  const terms = termsOf(row)
  return {
    id: row.id,
    listingId: row.listingId,
    listingTitle: terms.title,
    listingAuthor: terms.author,
    producerId: row.producerId,
    agentId: row.agentId,
    status: row.status as OfferStatus,
    paymentStatus: hold.status as PaymentStatus,
    offerPrice: row.offerPrice,
    optionPeriod: row.optionPeriod,
    isExclusive: row.claim?.isExclusive ?? isExclusive(terms),
    reachedAgent: row.reachedAgentAt !== null,
    submittedAt: row.submittedAt.toISOString(),
    holdExpiresAt: timeOf(hold.captureBefore),
    acceptedAt: timeOf(row.acceptedAt),
    optionEndsAt: timeOf(row.optionEndsAt),
    optionEndedAt: timeOf(row.optionEndedAt),
    endedBecause: row.endedBecause as OfferEnding | null,
    cancellationReason: row.cancellationReason,
    signedByProducerAt: timeOf(row.agreement?.producerSignedAt),
    signedByAgentAt: timeOf(row.agreement?.agentSignedAt),
    exercisedAt: timeOf(row.exercisedAt),
    optionNotice: publicNoticeOf(row.optionNotices),
  }
}

export const timeOf = (date: Date | null | undefined): string | null => date?.toISOString() ?? null
