import type { Readable } from 'node:stream'

/** Where uploaded and written files are kept: a folder, or a bucket. */
export interface ObjectStore {
  /**
   * Keeps what the stream carries under a name of its own making. Nothing is kept when the stream fails, or carries more
   * than `maximumBytes`, which rejects with `ObjectTooLarge`.
   */
  put(content: Readable, limits?: { maximumBytes: number }): Promise<string>
  /** `null` for a name that was never given. */
  get(name: string): Promise<StoredObject | null>
  /** Does nothing when there is no such object. */
  remove(name: string): Promise<void>
  /** Everything that is kept, in no order, and what a crash left unfinished: for whoever sweeps. */
  list(): AsyncIterable<KeptObject>
}

/** An object to read; whoever asked for it reads the stream or destroys it. */
export interface StoredObject {
  size: number
  content: Readable
}

export interface KeptObject {
  name: string
  keptAt: Date
}

/** More came than the store was told to take. */
export class ObjectTooLarge extends Error {}
