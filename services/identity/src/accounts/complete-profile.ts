import { userUpdated } from '@storyright/contracts/events'
import type { completeProfile as completeProfileSchema } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import { lockActive } from '../people/active-person.ts'
import { requireOwnNames } from '../people/name-conflicts.ts'
import { type Person, userEvent } from '../people/person.ts'

type Profile = z.output<typeof completeProfileSchema>

/** Keeps what the complete-profile form asks. */
export function completeProfile(
  { transaction, people, outbox }: Pick<Deps, 'transaction' | 'people' | 'outbox'>,
  { viewer, profile }: { viewer: Viewer; profile: Profile },
): Promise<Person> {
  return transaction(async (tx) => {
    const before = await lockActive(people, tx, viewer.id)
    const { id } = before
    const { acceptedLegalTerms: _, ...fields } = profile
    requireOwnNames(fields, before)
    const isNamedAnew = fields.username !== before.username
    const named = isNamedAnew ? await people.claimUsername(tx, id, fields.username) : {}
    const person = await people.change(tx, id, { ...fields, ...named })
    await outbox.add(tx, [userEvent(userUpdated, person)])
    return person
  })
}
