import type { Database, Tx } from '../database.ts'
import type { Listing, Person } from '../generated/client.ts'
import type { Ends } from './path.ts'

/** Between whom a listing's rights have to pass: the agency is the agent's firm, or the agent where there is none. */
export async function endsOf(
  db: Database | Tx,
  { author, agentId }: Pick<Listing, 'author' | 'agentId'>,
): Promise<Ends> {
  const agent = await db.person.findUnique({
    where: { id: agentId },
    select: { firstName: true, lastName: true, companyName: true },
  })
  return { author, agency: agencyOf(agent) }
}

type Agent = Pick<Person, 'firstName' | 'lastName' | 'companyName'>

export const agencyOf = (agent: Agent | null): string =>
  agent ? agent.companyName || `${agent.firstName} ${agent.lastName}`.trim() : ''
