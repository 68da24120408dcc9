import { type Refusal, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { knowsPerson, type ServiceClient } from '@storyright/service-kit'
import type { Database } from '../database.ts'

/** Lets an agent read their own figures and administrators any; administrators get a 404 for an unknown agent. */
export async function requireOwnOrAdmin(
  { db, identity }: { db: Database; identity: Pick<ServiceClient, 'ask'> },
  viewer: Viewer,
  agentId: string,
  refuse: () => Refusal,
): Promise<void> {
  if (viewer.id === agentId) return
  if (viewer.role !== 'admin') throw refuse()
  if ((await db.person.count({ where: { id: agentId } })) > 0) return
  if (!(await knowsPerson(identity, agentId))) throw refusals.notFound()
}
