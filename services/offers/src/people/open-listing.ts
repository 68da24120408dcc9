import { countView } from '@storyright/contracts/http'
import { access, isMetered, refusals } from '@storyright/contracts/vocabulary'
import type { ServiceClient } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'

/**
 * Opens a listing for a metered reader as reading it does, and refuses as that does when the month is used up: an offer on it would
 * say that it is there, open and free. What is open already costs nothing. When membership cannot be asked the reader is let in,
 * as catalogue does.
 */
export function openListing(membership: Pick<ServiceClient, 'ask'>, logger: Deps['logger']): Deps['openListing'] {
  return async (viewer, { id: listingId, title }) => {
    if (!access.producer(viewer) || !isMetered(viewer)) return
    const { method, path, reply } = countView
    const body = { userId: viewer.id, listingId, title }
    const answer = await membership.ask({ method, path, body, reply, idempotent: false }).catch((error: unknown) => {
      logger.warn({ err: error }, 'Membership could not be asked; the reader is let in')
      return null
    })
    if (answer && !answer.isOpen) throw refusals.viewLimitReached()
  }
}
