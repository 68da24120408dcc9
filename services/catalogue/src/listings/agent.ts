import type { Role } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'

const sellerRoles: readonly string[] = ['agent', 'admin'] satisfies Role[]

/** Whether a person's listings are hidden: while the account is not active, or no longer an agent's. */
export const hidesListings = ({ status, role }: { status: string; role: string }): boolean =>
  status !== 'active' || !sellerRoles.includes(role)

/** Serialises changes to an agent's account with changes to their listings. */
export const lockAgent = (tx: Tx, agentId: string): Promise<void> => lockAgents(tx, [agentId])

/** The same for several agents, in a fixed order to avoid deadlocks. */
export async function lockAgents(tx: Tx, agentIds: string[]): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(id, 0)) FROM unnest(${agentIds.toSorted()}::text[]) AS agent (id)`
}
