import { currentPerson } from '@storyright/contracts/events'
import { keepNewest } from '@storyright/messaging/mongodb'
import { personRows } from '@storyright/read-models'
import type { Deps } from '../deps.ts'

/** Whether there is such a person. Of one whose events are still on their way identity is asked, and the answer kept. */
export async function isPerson(
  { db, transaction, identity }: Pick<Deps, 'db' | 'transaction' | 'identity'>,
  id: string,
): Promise<boolean> {
  if (await personRows.of(db).findOne({ _id: id })) return true
  const { method, path, reply } = currentPerson
  const found = await identity.ask({ method, path: path.replace(':id', id), reply, idempotent: true })
  if (found) await transaction((tx) => keepNewest(tx, personRows.of(db), { _id: id, ...found }))
  return found !== null
}
