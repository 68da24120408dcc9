import { type EnrichmentSource, type EnrichmentState, enrichmentStates } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'

/** How many listings of a source are in each state, in shares that are added up: one alone may be negative. */
interface CountRow {
  /** The source and the share's number. */
  _id: string
  source: EnrichmentSource
  counts: Partial<Record<EnrichmentState, number>>
}

export const countRows = defineCollection<CountRow>('counts', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['source', 'counts'],
    properties: { source: { bsonType: 'string' }, counts: { bsonType: 'object' } },
  },
  indexes: [{ name: 'of_source', key: { source: 1 } }],
})

/** In one row all transactions would meet. */
const SHARES = 16

/** Counts a row that goes from one state to another, comes or goes, in the transaction that changes it. */
export async function count(
  tx: Tx,
  db: Database,
  source: EnrichmentSource,
  { from, to }: { from?: EnrichmentState | undefined; to?: EnrichmentState | undefined },
): Promise<void> {
  if (from === to) return
  const share = (tx.id?.id.buffer.at(-1) ?? 0) % SHARES // one for each transaction
  const changes = { ...(from && { [`counts.${from}`]: -1 }), ...(to && { [`counts.${to}`]: 1 }) }
  await countRows
    .of(db)
    .updateOne({ _id: `${source} ${share}` }, { $inc: changes, $set: { source } }, { session: tx, upsert: true })
}

/** How many there are in each state. */
export async function countsOf(db: Database, source: EnrichmentSource): Promise<Record<EnrichmentState, number>> {
  const shares = await countRows.of(db).find({ source }).toArray()
  const sum = (state: EnrichmentState) => shares.reduce((total, { counts }) => total + (counts[state] ?? 0), 0)
  return Object.fromEntries(enrichmentStates.map((state) => [state, sum(state)])) as Record<EnrichmentState, number>
}
