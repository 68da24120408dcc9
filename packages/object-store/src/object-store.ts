import type { Readable } from 'node:stream'

/** Where uploaded and written files are kept: a folder, or a bucket. */
export interface ObjectStore {
  /**
   * Keeps what the stream carries under a name of its own making. Nothing is kept when the stream fails, or carries more
   * than `maximumBytes`, which rejects with `ObjectTooLarge`.
   */
  put(content: Readable, limits?: { maximumBytes: number }): Promise<string>
  /** Keeps it under the name that another store gave; what has that name is replaced whole. For moving files. */
  putAs(name: string, content: Readable): Promise<void>
  /** `null` for a name that was never given. */
  get(name: string): Promise<StoredObject | null>
  /** Does nothing when there is no such object. */
  remove(name: string): Promise<void>
  /** All stored objects, in no order, and what a crash left unfinished: for sweeping. */
  list(): AsyncIterable<KeptObject>
}

/** An object to read; the caller must read or destroy the stream. */
export interface StoredObject {
  size: number
  content: Readable
}

export interface KeptObject {
  name: string
  keptAt: Date
  isUnfinished: boolean
}

/** Thrown when a stream exceeds `maximumBytes`. */
export class ObjectTooLarge extends Error {}
