import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { lockActive } from '../people/active-person.ts'
import type { Person } from '../people/person.ts'

/** Cancels a pending address change; its link stops working. */
export function cancelEmailChange(
  { transaction, people, links, clock }: Pick<Deps, 'transaction' | 'people' | 'links' | 'clock'>,
  viewer: Viewer,
): Promise<Person> {
  return transaction(async (tx) => {
    const { id, pendingEmail } = await lockActive(people, tx, viewer.id)
    if (pendingEmail === null) throw refusals.noEmailWaiting()
    await links.voidAll(tx, id, clock(), 'change')
    return people.changeQuietly(tx, id, { pendingEmail: null })
  })
}
