import { randomUUID } from 'node:crypto'
import type { CompetitionAuditAction } from '@storyright/contracts/http'
import { defineCollection } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'

/** An administrator's action on a competition or an entry: written once, never changed. */
export interface CompetitionAuditRow {
  _id: string
  at: Date
  actorId: string
  action: CompetitionAuditAction
  competitionId: string
  entryId: string | null
  entrantId: string | null
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export const competitionAuditRows = defineCollection<CompetitionAuditRow>('judgements', {
  version: 2,
  schema: { bsonType: 'object', required: ['at', 'actorId', 'action', 'competitionId', 'before', 'after'] },
  indexes: [
    { name: 'newest', key: { at: -1, _id: -1 } },
    { name: 'by_competition', key: { competitionId: 1, at: 1 } },
    { name: 'by_entrant', key: { entrantId: 1, at: -1 } },
  ],
})

type Judgement = Omit<CompetitionAuditRow, '_id' | 'entryId' | 'entrantId'> & Partial<CompetitionAuditRow>

/** Writes down what an administrator did, in the transaction that does it. */
export async function recordCompetitionAudit(tx: Tx, db: Database, judgement: Judgement): Promise<void> {
  await competitionAuditRows
    .of(db)
    .insertOne({ _id: randomUUID(), entryId: null, entrantId: null, ...judgement }, { session: tx })
}
