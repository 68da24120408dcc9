import { userUpdated } from '@storyright/contracts/events'
import type { completeProfile as completeProfileSchema } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import { lockActive } from '../people/active-person.ts'
import { type Person, userEvent } from '../people/person.ts'
import { usernameKey } from '../people/username-key.ts'

type Profile = z.output<typeof completeProfileSchema>

/** Keeps what the complete-profile form asks. */
export const completeProfile =
  ({ transaction, people, outbox }: Pick<Deps, 'transaction' | 'people' | 'outbox'>) =>
  ({ viewer, profile }: { viewer: Viewer; profile: Profile }): Promise<Person> =>
    transaction(async (tx) => {
      const { id } = await lockActive(people)(tx, viewer.id)
      const { acceptedLegalTerms: _, ...fields } = profile
      const person = await people.change(tx, id, { ...fields, usernameKey: usernameKey(fields.username) })
      await outbox.add(tx, [userEvent(userUpdated, person)])
      return person
    })
