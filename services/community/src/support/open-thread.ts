import { randomUUID } from 'node:crypto'
import { supportAsked } from '@storyright/contracts/events'
import type { SupportThread } from '@storyright/contracts/http'
import { refusals, type SupportTopic, type Viewer } from '@storyright/contracts/vocabulary'
import { claimKey } from '../content/request-rows.ts'
import type { Deps } from '../deps.ts'
import { findVisibleListings } from '../listings/visible-listing.ts'
import { askForOffer } from '../offers/ask-offers.ts'
import { offerRows } from '../offers/offer-rows.ts'
import { messageRowOf } from './message.ts'
import { messageRows } from './message-rows.ts'
import { priorityFor, priorityOf } from './priority.ts'
import { threadEvent } from './support.events.ts'
import { requireRoomForThread } from './support-limits.ts'
import { asked } from './thread.ts'
import { viewThread } from './thread.view.ts'
import { type ThreadRow, threadRows } from './thread-rows.ts'

interface Question extends Asked {
  viewer: Viewer
  topic: SupportTopic
  message: string
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

/** Opens a support thread. With a key the same request opens one. Muted people may ask as well: why, for example. */
export async function openThread(deps: Deps, { viewer, key, ...question }: Question): Promise<SupportThread> {
  const { db, transaction, permission, outbox, clock } = deps
  await permission.admit(viewer)
  const { topic, message, offerId, listingId } = question
  const about = await titleAsked(deps, viewer, question)
  const id = randomUUID()
  const row = await transaction(async (tx) => {
    const at = clock()
    const written = await claimKey(tx, db, { viewer, key, asked: question }, { id, at })
    if (written) return threadRows.of(db).findOne({ _id: written }, { session: tx })
    const otherwise = priorityFor(viewer.tier)
    const { priority, isClosed } = await priorityOf(tx, deps, { memberId: viewer.id, otherwise })
    if (isClosed) throw refusals.notSignedIn()
    if (viewer.role !== 'admin') await requireRoomForThread(tx, deps, viewer.id)
    const first = messageRowOf({ threadId: id, place: 1, author: viewer, isFromSupport: false, message, at })
    const thread: ThreadRow = {
      ...{ _id: id, version: 1, memberId: viewer.id, topic, offerId, listingId, about },
      ...asked({ priority, at }),
      ...{ createdAt: at, updatedAt: at, messageCount: 1, last: first.last, by: null },
    }
    await threadRows.of(db).insertOne(thread, { session: tx })
    await messageRows.of(db).insertOne(first.row, { session: tx })
    await outbox.add(tx, [threadEvent(supportAsked, thread)])
    return thread
  })
  return viewThread(deps, viewer, row!)
}

interface Asked {
  offerId: string | null
  listingId: string | null
}

const refuse = (path: keyof Asked, message: string) =>
  refusals.validationFailed({ message, errors: [{ path, message }] })

/** The title of what a question is about; refuses an offer of others, and a listing that its asker cannot see. */
async function titleAsked(
  deps: Pick<Deps, 'db' | 'transaction' | 'askCatalogue' | 'offers' | 'clock'>,
  viewer: Viewer,
  { offerId, listingId }: Asked,
): Promise<string | null> {
  const { db, clock } = deps
  if (offerId) await askForOffer(deps, offerId)
  if (listingId) await deps.askCatalogue(listingId)
  const [offer, [listing]] = await Promise.all([
    offerId ? offerRows.of(db).findOne({ _id: offerId }) : null,
    listingId ? findVisibleListings(db, [listingId], { viewer, now: clock() }) : [],
  ])
  if (offerId && !(offer && isOn(offer, viewer))) throw refuse('offerId', 'This is not an offer of yours.')
  if (listingId && !listing) throw refuse('listingId', 'There is no such listing, or you cannot see it.')
  return offer?.offer.listingTitle ?? listing?.title ?? null
}

/** An offer is its producer's, and the agent's once it has reached them; administrators see all. */
const isOn = (
  { offer }: { offer: { producerId: string; agentId: string; reachedAgent: boolean } },
  { id, role }: Viewer,
): boolean => role === 'admin' || offer.producerId === id || (offer.agentId === id && offer.reachedAgent)
