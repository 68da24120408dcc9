import { type EnrichmentSource, type EnrichmentState, enrichmentStates } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'

/** How many listings are in each state at each source, in shares that are added up: one alone may be negative. */
interface CountRow {
  /** The share's number. */
  _id: number
  counts: Partial<Record<EnrichmentSource, Partial<Record<EnrichmentState, number>>>>
}

export const countRows = defineCollection<CountRow>('counts', {
  version: 1,
  schema: { bsonType: 'object', required: ['counts'], properties: { counts: { bsonType: 'object' } } },
})

/** In one row all transactions would meet. */
const SHARES = 16

/** A row that goes from one state to another, comes or goes. */
export interface Move {
  source: EnrichmentSource
  from?: EnrichmentState | undefined
  to?: EnrichmentState | undefined
}

/** Counts moves in the transaction that makes them. */
export async function count(tx: Tx, db: Database, ...moves: Move[]): Promise<void> {
  const changes: Record<string, number> = {}
  const add = (source: EnrichmentSource, state: EnrichmentState | undefined, amount: number) => {
    const field = `counts.${source}.${state}`
    if (state) changes[field] = (changes[field] ?? 0) + amount
  }
  for (const { source, from, to } of moves.filter((move) => move.from !== move.to)) {
    add(source, from, -1)
    add(source, to, 1)
  }
  if (Object.keys(changes).length === 0) return
  const _id = (tx.id?.id.buffer.at(-1) ?? 0) % SHARES // one for each transaction
  await countRows.of(db).updateOne({ _id }, { $inc: changes }, { session: tx, upsert: true })
}

/** How many there are in each state. */
export async function countsOf(db: Database, source: EnrichmentSource): Promise<Record<EnrichmentState, number>> {
  const shares = await countRows.of(db).find().toArray()
  const sum = (state: EnrichmentState) =>
    shares.reduce((total, { counts }) => total + (counts[source]?.[state] ?? 0), 0)
  return Object.fromEntries(enrichmentStates.map((state) => [state, sum(state)])) as Record<EnrichmentState, number>
}
