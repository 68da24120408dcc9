import type { OptionNoticeAnswer, OptionNoticeKind, OptionNoticeStatus } from '@storyright/contracts/vocabulary'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { addMonths } from './add-months.ts'

const DAY_MS = 86_400_000

/** What decides about an option, of an offer. */
export interface OptionState {
  status: string
  optionPeriod: number
  optionEndsAt: Date | null
  optionEndedAt: Date | null
  extendedAt: Date | null
  exercisedAt: Date | null
}

interface Given {
  kind: string
  status: string
}

type AcceptedOption = OptionState & { optionEndsAt: Date }

/** Accepted, neither ended nor exercised, whatever the clock says: the upkeep may not have come by yet. */
export const isUnderOption = (offer: OptionState): offer is AcceptedOption =>
  offer.status === 'accepted' && offer.optionEndsAt !== null && !offer.optionEndedAt && !offer.exercisedAt

export const optionRuns = (offer: OptionState, now: Date): offer is AcceptedOption =>
  isUnderOption(offer) && now < offer.optionEndsAt

/** Where an extension moves the option's end to: as far again as the option period. */
export const extensionEnd = ({ optionEndsAt, optionPeriod }: AcceptedOption): Date =>
  addMonths(optionEndsAt, optionPeriod)

/** Until when the other side may still answer what was recorded before the end. */
export const answerableUntil = ({ optionEndsAt }: AcceptedOption): Date =>
  new Date(optionEndsAt.getTime() + offerLimits.noticeAnswerDays * DAY_MS)

export type RecordingRefused = 'notRunning' | 'oneWaits' | 'extendedAlready' | 'tooMany'

/** Why one side may not say now that the option was extended or exercised; `null` when it may. */
export function mayNotRecord(
  kind: OptionNoticeKind,
  { offer, given, now }: { offer: OptionState; given: Given[]; now: Date },
): RecordingRefused | null {
  if (!optionRuns(offer, now)) return 'notRunning'
  if (given.some(({ status }) => status === 'waiting')) return 'oneWaits'
  if (kind === 'extension' && offer.extendedAt) return 'extendedAlready'
  return given.length >= offerLimits.noticesOfOption ? 'tooMany' : null
}

export type AnswerRefused = 'answered' | 'notRunning' | 'notTheOtherSide' | 'notTheGiver'

/** Why somebody may not give this answer to a notice; `null` when they may. */
export function mayNotAnswer(
  answer: OptionNoticeAnswer,
  { offer, notice, isGiver, now }: { offer: OptionState; notice: Given; isGiver: boolean; now: Date },
): AnswerRefused | null {
  if (answer === 'withdraw' && !isGiver) return 'notTheGiver'
  if (answer !== 'withdraw' && isGiver) return 'notTheOtherSide'
  if (notice.status !== 'waiting') return 'answered'
  return isUnderOption(offer) && now <= answerableUntil(offer) ? null : 'notRunning'
}

export const statusAfter: Record<OptionNoticeAnswer, OptionNoticeStatus> = {
  confirm: 'confirmed',
  decline: 'declined',
  withdraw: 'withdrawn',
}

/** Whether an option ends now by its time: not while the other side may still answer what was recorded. */
export const endsByTime = (offer: OptionState, { isWaiting, now }: { isWaiting: boolean; now: Date }): boolean =>
  isUnderOption(offer) && (isWaiting ? answerableUntil(offer) < now : offer.optionEndsAt <= now)
