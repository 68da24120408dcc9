import { viewLetIn } from '@storyright/contracts/events'
import { countView } from '@storyright/contracts/http'
import { access, isMetered, monthOf, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Messaging } from '@storyright/messaging'
import type { ServiceClient } from '@storyright/service-kit'
import type { Tx } from '../database.ts'

export interface OpeningDeps {
  membership: Pick<ServiceClient, 'ask'>
  messaging: Pick<Messaging<Tx>, 'store' | 'outbox'>
  /** What this process was told is open, by reader and listing: the month for which that holds. */
  opened: { get(key: string): string | undefined; set(key: string, month: string): unknown }
  clock(): Date
  logger: { warn(details: object, message: string): void }
}

/**
 * Has a metered reader's view counted before the listing is shown; refuses when the month is used up. When membership cannot
 * be asked the reader is let in, and the view is told to it instead, through the outbox. So is a premium member's, who may
 * read on this month after premium has ended.
 */
export function openListing(deps: OpeningDeps) {
  return async (viewer: Viewer, { id, title }: { id: bigint; title: string }): Promise<void> => {
    if (!access.producer(viewer)) return
    const { opened, clock } = deps
    const key = `${viewer.id}_${id}`
    if (opened.get(key) === monthOf(clock())) return
    const view = { userId: viewer.id, listingId: String(id), title }
    if (!isMetered(viewer)) return void opened.set(key, await letIn(deps, { ...view, asPremium: true }))
    const answer = await ask(deps, view)
    if (answer && !answer.isOpen) throw refusals.viewLimitReached()
    opened.set(key, answer ? answer.month : await letIn(deps, { ...view, asPremium: false }))
  }
}

type View = { userId: string; listingId: string; title: string }

async function ask({ membership, logger }: OpeningDeps, view: View) {
  const { method, path, reply } = countView
  try {
    // Not tried a second time: a reader waits for one answer, two seconds at most.
    return await membership.ask({ method, path, body: view, reply, idempotent: false })
  } catch (error) {
    logger.warn({ err: error }, 'Membership could not be asked; the reader is let in')
    return null
  }
}

async function letIn(
  { messaging: { store, outbox }, clock }: OpeningDeps,
  view: View & { asPremium: boolean },
): Promise<string> {
  const at = clock()
  const month = monthOf(at)
  const event = viewLetIn(`${view.userId}_${view.listingId}_${month}`, 1, { ...view, at: at.toISOString() })
  await store.transaction((tx) => outbox.add(tx, [event]))
  return month
}
