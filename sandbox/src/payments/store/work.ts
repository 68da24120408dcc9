import type { EventType } from '../objects/event.ts'
import type { Kinds, ObjectStore } from './object.store.ts'

/** One piece of work: what it changes and the events about it become true together, or not at all. */
export interface Work {
  objects: ObjectStore
  /** In unix seconds, like every time of the provider. */
  now: number
  emit(type: EventType, object: Kinds[keyof Kinds], previous?: Record<string, unknown>): void
}
