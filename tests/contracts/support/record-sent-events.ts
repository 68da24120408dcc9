import type { EventDefinition } from '@storyright/contracts/events'
import type { ServiceName } from '@storyright/contracts/services'
import { eventually, recordEvents } from '@storyright/testing'

/** Records every event that a service publishes from now on. */
export async function recordSentEvents(natsUrl: string, producer: ServiceName) {
  const { messages, stop } = await recordEvents(natsUrl, `${producer}.>`)
  return {
    /** Waits for the first event of this type, about this entity if one is given. */
    sent: ({ type }: Pick<EventDefinition, 'type'>, about?: string) =>
      eventually(
        () => {
          const found = messages.find((event) => event.type === type && (!about || event.subject === about))
          if (!found) throw new Error(`no ${type} about ${about ?? 'anything'} yet`)
          return found
        },
        { within: 15_000 },
      ),
    stop,
  }
}
