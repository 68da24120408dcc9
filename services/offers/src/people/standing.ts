import { producerRoles, type Role, type Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import type { PersonRow } from './names.ts'

/**
 * Refuses whoever may not make offers now. The row stays shared until the transaction ends, and the closing of an account
 * changes it before any offer ends: so that one of the two always sees what the other did.
 */
export async function mustHaveStanding(tx: Tx, viewer: Viewer): Promise<void> {
  const { role, status } = (await shared(tx, viewer.id)) ?? (await notedFrom(tx, viewer))
  if (!producerRoles.includes(role as Role)) throw offerRefusals.onlyProducers()
  // Nobody signs in before confirming the address, so where that has not been told yet the access token is the newer word.
  if (!['active', 'pending_verification'].includes(status)) throw offerRefusals.accountNotActive()
}

/** A listing is hidden while its agent's account is not active; whom we have not heard of yet is. The row stays shared, too. */
export async function hasHiddenAgent(tx: Tx, listingId: string): Promise<boolean> {
  const [agent] = await tx.$queryRaw<Standing[]>`
    SELECT role, status FROM people WHERE id = (SELECT agent_id FROM listings WHERE id = ${listingId}) FOR SHARE`
  return agent !== undefined && (agent.status !== 'active' || !['agent', 'admin'].includes(agent.role))
}

type Standing = Pick<PersonRow, 'role' | 'status'>

async function shared(tx: Tx, id: string): Promise<Standing | undefined> {
  const [person] = await tx.$queryRaw<Standing[]>`SELECT role, status FROM people WHERE id = ${id}::uuid FOR SHARE`
  return person
}

/** Somebody we have not heard of yet is who the access token says; the row makes room for that person's first event. */
async function notedFrom(tx: Tx, { id, role }: Viewer): Promise<Standing> {
  await tx.person.createMany({
    data: { id, version: 0, role, status: 'active', firstName: '', lastName: '' },
    skipDuplicates: true,
  })
  return (await shared(tx, id))!
}
