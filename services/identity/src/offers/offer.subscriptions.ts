import {
  agreementSigned,
  exerciseRecorded,
  extensionRecorded,
  feeDisputeClosed,
  feeDisputed,
  feeRefundFailed,
  feeReturned,
  noticeDeclined,
  noticeWithdrawn,
  offerAccepted,
  offerCancelled,
  offerExpired,
  offerHeld,
  offerHoldEnding,
  offerRejected,
  optionEnded,
  optionExercised,
  optionExtended,
  optionKept,
} from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { acceptedLetters } from './letters/accepted.ts'
import { endedLetters } from './letters/ended.ts'
import { expiredLetters } from './letters/expired.ts'
import { feeLetters } from './letters/fee.ts'
import { heldLetters } from './letters/held.ts'
import { holdEndingLetters } from './letters/hold-ending.ts'
import { declinedLetters, withdrawnLetters } from './letters/notice-ended.ts'
import { optionEndedLetters } from './letters/option-ended.ts'
import { exercisedLetters } from './letters/option-exercised.ts'
import { extendedLetters } from './letters/option-extended.ts'
import { recordedLetters } from './letters/option-recorded.ts'
import { signedLetters } from './letters/signed.ts'
import { type WritingDeps, writeToParties } from './write-to-parties.ts'

/** Mail to the right side at every step of an offer. Never on a snapshot: that is no step. */
export function offerSubscriptions(deps: WritingDeps): Subscription<Tx>[] {
  return [
    on(offerHeld, writeToParties(deps, heldLetters)),
    on(offerHoldEnding, writeToParties(deps, holdEndingLetters)),
    on(offerAccepted, writeToParties(deps, acceptedLetters)),
    on(offerRejected, writeToParties(deps, endedLetters)),
    on(offerCancelled, writeToParties(deps, endedLetters)),
    on(offerExpired, writeToParties(deps, expiredLetters)),
    on(agreementSigned, writeToParties(deps, signedLetters)),
    on(optionEnded, writeToParties(deps, optionEndedLetters)),
    on(extensionRecorded, writeToParties(deps, recordedLetters)),
    on(exerciseRecorded, writeToParties(deps, recordedLetters)),
    on(optionExtended, writeToParties(deps, extendedLetters)),
    on(optionExercised, writeToParties(deps, exercisedLetters)),
    on(noticeDeclined, writeToParties(deps, declinedLetters)),
    on(noticeWithdrawn, writeToParties(deps, withdrawnLetters)),
    on(feeReturned, writeToParties(deps, feeLetters('returned'))),
    on(feeRefundFailed, writeToParties(deps, feeLetters('refund_failed'))),
    on(feeDisputed, writeToParties(deps, feeLetters('disputed'))),
    on(feeDisputeClosed, writeToParties(deps, feeLetters('dispute_closed'))),
    on(optionKept, writeToParties(deps, feeLetters('kept'))),
  ]
}
