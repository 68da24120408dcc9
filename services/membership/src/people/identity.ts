import { currentPerson } from '@storyright/contracts/events'
import { contactsOfUsers, knownMembership } from '@storyright/contracts/http'
import type { ServiceClient } from '@storyright/service-kit'
import type { z } from 'zod'

interface Contact {
  name: string
  companyName: string | null
  email: string
}

/** What only identity knows. Both throw 503 while it is away. */
export interface AskIdentity {
  /** `null` of closed and unknown accounts. */
  contactOf(userId: string): Promise<Contact | null>
  /** A person's present state; `null` for unknown accounts. */
  personNow(userId: string): Promise<z.output<typeof currentPerson.reply> | null>
  /** The version of a membership that it has handled. */
  knownVersion(userId: string): Promise<number>
}

export function askIdentity(identity: ServiceClient): AskIdentity {
  return {
    async contactOf(userId) {
      const { method, path, reply } = contactsOfUsers
      const found = await identity.ask({ method, path, body: { userIds: [userId] }, reply, idempotent: true })
      return found?.find((contact) => contact.userId === userId) ?? null
    },
    personNow(userId) {
      const { method, path, reply } = currentPerson
      return identity.ask({ method, path: path.replace(':id', userId), reply, idempotent: true })
    },
    async knownVersion(userId) {
      const { method, path, reply } = knownMembership
      const known = await identity.ask({ method, path: path.replace(':id', userId), reply, idempotent: true })
      return known?.version ?? 0
    },
  }
}
