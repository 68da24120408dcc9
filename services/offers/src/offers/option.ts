import { addMonths, offerLimits } from '@storyright/contracts/vocabulary'
import { DAY_MS } from '../times.ts'
import type { OfferRecord } from './records.ts'

/** The fields of an offer that decide about its option. */
export type OptionState = Pick<
  OfferRecord,
  'status' | 'optionPeriod' | 'optionEndsAt' | 'optionEndedAt' | 'extendedAt' | 'exercisedAt'
>
type AcceptedOption = OptionState & { optionEndsAt: Date }

/** Accepted, neither ended nor exercised, whatever the clock says: the upkeep may not have come by yet. */
export const isUnderOption = <State extends OptionState>(offer: State): offer is State & AcceptedOption =>
  offer.status === 'accepted' && offer.optionEndsAt !== null && !offer.optionEndedAt && !offer.exercisedAt

export const optionRuns = <State extends OptionState>(offer: State, now: Date): offer is State & AcceptedOption =>
  isUnderOption(offer) && now < offer.optionEndsAt

/** Whether the agreement may still be signed: an option that was exercised is over, and stands. */
export const maySign = ({ optionEndsAt, optionEndedAt, exercisedAt }: OptionState, now: Date): boolean =>
  !optionEndedAt && (exercisedAt !== null || (optionEndsAt !== null && now < optionEndsAt))

/** Where an extension moves the option's end to: as far again as the option period. */
export const extensionEnd = ({ optionEndsAt, optionPeriod }: AcceptedOption): Date =>
  addMonths(optionEndsAt, optionPeriod)

/** Until when the other side may still answer what was recorded before the end. */
export const answerableUntil = ({ optionEndsAt }: AcceptedOption): Date =>
  new Date(optionEndsAt.getTime() + offerLimits.noticeAnswerDays * DAY_MS)

/** Whether an option ends now by its time: not while the other side may still answer what was recorded. */
export const endsByTime = (offer: OptionState, { isWaiting, now }: { isWaiting: boolean; now: Date }): boolean =>
  isUnderOption(offer) && (isWaiting ? answerableUntil(offer) < now : offer.optionEndsAt <= now)
