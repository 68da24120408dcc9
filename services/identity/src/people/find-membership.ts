import type { knownMembership } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { z } from 'zod'
import type { Deps } from '../deps.ts'

const uuid = z.uuid()

/** How far this person's membership has been followed: what membership waits for before it says premium. */
export async function findMembership(
  { people }: Pick<Deps, 'people'>,
  id: string,
): Promise<z.infer<typeof knownMembership.reply>> {
  const person = uuid.safeParse(id).success ? await people.find(id) : null
  if (!person) throw refusals.notFound()
  return { version: person.membershipVersion }
}
