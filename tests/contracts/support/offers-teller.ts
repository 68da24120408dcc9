import {
  type EventDefinition,
  offerAccepted,
  offerCancelled,
  offerExpired,
  offerHeld,
  offerHoldEnding,
  offerRejected,
  offerSnapshot,
  optionEnded,
  type PublicOffer,
} from '@storyright/contracts'
import { eventually, recordEvents } from '@storyright/testing'
import { agent, internalToken, producer, startOffers } from '../../../services/offers/test/harness.ts'

const DAY = 86_400_000

/** The real offers service, which does what each of its events tells of, and hands over what it sent. */
export async function openOffersTeller() {
  let now = Date.now()
  const offers = await startOffers({ clock: () => new Date(now) })
  await offers.addPerson(agent)
  await offers.addPerson(producer)
  const heard = await recordEvents(offers.natsUrl, 'offers.>')

  const held = async () => offers.heldOffer(producer, (await offers.addListing()).id)
  const accepted = async () => {
    const answer = await offers.send('PATCH', `/api/offers/${(await held()).id}/accept`, agent)
    return answer.json<{ id: string; optionEndsAt: string }>()
  }
  const sent = ({ type }: EventDefinition<PublicOffer>, id: string) =>
    eventually(
      () => {
        const found = heard.messages.find((event) => event.type === type && event.subject === id)
        if (!found) throw new Error(`no ${type} about ${id} yet`)
        return found
      },
      { within: 15_000 },
    )
  /** What is sent when a time comes. */
  async function sentAt(time: number, event: EventDefinition<PublicOffer>, id: string) {
    now = time
    const message = await sent(event, id)
    now = Date.now()
    return message
  }

  const tells: Record<string, () => Promise<unknown>> = {
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
    [optionEnded.type]: async () => {
      const { id, optionEndsAt } = await accepted()
      return sentAt(Date.parse(optionEndsAt) + 1_000, optionEnded, id)
    },
    [offerSnapshot.type]: async () => {
      const { id } = await accepted()
      await offers.send('POST', '/internal/republish', null, undefined, { 'x-internal-token': internalToken })
      return sent(offerSnapshot, id)
    },
  }
  return {
    /** How each of these events comes about. */
    tellingOf: (events: { type: string }[]) => Object.fromEntries(events.map(({ type }) => [type, tells[type]!])),
    async close() {
      await heard.stop()
      await offers.stop()
    },
  }
}
