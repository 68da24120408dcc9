import { randomUUID } from 'node:crypto'
import { defineCollection } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'

/** An administrator's action on a listing: written once, never changed. */
export interface AuditRow {
  _id: string
  at: Date
  actorId: string
  action: 'choose' | 'refuse' | 'undo' | 'apply' | 'take-back'
  source: string
  listingId: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export const auditRows = defineCollection<AuditRow>('audit', {
  version: 1,
  schema: { bsonType: 'object', required: ['at', 'actorId', 'action', 'source', 'listingId', 'before', 'after'] },
  indexes: [
    { name: 'newest', key: { at: -1, _id: -1 } },
    { name: 'of_listing', key: { listingId: 1 } },
  ],
})

/** Records it in the transaction that does it. */
export async function addAuditRow(tx: Tx, db: Database, row: Omit<AuditRow, '_id'>): Promise<void> {
  await auditRows.of(db).insertOne({ _id: randomUUID(), ...row }, { session: tx })
}
