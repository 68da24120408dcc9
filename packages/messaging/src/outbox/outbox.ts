import type { ControlMessage, NewEvent } from '@storyright/contracts/events'
import type { MessagingStore } from '../store.ts'
import { toMessage } from './to-message.ts'

/** Where use cases put the events to publish. */
export interface Outbox<Tx> {
  /** Writes the messages in the caller's transaction; they are published after the commit. Throws on data off contract. */
  add(tx: Tx, messages: readonly (NewEvent | ControlMessage)[]): Promise<void>
}

export interface OutboxOptions<Tx> {
  service: string
  store: Pick<MessagingStore<Tx>, 'enqueue'>
  /** The events' time; only a seed that writes the past sets it. */
  clock?: () => Date
}

/** An outbox without a relay, for programs that write and leave publishing to the service: a seed, an operator's command. */
export function createOutbox<Tx>({ service, store, clock = () => new Date() }: OutboxOptions<Tx>): Outbox<Tx> {
  return {
    async add(tx, messages) {
      if (messages.length === 0) return
      await store.enqueue(
        tx,
        messages.map((message) => toMessage(service, message, clock())),
      )
    },
  }
}
