import type { Tx } from '../database.ts'

/** Serialises changes to an agent's account with changes to their listings. */
export const lockAgent = (tx: Tx, agentId: string): Promise<void> => lockAgents(tx, [agentId])

/** The same for several agents, in a fixed order to avoid deadlocks. */
export async function lockAgents(tx: Tx, agentIds: string[]): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(id, 0)) FROM unnest(${agentIds.toSorted()}::text[]) AS agent (id)`
}
