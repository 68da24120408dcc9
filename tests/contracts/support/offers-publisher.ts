import {
  agreementSigned,
  counterAgreed,
  counterDeclined,
  counterMade,
  counterWithdrawn,
  type EventDefinition,
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
  offerReleased,
  offerRenewed,
  offerSnapshot,
  offerSubmitted,
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
  takingsChanged,
  threadChanged,
} from '@storyright/contracts/events'
import type { Offer } from '@storyright/contracts/http'
import { agent, internalToken, producer, startOffers } from '../../../services/offers/test/harness.ts'
import { pdf, upload } from '../../../services/offers/test/upload-deck.ts'
import type { OpenPact } from './pacts.ts'
import { recordSentEvents } from './record-sent-events.ts'

const DAY = 86_400_000

/** Runs the real offers service and makes it publish each of its events. */
async function openOffersPublisher() {
  let now = Date.now()
  const offers = await startOffers({ clock: () => new Date(now) })
  await offers.addPerson(agent)
  await offers.addPerson(producer)
  const { sent, stop } = await recordSentEvents(offers.natsUrl, 'offers')

  const held = async () => offers.heldOffer(producer, (await offers.addListing()).id)
  /** A held offer whose agent would accept without the additional rights requested. */
  const askedForLess = async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id, { extraRightsRequest: 'A sequel' })
    await offers.send('POST', `/api/offers/${id}/extra-rights`, agent)
    return id
  }
  /** A held offer with a further round of one side. */
  async function proposed(by: typeof agent, offerPrice: number, message: string | null = null) {
    const { id } = await held()
    const answer = await offers.send('POST', `/api/offers/${id}/rounds`, by, { offerPrice, message })
    return { id, round: answer.json<{ round: { number: number; dealHash: string } }>().round }
  }
  const countered = () => proposed(agent, 4_000, 'A little more')
  const accepted = async () => {
    const answer = await offers.send('PATCH', `/api/offers/${(await held()).id}/accept`, agent)
    return answer.json<{ id: string; optionEndsAt: string }>()
  }
  /** An accepted offer on which the producer has recorded a notice. */
  async function recorded(what: 'extensions' | 'exercise' | 'reversion'): Promise<Offer> {
    const { id } = await accepted()
    const file = await upload(offers, producer, `/api/offers/${id}/documents`, { content: pdf, name: 'Notice.pdf' })
    if (what === 'exercise')
      for (const side of [producer, agent])
        await offers.send('POST', `/api/offers/${id}/agreement/sign`, side, { name: 'Iris Okafor' })
    const notice = { documentUrl: file.json().documentUrl }
    return (await offers.send('POST', `/api/offers/${id}/${what}`, producer, notice)).json<Offer>()
  }
  async function answered(
    what: 'extensions' | 'exercise' | 'reversion',
    { answer, by = agent, reason = null }: { answer: string; by?: typeof agent; reason?: string | null },
  ): Promise<string> {
    const { id, optionNotices } = await recorded(what)
    await offers.send('POST', `/api/offers/${id}/notices/${optionNotices[0]!.id}/answer`, by, { answer, reason })
    return id
  }
  /** An accepted offer whose fee went back, all of it or a part. */
  async function refunded(pounds?: number): Promise<string> {
    const { id } = await accepted()
    await fetch(`${offers.sandbox.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_storyright' },
      body: new URLSearchParams({
        payment_intent: await offers.intentIdOf(id),
        ...(pounds && { amount: String(pounds * 100) }),
      }),
    })
    await refundOf(id)
    return id
  }
  const refundOf = (offerId: string) =>
    offers.eventually(() => offers.db.refund.findFirstOrThrow({ where: { offerId } }))
  async function disputed(): Promise<string> {
    const { id } = await accepted()
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/dispute`)
    await offers.until(id, { disputeStatus: 'needs_response' })
    return id
  }
  /** The event that is published when the clock reaches `time`. */
  async function sentAt(time: number, event: EventDefinition<PublicOffer>, id: string) {
    now = time
    const message = await sent(event, id)
    now = Date.now()
    return message
  }

  const handlers: Record<string, () => Promise<unknown>> = {
    [offerSubmitted.type]: async () => sent(offerSubmitted, (await held()).id),
    [offerHeld.type]: async () => sent(offerHeld, (await held()).id),
    [offerHoldEnding.type]: async () => {
      const { id, holdExpiresAt } = await held()
      return sentAt(Date.parse(holdExpiresAt!) - 2 * DAY, offerHoldEnding, id)
    },
    [offerAccepted.type]: async () => sent(offerAccepted, (await accepted()).id),
    [offerRejected.type]: async () => {
      const { id } = await held()
      await offers.send('PATCH', `/api/offers/${id}/reject`, agent)
      return sent(offerRejected, id)
    },
    [offerCancelled.type]: async () => {
      const { id } = await held()
      await offers.send('PATCH', `/api/offers/${id}/cancel`, producer, { cancellationReason: 'Our slate is full' })
      return sent(offerCancelled, id)
    },
    [offerExpired.type]: async () => {
      const { id } = await held()
      await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/expire`)
      return sent(offerExpired, id)
    },
    [offerRenewed.type]: async () => {
      const { id } = await held()
      await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/expire`)
      await sent(offerExpired, id)
      await offers.send('POST', `/api/offers/${id}/renew`, producer)
      return sent(offerRenewed, id)
    },
    [extraRightsAsked.type]: async () => sent(extraRightsAsked, await askedForLess()),
    [extraRightsAnswered.type]: async () => {
      const id = await askedForLess()
      await offers.send('POST', `/api/offers/${id}/extra-rights/answer`, producer, { answer: 'waived' })
      return sent(extraRightsAnswered, id)
    },
    [counterMade.type]: async () => sent(counterMade, (await countered()).id),
    [counterAgreed.type]: async () => {
      const { id, round } = await countered()
      await offers.send('POST', `/api/offers/${id}/rounds/${round.number}/agree`, producer, {
        dealHash: round.dealHash,
      })
      return sent(counterAgreed, id)
    },
    [counterDeclined.type]: async () => {
      const { id, round } = await countered()
      await offers.send('POST', `/api/offers/${id}/rounds/${round.number}/decline`, producer, { reason: 'Too dear' })
      return sent(counterDeclined, id)
    },
    [counterWithdrawn.type]: async () => {
      const { id, round } = await countered()
      await offers.send('POST', `/api/offers/${id}/rounds/${round.number}/withdraw`, agent)
      return sent(counterWithdrawn, id)
    },
    [roundEnding.type]: async () => {
      const { id } = await countered()
      return sentAt(now + 6.5 * DAY, roundEnding, id)
    },
    [roundStands.type]: async () => sent(roundStands, (await proposed(producer, 4_000)).id),
    [roundNotHeld.type]: async () => {
      const { id } = await proposed(producer, 7_000)
      return sentAt(now + 1.5 * DAY, roundNotHeld, id)
    },
    [offerReleased.type]: async () => {
      const { id } = await held()
      await offers.send('PATCH', `/api/offers/${id}/reject`, agent)
      return sent(offerReleased, id)
    },
    [agreementSigned.type]: async () => {
      const { id } = await accepted()
      await offers.send('POST', `/api/offers/${id}/agreement/sign`, producer, { name: 'Iris Okafor' })
      return sent(agreementSigned, id)
    },
    [optionEnded.type]: async () => {
      const { id, optionEndsAt } = await accepted()
      return sentAt(Date.parse(optionEndsAt) + 1_000, optionEnded, id)
    },
    [extensionRecorded.type]: async () => sent(extensionRecorded, (await recorded('extensions')).id),
    [exerciseRecorded.type]: async () => sent(exerciseRecorded, (await recorded('exercise')).id),
    [optionExtended.type]: async () => sent(optionExtended, await answered('extensions', { answer: 'confirm' })),
    [optionExercised.type]: async () => sent(optionExercised, await answered('exercise', { answer: 'confirm' })),
    [rightsSurrendered.type]: async () => {
      const { id } = await accepted()
      await offers.send('POST', `/api/offers/${id}/surrender`, producer, { lines: 'US; L; film' })
      return sent(rightsSurrendered, id)
    },
    [reversionRecorded.type]: async () => sent(reversionRecorded, (await recorded('reversion')).id),
    [rightsReverted.type]: async () => sent(rightsReverted, await answered('reversion', { answer: 'confirm' })),
    [takingsChanged.type]: async () => {
      const { id } = await accepted()
      return sent(takingsChanged, (await offers.find(id)).listingId)
    },
    [threadChanged.type]: async () => {
      const { id } = await held()
      await offers.send('POST', `/api/offers/${id}/messages`, agent, { text: 'Is the fee firm?' })
      return sent(threadChanged, id)
    },
    [feeReturned.type]: async () => sent(feeReturned, await refunded()),
    [feeRefundFailed.type]: async () => {
      const id = await refunded(2_500)
      await offers.sandbox.control(`refunds/${(await refundOf(id)).id}/fail`)
      return sent(feeRefundFailed, id)
    },
    [feeDisputed.type]: async () => sent(feeDisputed, await disputed()),
    [feeDisputeClosed.type]: async () => {
      const id = await disputed()
      await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/dispute`, { outcome: 'won' })
      return sent(feeDisputeClosed, id)
    },
    [optionKept.type]: async () => {
      const id = await refunded()
      await offers.send('POST', `/api/offers/${id}/fee-return`, agent, { choice: 'keep', note: 'Paid by transfer' })
      return sent(optionKept, id)
    },
    [noticeDeclined.type]: async () =>
      sent(noticeDeclined, await answered('extensions', { answer: 'decline', reason: 'Never paid' })),
    [noticeWithdrawn.type]: async () =>
      sent(noticeWithdrawn, await answered('extensions', { answer: 'withdraw', by: producer })),
    [offerSnapshot.type]: async () => {
      const { id } = await accepted()
      await offers.send('POST', '/internal/republish', null, undefined, { 'x-internal-token': internalToken })
      return sent(offerSnapshot, id)
    },
  }
  return {
    handlers,
    async close() {
      await stop()
      await offers.stop()
    },
  }
}

/** Verifies that offers publishes the events these rows begin with as the pact expects. */
export async function verifyOffers(pact: OpenPact, heard: [Pick<EventDefinition, 'type'>, ...unknown[]][]) {
  const { handlers, close } = await openOffersPublisher()
  try {
    await pact.verifyMessages(Object.fromEntries(heard.map(([{ type }]) => [type, handlers[type]!])))
  } finally {
    await close()
  }
}
