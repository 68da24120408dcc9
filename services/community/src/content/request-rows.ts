import { createHash } from 'node:crypto'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'
import { communityRefusals } from '../errors.ts'

/** What came of a request with an Idempotency-Key, so that the same request does not write twice. */
interface RequestRow {
  /** `<personId> <key>` */
  _id: string
  hash: string
  textId: string
  at: Date
}

const KEPT_SECONDS = 7 * 24 * 3600

export const requestRows = defineCollection<RequestRow>('requests', {
  version: 1,
  schema: { bsonType: 'object', required: ['hash', 'textId', 'at'] },
  indexes: [{ name: 'forgotten', key: { at: 1 }, expireAfterSeconds: KEPT_SECONDS }],
})

export interface KeyedRequest {
  viewer: Viewer
  /** The Idempotency-Key, if the request has one. */
  key: string | undefined
  /** All that was asked, and where. */
  asked: object
}

/** Claims the request's key for the text that it is about to write; returns the text of the same request that was first. */
export async function claimKey(
  tx: Tx,
  db: Database,
  { viewer, key, asked }: KeyedRequest,
  text: { id: string; at: Date },
): Promise<string | undefined> {
  if (key === undefined) return undefined
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  const _id = `${viewer.id} ${key}`
  const known = await requestRows.of(db).findOne({ _id }, { session: tx })
  if (known && known.hash !== hash) throw communityRefusals.keyUsedOtherwise()
  if (!known) await requestRows.of(db).insertOne({ _id, hash, textId: text.id, at: text.at }, { session: tx })
  return known?.textId
}
