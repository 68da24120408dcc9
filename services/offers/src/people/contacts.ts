import { contactsOfUsers, type Offer, type OfferContact } from '@storyright/contracts/http'
import type { ServiceClient } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'

/** Both sides' contacts; `null` when identity is unavailable. */
export type FetchContacts = (parties: { producerId: string; agentId: string }) => Promise<Offer['contacts']>

/** Asks identity each time: e-mail addresses are kept nowhere else. */
export function fetchContacts(identity: ServiceClient, logger: Deps['logger']): FetchContacts {
  return async ({ producerId, agentId }) => {
    const { method, path, reply } = contactsOfUsers
    const body = { userIds: [producerId, agentId] }
    try {
      const found = await identity.ask({ method, path, body, reply, idempotent: true })
      if (!found) return null
      const contactOf = (id: string): OfferContact | null => {
        const contact = found.find(({ userId }) => userId === id)
        return contact ? { name: contact.name, companyName: contact.companyName, email: contact.email } : null
      }
      return { producer: contactOf(producerId), agent: contactOf(agentId) }
    } catch (error) {
      logger.warn({ err: error }, 'Identity does not say whom the two sides write to')
      return null
    }
  }
}
