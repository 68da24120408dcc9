import type { Readable } from 'node:stream'

/** Where uploaded files are kept: a folder, or a bucket. */
export interface ObjectStore {
  /** Keeps what the stream carries under a name of its own making; nothing is kept when the stream fails. */
  put(content: Readable): Promise<string>
  /** `null` for a name that was never given. */
  get(name: string): Promise<StoredObject | null>
  remove(name: string): Promise<void>
}

export interface StoredObject {
  size: number
  content: Readable
}
