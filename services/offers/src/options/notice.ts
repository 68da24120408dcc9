import {
  type OfferSide,
  type OptionNoticeAnswer,
  type OptionNoticeKind,
  type OptionNoticeStatus,
  offerLimits,
} from '@storyright/contracts/vocabulary'
import { offerRefusals } from '../errors.ts'
import {
  isAnswerable,
  isHeld,
  isInForce,
  isUnderOption,
  type OptionState,
  optionRuns,
  waitsFor,
} from '../offers/option.ts'
import type { OptionNotice } from '../offers/records.ts'
import { extensionsLeft, extensionTerms } from '../rights/extensions.ts'

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

/** An option does not end by its time while the other side may still confirm an extension or an exercise. */
export const delaysEnd = ({ kind }: Pick<OptionNotice, 'kind'>): boolean => kind !== 'reversion'

interface RequireRecordableInput {
  offer: OptionState
  given: Pick<OptionNotice, 'status'>[]
  /** Both sides have signed the agreement. */
  isSigned: boolean
  now: Date
}

/** Throws unless this side may record this notice now. */
export function requireRecordable(
  kind: OptionNoticeKind,
  { offer, given, isSigned, now }: RequireRecordableInput,
): void {
  const isReversion = kind === 'reversion'
  // What goes back needs no fee and no signature.
  if (isReversion && !isInForce(offer, now)) throw offerRefusals.nothingHeld()
  if (!isReversion && !optionRuns(offer, now)) throw offerRefusals.optionNotRunning()
  if (!isReversion) requireFee(offer)
  if (given.some(({ status }) => status === 'waiting')) throw offerRefusals.noticeWaits()
  if (kind === 'extension' && extensionsLeft(offer) === 0) throw noExtensionLeft(offer)
  if (given.length >= offerLimits.noticesOfOption) throw offerRefusals.tooManyNotices()
  if (kind === 'exercise' && !isSigned) throw offerRefusals.notSigned()
}

interface RequireAnswerableInput {
  offer: OptionState
  notice: Pick<OptionNotice, 'kind' | 'status' | 'givenBy'>
  /** Who answers. */
  side: OfferSide
  isSigned: boolean
  now: Date
}

/** Throws unless this side may give this answer now. */
export function requireAnswerable(
  answer: OptionNoticeAnswer,
  { offer, notice, side, isSigned, now }: RequireAnswerableInput,
): void {
  const isGiver = notice.givenBy === side
  if (answer === 'withdraw' && !isGiver) throw offerRefusals.onlyTheGiver()
  if (answer !== 'withdraw' && isGiver) throw offerRefusals.onlyTheOtherSide()
  if (!noticeMayBecome(notice.status, statusAfter[answer])) throw offerRefusals.noticeAnswered()
  if (notice.kind === 'reversion') {
    if (!isHeld(offer)) throw offerRefusals.nothingHeld()
    return
  }
  if (!isUnderOption(offer) || !isAnswerable(offer, now)) throw offerRefusals.optionNotRunning()
  if (answer === 'confirm') requireFee(offer)
  if (answer === 'confirm' && notice.kind === 'exercise' && !isSigned) throw offerRefusals.notSigned()
}

function noExtensionLeft(offer: OptionState): Error {
  const { times } = extensionTerms(offer)
  if (times === 0) return offerRefusals.neverExtended()
  return offerRefusals.extendedAlready(
    times > 1 ? { message: 'This option has been extended twice, as often as the agreement allows.' } : {},
  )
}

/** Nothing is extended or exercised while it is open whether the fee is there. */
function requireFee(offer: OptionState): void {
  const what = waitsFor(offer)
  if (what === 'the bank') throw offerRefusals.feeDisputed()
  if (what === 'a choice') throw offerRefusals.feeReturned()
}
