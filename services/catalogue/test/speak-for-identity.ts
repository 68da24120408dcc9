import { randomUUID } from 'node:crypto'
import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import type { Envelope, EventDefinition, PublicUser } from '@storyright/contracts'
import { eventually } from '@storyright/testing'

/** Publishes what identity would: one event about a person. */
export async function speakForIdentity(natsUrl: string) {
  const nats = await connect({ servers: new URL(natsUrl).host })
  return {
    async say(definition: EventDefinition<PublicUser>, version: number, change: Partial<PublicUser> & { id: string }) {
      const event: Envelope<PublicUser> = {
        specversion: '1.0',
        id: randomUUID(),
        source: '/identity',
        type: definition.type,
        subject: change.id,
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        entityversion: version,
        data: { ...agent, ...change },
      }
      // Until the service has made the stream there is nowhere to publish to.
      await eventually(() => jetstream(nats).publish(`${definition.subjectPrefix}.${change.id}`, JSON.stringify(event)))
    },
    stop: () => nats.close(),
  }
}

const agent = {
  firstName: 'Eleanor',
  lastName: 'Vane',
  username: 'eleanor.vane',
  role: 'agent',
  status: 'active',
  isVerified: true,
  companyName: 'Vane & Daughters',
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
} as const
