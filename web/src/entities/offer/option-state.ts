import type { Offer, OptionNotice } from '@storyright/contracts/http'
import { type OptionNoticeKind, offerLimits } from '@storyright/contracts/vocabulary'
import { otherSide, type Side } from './offer-words.ts'

/** The option period has ended, or the time to answer the notice has. */
export const hasEnded = ({ timeline }: Offer) => timeline.some(({ moment }) => moment === 'option_ended')

/** Only non-exclusive terms allow several options on one title. */
export const isExclusive = ({ terms }: Offer) => terms.exclusivity !== 'non-exclusive'

/** The fee went back, and nobody has chosen yet what becomes of the option. */
export const isFeeUndecided = (offer: Offer) =>
  offer.feeReturn !== null && offer.feeReturn.choice === null && !hasEnded(offer)

/** Whether the fee is there: while that is open nothing is extended or exercised. */
export const isFeeSettled = (offer: Offer) => !offer.isDisputed && !isFeeUndecided(offer)

/** The option has begun and has been neither exercised nor ended. */
export const isRunning = (offer: Offer, now: Date) =>
  offer.status === 'accepted' &&
  offer.exercisedAt === null &&
  !hasEnded(offer) &&
  offer.optionEndsAt !== null &&
  Date.parse(offer.optionEndsAt) > now.getTime()

/** The notice that the other side has still to answer; there is at most one, and none once the option has ended. */
export const waitingNotice = (offer: Offer): OptionNotice | undefined =>
  hasEnded(offer) ? undefined : offer.optionNotices.find(({ status }) => status === 'waiting')

/** A notice recorded by the other side waits for this side's answer. */
export const waitsForConfirmation = (offer: Offer, side: Side) => waitingNotice(offer)?.by === otherSide[side]

export const isSigned = ({ agreement }: Offer) => Boolean(agreement?.producer && agreement.agent)

/** What can be recorded now: nothing while a notice is pending, an extension only once, an exercise once both have signed. */
export function recordable(offer: Offer, now: Date): OptionNoticeKind[] {
  if (!isRunning(offer, now) || waitingNotice(offer) || !isFeeSettled(offer)) return []
  if (offer.optionNotices.length >= offerLimits.noticesOfOption) return []
  const isExtended = offer.optionNotices.some(({ kind, status }) => kind === 'extension' && status === 'confirmed')
  return [...(isExtended ? [] : (['extension'] as const)), ...(isSigned(offer) ? (['exercise'] as const) : [])]
}
