import { type Refusal, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'

/** Lets an agent read their own figures and administrators any; administrators get a 404 for an unknown agent. */
export async function requireOwnOrAdmin(
  db: Database,
  viewer: Viewer,
  agentId: string,
  refuse: () => Refusal,
): Promise<void> {
  if (viewer.id === agentId) return
  if (viewer.role !== 'admin') throw refuse()
  if ((await db.person.count({ where: { id: agentId } })) === 0) throw refusals.notFound()
}
