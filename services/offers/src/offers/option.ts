import { addMonths, offerLimits } from '@storyright/contracts/vocabulary'
import type { Hold } from '../payments/hold.ts'
import { isDisputeOpen } from '../payments/money-back.ts'
import { type Extended, extensionTerms } from '../rights/extensions.ts'
import { DAY_MS } from '../times.ts'
import type { OfferRecord } from './records.ts'

/** The fields of an offer that decide about its option. */
export type OptionState = Pick<OfferRecord, 'status' | 'optionEndsAt' | 'optionEndedAt' | 'exercisedAt'> &
  Extended &
  FeeState
/** What decides whether the fee is there: nothing is extended or exercised while that is open. */
type FeeState = Pick<OfferRecord, 'feeReturnedAt' | 'feeChoice' | 'feeChosenAt' | 'optionEndedAt'> & {
  hold: Pick<Hold, 'disputeStatus' | 'disputeClosedAt'>
}
type AcceptedOption = OptionState & { optionEndsAt: Date }

/** Accepted, neither ended nor exercised, whatever the clock says: the upkeep may not have come by yet. */
export const isUnderOption = <State extends OptionState>(offer: State): offer is State & AcceptedOption =>
  offer.status === 'accepted' && offer.optionEndsAt !== null && !offer.optionEndedAt && !offer.exercisedAt

/** An option, or the grant that it became, whose end is not written: its rights are taken. */
export const isHeld = ({ status, optionEndedAt }: Pick<OptionState, 'status' | 'optionEndedAt'>): boolean =>
  status === 'accepted' && !optionEndedAt

export const optionRuns = <State extends OptionState>(offer: State, now: Date): offer is State & AcceptedOption =>
  isUnderOption(offer) && now < offer.optionEndsAt

/** Its producer has the rights now: the option runs, or they were bought by it and did not go back. */
export const isInForce = (offer: OptionState, now: Date): boolean =>
  isHeld(offer) && (offer.exercisedAt !== null || optionRuns(offer, now))

/** Whether the agreement may still be signed: an option that was exercised is over, and stands. */
export const maySign = ({ optionEndsAt, optionEndedAt, exercisedAt }: OptionState, now: Date): boolean =>
  !optionEndedAt && (exercisedAt !== null || (optionEndsAt !== null && now < optionEndsAt))

/** Where an extension moves the option's end to: as far again as the option period, unless the deal says otherwise. */
export const extensionEnd = (offer: AcceptedOption): Date => addMonths(offer.optionEndsAt, extensionTerms(offer).months)

/** The fee went back, and nobody has chosen yet what becomes of the option. */
export const isFeeUndecided = ({
  feeReturnedAt,
  feeChoice,
  optionEndedAt,
}: Omit<FeeState, 'hold' | 'feeChosenAt'>): boolean => feeReturnedAt !== null && feeChoice === null && !optionEndedAt

/** What an extension or an exercise waits for, where it does. */
export function waitsFor(offer: FeeState): 'the bank' | 'a choice' | null {
  if (isDisputeOpen(offer.hold.disputeStatus)) return 'the bank'
  return isFeeUndecided(offer) ? 'a choice' : null
}

/** Until when the other side may still answer what was recorded before the end; `null` while nobody could confirm it. */
export function answerableUntil(offer: AcceptedOption): Date | null {
  if (waitsFor(offer)) return null
  const since = [offer.optionEndsAt, offer.hold.disputeClosedAt, offer.feeChosenAt].map((date) => date?.getTime() ?? 0)
  return new Date(Math.max(...since) + offerLimits.noticeAnswerDays * DAY_MS)
}

export const isAnswerable = (offer: AcceptedOption, now: Date): boolean => {
  const until = answerableUntil(offer)
  return until === null || now <= until
}

/** Whether an option ends now by its time: not while the other side may still answer what was recorded. */
export const endsByTime = (offer: OptionState, { isWaiting, now }: { isWaiting: boolean; now: Date }): boolean =>
  isUnderOption(offer) && offer.optionEndsAt <= now && !(isWaiting && isAnswerable(offer, now))
