import type { JsMsg } from '@nats-io/jetstream'
import { attempt, type Delivery, handleIn } from './deliver.ts'
import { prepare } from './subscription.ts'

/**
 * Handles several deliveries in one transaction and acknowledges them. With anything amiss nothing has happened, and this says
 * so: one by one it shows which of them it was, so that one that fails for good holds up no other.
 */
export async function deliverTogether<Tx>(delivery: Delivery<Tx>, messages: readonly JsMsg[]): Promise<boolean> {
  const { checkpoint, store, subscriptions, trials } = delivery
  const prepared = messages.map((message) => attempt(() => prepare(message, subscriptions)))
  if (prepared.some((one) => 'error' in one)) return false
  const events = prepared.flatMap((one) => ('value' in one ? [one.value] : []))
  for (const _ of messages) await checkpoint('delivered')
  try {
    await store.transaction((tx) => handleIn(tx, delivery, events))
  } catch {
    return false
  }
  for (const message of messages) {
    await checkpoint('committed')
    message.ack()
    trials.ended(message.seq)
    await checkpoint('acknowledged')
  }
  return true
}
