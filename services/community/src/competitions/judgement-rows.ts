import { randomUUID } from 'node:crypto'
import type { CompetitionAuditAction } from '@storyright/contracts/http'
import { defineCollection } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'

/** What an administrator did to a competition or an entry: written once, never changed. */
export interface JudgementRow {
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

export const judgementRows = defineCollection<JudgementRow>('judgements', {
  version: 2,
  schema: { bsonType: 'object', required: ['at', 'actorId', 'action', 'competitionId', 'before', 'after'] },
  indexes: [
    { name: 'newest', key: { at: -1, _id: -1 } },
    { name: 'by_competition', key: { competitionId: 1, at: 1 } },
    { name: 'by_entrant', key: { entrantId: 1, at: -1 } },
  ],
})

type Judgement = Omit<JudgementRow, '_id' | 'entryId' | 'entrantId'> & Partial<JudgementRow>

/** Writes down what an administrator did, in the transaction that does it. */
export async function recordJudgement(tx: Tx, db: Database, judgement: Judgement): Promise<void> {
  await judgementRows
    .of(db)
    .insertOne({ _id: randomUUID(), entryId: null, entrantId: null, ...judgement }, { session: tx })
}
