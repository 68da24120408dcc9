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
  const write = writeToParties(deps)
  return [
    on(offerHeld, write(heldLetters)),
    on(offerHoldEnding, write(holdEndingLetters)),
    on(offerAccepted, write(acceptedLetters)),
    on(offerRejected, write(endedLetters)),
    on(offerCancelled, write(endedLetters)),
    on(offerExpired, write(expiredLetters)),
    on(agreementSigned, write(signedLetters)),
    on(optionEnded, write(optionEndedLetters)),
    on(extensionRecorded, write(recordedLetters)),
    on(exerciseRecorded, write(recordedLetters)),
    on(optionExtended, write(extendedLetters)),
    on(optionExercised, write(exercisedLetters)),
    on(noticeDeclined, write(declinedLetters)),
    on(noticeWithdrawn, write(withdrawnLetters)),
    on(feeReturned, write(feeLetters('returned'))),
    on(feeRefundFailed, write(feeLetters('refund_failed'))),
    on(feeDisputed, write(feeLetters('disputed'))),
    on(feeDisputeClosed, write(feeLetters('dispute_closed'))),
    on(optionKept, write(feeLetters('kept'))),
  ]
}
