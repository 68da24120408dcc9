import { randomUUID } from 'node:crypto'
import { jetstream } from '@nats-io/jetstream'
import type { Envelope, EventDefinition } from '@storyright/contracts/events'
import { connectTo } from '@storyright/messaging'
import { eventually } from './eventually.ts'

/** Publishes events as other services would, including exact repeats. */
export interface Publisher {
  publish<Data>(definition: EventDefinition<Data>, event: Envelope<Data>): Promise<void>
  say<Data extends { id: string } | { userId: string }>(
    definition: EventDefinition<Data>,
    version: number,
    data: Data,
    at?: Date,
  ): Promise<Envelope<Data>>
  stop(): Promise<void>
}

export async function openPublisher(natsUrl: string): Promise<Publisher> {
  const nats = await connectTo(natsUrl)
  const publish: Publisher['publish'] = async ({ subjectPrefix }, event) => {
    // Until the service has made the stream there is nowhere to publish to.
    await eventually(() => jetstream(nats).publish(`${subjectPrefix}.${event.subject}`, JSON.stringify(event)))
  }
  return {
    publish,
    async say(definition, version, data, at = new Date()) {
      const event = {
        specversion: '1.0',
        id: randomUUID(),
        source: `/${definition.producer}`,
        type: definition.type,
        subject: 'userId' in data ? data.userId : data.id,
        time: at.toISOString(),
        datacontenttype: 'application/json',
        entityversion: version,
        data,
      } as const
      await publish(definition, event)
      return event
    },
    stop: () => nats.close(),
  }
}
