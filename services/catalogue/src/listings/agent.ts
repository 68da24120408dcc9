import type { Role } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'

const maySell: readonly string[] = ['agent', 'admin'] satisfies Role[]

/** Whether somebody's listings are hidden: as long as the account is not active, or is no agent's any more. */
export const hidesListings = ({ status, role }: { status: string; role: string }): boolean =>
  status !== 'active' || !maySell.includes(role)

/** Keeps changes of one agent's account and changes of their listings apart, each until the other has committed. */
export const lockAgent = (tx: Tx, agentId: string): Promise<void> => lockAgents(tx, [agentId])

/** The same for several agents, in one order always, so that two who lock them cannot lock each other out. */
export async function lockAgents(tx: Tx, agentIds: string[]): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(id, 0)) FROM unnest(${agentIds.toSorted()}::text[]) AS agent (id)`
}
