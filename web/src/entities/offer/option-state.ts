import type { Offer, OptionNotice } from '@storyright/contracts/http'
import { type OptionNoticeKind, offerLimits } from '@storyright/contracts/vocabulary'
import { otherSide, type Side } from './offer-words.ts'

/** Its time ran out, or that of the answer to what was recorded before. */
export const hasEnded = ({ timeline }: Offer) => timeline.some(({ moment }) => moment === 'option_ended')

/** The option has begun and has been neither exercised nor ended. */
export const isRunning = (offer: Offer, now: Date) =>
  offer.status === 'accepted' &&
  offer.exercisedAt === null &&
  !hasEnded(offer) &&
  offer.optionEndsAt !== null &&
  Date.parse(offer.optionEndsAt) > now.getTime()

/** What one side recorded and the other has still to answer; there is one at a time, and none once the option has ended. */
export const waitingNotice = (offer: Offer): OptionNotice | undefined =>
  hasEnded(offer) ? undefined : offer.optionNotices.find(({ status }) => status === 'waiting')

/** Something that the other side recorded waits for the answer of this one. */
export const waitsForConfirmation = (offer: Offer, side: Side) => waitingNotice(offer)?.by === otherSide[side]

/** What can be recorded now: nothing beside a notice that waits, and an extension once only. */
export function recordable(offer: Offer, now: Date): OptionNoticeKind[] {
  if (!isRunning(offer, now) || waitingNotice(offer)) return []
  if (offer.optionNotices.length >= offerLimits.noticesOfOption) return []
  const isExtended = offer.optionNotices.some(({ kind, status }) => kind === 'extension' && status === 'confirmed')
  return isExtended ? ['exercise'] : ['extension', 'exercise']
}
