import {
  agreementSigned,
  counterAgreed,
  counterDeclined,
  counterMade,
  counterWithdrawn,
  type Envelope,
  exerciseRecorded,
  extensionRecorded,
  extraRightsAnswered,
  extraRightsAsked,
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
  type PublicOffer,
  reversionRecorded,
  rightsReverted,
  rightsSurrendered,
  roundEnding,
  roundNotHeld,
  roundStands,
} from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { Letter } from '../mail/letters/letter.ts'
import { isWithinMaxAge } from '../mail/max-age.ts'
import type { Person } from '../people/person.ts'
import { acceptedLetters, feeLetters, signedLetters } from './letters/acceptance.ts'
import {
  counterAgreedLetters,
  counterDeclinedLetters,
  counterMadeLetters,
  counterWithdrawnLetters,
} from './letters/counter-offer.ts'
import { type Correspondence, type Deal, dealOf } from './letters/deal.ts'
import { endedLetters } from './letters/ended.ts'
import { extraRightsAnsweredLetters, extraRightsAskedLetters } from './letters/extra-rights.ts'
import { expiredLetters, heldLetters, holdEndingLetters } from './letters/holds.ts'
import { optionEndedLetters } from './letters/option-ended.ts'
import {
  declinedLetters,
  exercisedLetters,
  extendedLetters,
  recordedLetters,
  withdrawnLetters,
} from './letters/options.ts'
import { revertedLetters, surrenderedLetters } from './letters/rights-back.ts'
import { roundEndingLetters, roundNotHeldLetters, roundStandsLetters } from './letters/rounds.ts'

/** Mail to the right side at every step of an offer. Never on a snapshot: that is no step. */
export function offerSubscriptions(deps: WritingDeps): Subscription<Tx>[] {
  return [
    on(offerHeld, writeToParties(deps, heldLetters)),
    on(offerHoldEnding, writeToParties(deps, holdEndingLetters)),
    on(offerAccepted, writeToParties(deps, acceptedLetters)),
    on(offerRejected, writeToParties(deps, endedLetters)),
    on(offerCancelled, writeToParties(deps, endedLetters)),
    on(offerExpired, writeToParties(deps, expiredLetters)),
    on(extraRightsAsked, writeToParties(deps, extraRightsAskedLetters)),
    on(extraRightsAnswered, writeToParties(deps, extraRightsAnsweredLetters)),
    on(counterMade, writeToParties(deps, counterMadeLetters)),
    on(counterAgreed, writeToParties(deps, counterAgreedLetters)),
    on(counterDeclined, writeToParties(deps, counterDeclinedLetters)),
    on(counterWithdrawn, writeToParties(deps, counterWithdrawnLetters)),
    on(roundEnding, writeToParties(deps, roundEndingLetters)),
    on(roundStands, writeToParties(deps, roundStandsLetters)),
    on(roundNotHeld, writeToParties(deps, roundNotHeldLetters)),
    on(agreementSigned, writeToParties(deps, signedLetters)),
    on(optionEnded, writeToParties(deps, optionEndedLetters)),
    on(extensionRecorded, writeToParties(deps, recordedLetters)),
    on(exerciseRecorded, writeToParties(deps, recordedLetters)),
    on(optionExtended, writeToParties(deps, extendedLetters)),
    on(optionExercised, writeToParties(deps, exercisedLetters)),
    on(rightsSurrendered, writeToParties(deps, surrenderedLetters)),
    on(reversionRecorded, writeToParties(deps, recordedLetters)),
    on(rightsReverted, writeToParties(deps, revertedLetters)),
    on(noticeDeclined, writeToParties(deps, declinedLetters)),
    on(noticeWithdrawn, writeToParties(deps, withdrawnLetters)),
    on(feeReturned, writeToParties(deps, feeLetters('returned'))),
    on(feeRefundFailed, writeToParties(deps, feeLetters('refund_failed'))),
    on(feeDisputed, writeToParties(deps, feeLetters('disputed'))),
    on(feeDisputeClosed, writeToParties(deps, feeLetters('dispute_closed'))),
    on(optionKept, writeToParties(deps, feeLetters('kept'))),
  ]
}

interface WritingDeps extends Pick<Deps, 'people' | 'mails' | 'clock'> {
  publicUrl: string
}

/** Mails both sides of an offer about a new step; accounts that are not active get nothing. */
function writeToParties({ people, mails, clock, publicUrl }: WritingDeps, lettersOn: (deal: Deal) => Correspondence) {
  return async (event: Envelope<PublicOffer>, tx: Tx): Promise<void> => {
    const now = clock()
    if (!isWithinMaxAge(event, now)) return
    const offer = event.data
    const { producerId, agentId } = offer
    const found = new Map<string, Person | null>()
    // Locked, so that an account closing right now gets no mail; always in the same order.
    for (const id of [producerId, agentId].sort()) found.set(id, await people.lock(tx, id))
    const [producer, agent] = [found.get(producerId) ?? null, found.get(agentId) ?? null]
    const letters = lettersOn(dealOf(publicUrl, { offer, now, producer, agent }))
    const send = async (person: Person | null, letter: Letter | undefined) => {
      if (letter && person?.status === 'active' && person.email !== null) await mails.queue(tx, person, letter, now)
    }
    await send(producer, letters.producer)
    await send(agent, letters.agent)
  }
}
