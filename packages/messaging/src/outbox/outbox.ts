import type { ControlMessage, NewEvent } from '@storyright/contracts/events'
import type { MessagingStore } from '../store.ts'
import { toMessage } from './to-message.ts'

/** Where use cases leave what other services shall hear. */
export interface Outbox<Tx> {
  /** Writes the messages in the caller's transaction; they leave once it has committed. Throws on data off contract. */
  add(tx: Tx, messages: readonly (NewEvent | ControlMessage)[]): Promise<void>
}

export interface OutboxOptions<Tx> {
  service: string
  store: Pick<MessagingStore<Tx>, 'enqueue'>
  /** When what is told happened; now, unless somebody tells of the past. */
  clock?: () => Date
}

/** An outbox alone, for programs that write but leave sending to the service: a seed, an operator's command. */
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
