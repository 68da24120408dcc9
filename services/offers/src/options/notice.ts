import {
  type OfferSide,
  type OptionNoticeAnswer,
  type OptionNoticeKind,
  type OptionNoticeStatus,
  offerLimits,
} from '@storyright/contracts/vocabulary'
import { offerRefusals } from '../errors.ts'
import { answerableUntil, isUnderOption, type OptionState, optionRuns } from '../offers/option.ts'
import type { OptionNotice } from '../offers/records.ts'

/** Where a notice may go: it is answered once. */
const next: Record<OptionNoticeStatus, readonly OptionNoticeStatus[]> = {
  waiting: ['confirmed', 'declined', 'withdrawn'],
  confirmed: [],
  declined: [],
  withdrawn: [],
}

export const noticeMayBecome = (from: OptionNoticeStatus, to: OptionNoticeStatus): boolean => next[from].includes(to)

/** The status that an answer leads to. */
export const statusAfter: Record<OptionNoticeAnswer, OptionNoticeStatus> = {
  confirm: 'confirmed',
  decline: 'declined',
  withdraw: 'withdrawn',
}

interface Recording {
  offer: OptionState
  given: Pick<OptionNotice, 'status'>[]
  now: Date
}

/** Throws unless this side may record this notice now. */
export function requireRecordable(kind: OptionNoticeKind, { offer, given, now }: Recording): void {
  if (!optionRuns(offer, now)) throw offerRefusals.optionNotRunning()
  if (given.some(({ status }) => status === 'waiting')) throw offerRefusals.noticeWaits()
  if (kind === 'extension' && offer.extendedAt) throw offerRefusals.extendedAlready()
  if (given.length >= offerLimits.noticesOfOption) throw offerRefusals.tooManyNotices()
}

interface Answering {
  offer: OptionState
  notice: Pick<OptionNotice, 'status' | 'givenBy'>
  /** Who answers. */
  side: OfferSide
  now: Date
}

/** Throws unless this side may give this answer now. */
export function requireAnswerable(answer: OptionNoticeAnswer, { offer, notice, side, now }: Answering): void {
  const isGiver = notice.givenBy === side
  if (answer === 'withdraw' && !isGiver) throw offerRefusals.onlyTheGiver()
  if (answer !== 'withdraw' && isGiver) throw offerRefusals.onlyTheOtherSide()
  if (!noticeMayBecome(notice.status, statusAfter[answer])) throw offerRefusals.noticeAnswered()
  if (!isUnderOption(offer) || now > answerableUntil(offer)) throw offerRefusals.optionNotRunning()
}
