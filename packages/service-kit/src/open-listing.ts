import { currentPerson } from '@storyright/contracts/events'
import { countView } from '@storyright/contracts/http'
import { access, isMetered, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { ServiceClient } from './service-client.ts'

/** How long membership is waited for before the reader is let in. */
export const openListingLimitMs = 2_000

interface OpenListingDeps {
  membership: Pick<ServiceClient, 'ask'>
  logger: { warn(details: object, message: string): void }
}

/**
 * Opens a listing for a metered reader as reading it does, and refuses as that does when the month is used up: whatever else shows
 * something of a listing follows the same limit. What is open already costs nothing. When membership cannot be asked the reader is
 * let in, as catalogue does.
 */
export async function openListing(
  { membership, logger }: OpenListingDeps,
  viewer: Viewer,
  { id: listingId, title }: { id: string; title: string },
): Promise<void> {
  if (!access.producer(viewer) || !isMetered(viewer)) return
  const { method, path, reply } = countView
  const body = { userId: viewer.id, listingId, title }
  const answer = await membership.ask({ method, path, body, reply, idempotent: false }).catch((error: unknown) => {
    logger.warn({ err: error }, 'Membership could not be asked; the reader is let in')
    return null
  })
  if (answer && !answer.isOpen) throw refusals.viewLimitReached()
}

/** Whether identity knows somebody, whose events may not have come yet. Throws 503 while it is away. */
export async function knowsPerson(identity: Pick<ServiceClient, 'ask'>, id: string): Promise<boolean> {
  const { method, path, reply } = currentPerson
  return (await identity.ask({ method, path: path.replace(':id', id), reply, idempotent: true })) !== null
}
