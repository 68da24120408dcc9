import { createHash } from 'node:crypto'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { communityRefusals } from '../errors.ts'

export interface KeyedRequest {
  viewer: Viewer
  /** The Idempotency-Key, if the request has one. */
  key: string | undefined
  /** All that was asked, and where. */
  asked: object
}

/**
 * Claims the request's key for the text that it is about to write; returns the text of the same request that was first, for which this one
 * waits. Throws `keyUsedOtherwise` where the key was used for something else.
 */
export async function claimKey(
  tx: Tx,
  { viewer, key, asked }: KeyedRequest,
  text: { id: string; at: Date },
): Promise<string | undefined> {
  if (key === undefined) return undefined
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  const request = { personId: viewer.id, key, hash, textId: text.id, at: text.at }
  const { count } = await tx.request.createMany({ data: [request], skipDuplicates: true })
  if (count === 1) return undefined
  const known = await tx.request.findUniqueOrThrow({ where: { personId_key: { personId: viewer.id, key } } })
  if (known.hash !== hash) throw communityRefusals.keyUsedOtherwise()
  return known.textId
}
