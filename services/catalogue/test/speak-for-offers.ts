import { randomUUID } from 'node:crypto'
import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import type { Envelope, EventDefinition, PublicOffer } from '@storyright/contracts'
import { eventually } from '@storyright/testing'

/** Publishes what offers would: one event about an offer, which may be sent again as it was. */
export async function speakForOffers(natsUrl: string) {
  const nats = await connect({ servers: new URL(natsUrl).host })
  async function publish({ subjectPrefix }: EventDefinition<PublicOffer>, event: Envelope<PublicOffer>) {
    // Until the service has made the stream there is nowhere to publish to.
    await eventually(() => jetstream(nats).publish(`${subjectPrefix}.${event.subject}`, JSON.stringify(event)))
  }
  return {
    publish,
    async say(definition: EventDefinition<PublicOffer>, version: number, offer: PublicOffer) {
      const event: Envelope<PublicOffer> = {
        specversion: '1.0',
        id: randomUUID(),
        source: '/offers',
        type: definition.type,
        subject: offer.id,
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        entityversion: version,
        data: offer,
      }
      await publish(definition, event)
      return event
    },
    stop: () => nats.close(),
  }
}

/** An exclusive offer that was accepted, of a listing and its agent. */
export const acceptedOffer = (
  listing: { id: bigint; agentId: string },
  change: Partial<PublicOffer> = {},
): PublicOffer => ({
  id: randomUUID(),
  listingId: String(listing.id),
  listingTitle: 'Slack Water',
  listingAuthor: 'Morwenna Tregear',
  producerId: randomUUID(),
  agentId: listing.agentId,
  status: 'accepted',
  paymentStatus: 'captured',
  offerPrice: 12_500,
  optionPeriod: 18,
  isExclusive: true,
  reachedAgent: true,
  submittedAt: '2026-11-21T09:00:00.000Z',
  holdExpiresAt: '2026-11-28T17:30:00.000Z',
  acceptedAt: '2026-11-22T09:00:00.000Z',
  optionEndsAt: '2028-05-22T09:00:00.000Z',
  optionEndedAt: null,
  endedBecause: null,
  cancellationReason: null,
  signedByProducerAt: null,
  signedByAgentAt: null,
  ...change,
})
