import { type editProfile as editProfileSchema, userUpdated, type Viewer } from '@storyright/contracts'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import { usernameKey } from './account.ts'
import { activePerson, lockActive } from './active-person.ts'
import { type Person, tell } from './person.ts'

type Profile = z.output<typeof editProfileSchema>
type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'outbox' | 'limits' | 'clock'

/** Changes what is given and leaves the rest. The old mailbox hears of a new one, and links mailed to it end. */
export const editProfile =
  ({ transaction, people, links, mails, letters, outbox, limits, clock }: Pick<Deps, Needed>) =>
  async ({ viewer, profile, ip }: { viewer: Viewer; profile: Profile; ip: string }): Promise<Person> => {
    const before = await activePerson(people, viewer.id)
    if (profile.email !== before.email) {
      await limits.address('register', ip) // a taken address answers 409 here as it does there
      await limits.mailbox('register', before.email)
    }
    return transaction(async (tx) => {
      const { id, email: oldEmail } = await lockActive(people, tx, viewer.id)
      const person = await people.change(tx, id, { ...given(profile), usernameKey: usernameKey(profile.username) })
      if (profile.email !== oldEmail) {
        const now = clock()
        await links.voidAll(tx, id, now)
        await mails.queue(tx, { id, email: oldEmail }, letters.emailChanged(person.firstName, profile.email), now)
      }
      await outbox.add(tx, [tell(userUpdated, person)])
      return person
    })
  }

const given = (profile: Profile) =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined))
