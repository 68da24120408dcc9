import type { EventType } from '../objects/event.ts'
import { presentMethod } from '../objects/payment-method.ts'
import { missing } from '../protocol/provider-error.ts'
import type { Kind, Kinds } from './kinds.ts'
import type { ObjectStore } from './object.store.ts'

export const afterRetries = ['past_due', 'unpaid', 'cancel'] as const
export type AfterRetries = (typeof afterRetries)[number]

export const refundBeginnings = ['succeeded', 'pending'] as const

/** One piece of work: what it changes and the events about it become true together, or not at all. */
export interface Work {
  objects: ObjectStore
  /** In unix seconds, like every time of the provider. */
  now: number
  /** What becomes of a subscription whose renewal stays unpaid after the last try. */
  afterRetries: AfterRetries
  /** What a refund is at first. */
  refundsBegin: (typeof refundBeginnings)[number]
  /** Records an event; what follows from it by itself is done at once. */
  emit(type: EventType, object: Kinds[keyof Kinds], previous?: Record<string, unknown>): void
}

/** An object as callers see it. */
export const present = <Shape extends Kinds[keyof Kinds]>(object: Shape) =>
  object.object === 'payment_method' ? presentMethod(object) : object

/** What a call names, which has to be there. */
export function requireObject<K extends Kind>(objects: ObjectStore, kind: K, id: string, param = 'id'): Kinds[K] {
  const found = objects.find(kind, id)
  if (!found) throw missing(kind, id, param)
  return found
}
