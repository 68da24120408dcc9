import type { EventType } from './events/event.ts'
import type { Kinds, ObjectStore } from './store/object.store.ts'

/** One piece of work: what it changes and the events about it become true together, or not at all. */
export interface Work {
  objects: ObjectStore
  /** In unix seconds, like every time of the provider. */
  now: number
  emit(type: EventType, object: Kinds[keyof Kinds], previous?: Record<string, unknown>): void
}

/** The request that caused a piece of work; a timer's and a control's work have none. */
export interface Cause {
  id: string | null
  idempotency_key: string | null
}

export const noCause: Cause = { id: null, idempotency_key: null }
