import type { Offer, OptionNotice } from '@storyright/contracts/http'
import { extensionOf, type OfferMoment, type OptionNoticeKind, offerLimits } from '@storyright/contracts/vocabulary'
import { otherSide, type Side } from './offer-words.ts'

const endings: readonly OfferMoment[] = ['option_ended', 'option_surrendered', 'reverted']

/** The option period has ended, the time to answer the notice has, or all rights went back. */
export const hasEnded = ({ timeline }: Offer) => timeline.some(({ moment }) => endings.includes(moment))

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

/** The option runs, or what was bought by it did not go back: its producer has the rights. */
export const isInForce = (offer: Offer, now: Date) =>
  isRunning(offer, now) || (offer.status === 'accepted' && offer.exercisedAt !== null && !hasEnded(offer))

/** Rights can go back now: nothing else waits for an answer. */
export const mayGoBack = (offer: Offer, now: Date) => isInForce(offer, now) && !waitingNotice(offer)

/** A reversion is recorded beside the other notices, of which there are only so many. */
export const mayRevert = (offer: Offer, now: Date) =>
  mayGoBack(offer, now) && offer.optionNotices.length < offerLimits.noticesOfOption

/** The notice that the other side has still to answer; there is at most one, and none once the option has ended. */
export const waitingNotice = (offer: Offer): OptionNotice | undefined =>
  hasEnded(offer) ? undefined : offer.optionNotices.find(({ status }) => status === 'waiting')

/** A notice recorded by the other side waits for this side's answer. */
export const waitsForConfirmation = (offer: Offer, side: Side) => waitingNotice(offer)?.by === otherSide[side]

export const isSigned = ({ agreement }: Offer) => Boolean(agreement?.producer && agreement.agent)

/** How often the option was extended. */
export const extensionsOf = ({ optionNotices }: Offer): number =>
  optionNotices.filter(({ kind, status }) => kind === 'extension' && status === 'confirmed').length

/** How its deal lets it be extended. */
export const extensionTerms = ({ deal, offerPrice: fee, optionPeriod: months }: Offer) =>
  extensionOf(deal, { fee, months })

/** What can be recorded now: nothing while a notice is pending, extensions as the deal allows, an exercise once both have signed. */
export function recordable(offer: Offer, now: Date): Exclude<OptionNoticeKind, 'reversion'>[] {
  if (!isRunning(offer, now) || waitingNotice(offer) || !isFeeSettled(offer)) return []
  if (offer.optionNotices.length >= offerLimits.noticesOfOption) return []
  const isExtended = extensionsOf(offer) >= extensionTerms(offer).times
  return [...(isExtended ? [] : (['extension'] as const)), ...(isSigned(offer) ? (['exercise'] as const) : [])]
}
