import type { Readable } from 'node:stream'
import { Refusal } from '@storyright/contracts/vocabulary'
import type { ObjectStore } from './object-store.ts'

/**
 * Keeps content and has its name recorded. When the record is refused nothing is kept; after any other failure it may stand
 * all the same, so the content stays until it is swept.
 */
export async function keepRecorded(
  store: Pick<ObjectStore, 'put' | 'remove'>,
  content: Readable,
  record: (name: string) => Promise<unknown>,
): Promise<string> {
  const name = await store.put(content)
  try {
    await record(name)
  } catch (error) {
    if (error instanceof Refusal) await store.remove(name)
    throw error
  }
  return name
}
