import { randomUUID } from 'node:crypto'
import { type PublicOffer, supportAsked } from '@storyright/contracts/events'
import type { SupportThread } from '@storyright/contracts/http'
import { refusals, type SupportTopic, type Viewer } from '@storyright/contracts/vocabulary'
import { claimKey } from '../content/claim-key.ts'
import type { Deps } from '../deps.ts'
import { askCatalogue, findVisibleListings } from '../listings/listing.store.ts'
import { askForOffer, findOffer } from '../offers/offer.store.ts'
import { priorityOf } from './change-thread.ts'
import { threadEvent } from './support.events.ts'
import { requireRoomForThread } from './support-limits.ts'
import { addThread, findThread, lockMember, newMessage, type ThreadRow } from './thread.store.ts'
import { asked, priorityFor } from './thread.ts'
import { viewThread } from './thread.view.ts'

interface OpenThreadInput extends About {
  viewer: Viewer
  topic: SupportTopic
  message: string
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

/** Opens a support thread. With a key the same request opens one. Muted people may ask as well: why, for example. */
export async function openThread(deps: Deps, { viewer, key, ...question }: OpenThreadInput): Promise<SupportThread> {
  const { transaction, permission, outbox, clock } = deps
  await permission.admit(viewer)
  const { topic, message, offerId, listingId } = question
  const about = await titleAsked(deps, viewer, question)
  const id = randomUUID()
  const row = await transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const at = clock()
    const known = await claimKey(tx, { viewer, key, asked: question }, { id, at })
    if (known) return findThread(tx, viewer, known)
    const otherwise = priorityFor(viewer.tier)
    const { priority, isClosed } = await priorityOf(tx, deps, { memberId: viewer.id, otherwise })
    if (isClosed) throw refusals.notSignedIn()
    if (viewer.role !== 'admin') await requireRoomForThread(tx, deps, viewer.id)
    const first = newMessage({
      ...{ id: randomUUID(), threadId: id, number: 1, authorId: viewer.id, isFromSupport: false, message, at },
    })
    const thread: ThreadRow = {
      ...{ id, version: 1, memberId: viewer.id, topic, offerId, listingId, about },
      ...asked({ priority, at }),
      ...{ createdAt: at, updatedAt: at, messageCount: 1, last: first.last, by: null },
    }
    await addThread(tx, thread)
    await tx.supportMessage.create({ data: first.row })
    await outbox.add(tx, [threadEvent(supportAsked, thread)])
    return thread
  })
  return viewThread(deps, viewer, row)
}

interface About {
  offerId: string | null
  listingId: string | null
}

const refuse = (path: keyof About, message: string) =>
  refusals.validationFailed({ message, errors: [{ path, message }] })

/** The title of what a question is about; refuses an offer of others, and a listing that its asker cannot see. */
async function titleAsked(
  deps: Pick<Deps, 'db' | 'transaction' | 'catalogue' | 'offers' | 'clock'>,
  viewer: Viewer,
  { offerId, listingId }: About,
): Promise<string | null> {
  const { db, clock } = deps
  if (offerId) await askForOffer(deps, offerId)
  if (listingId) await askCatalogue(deps, listingId)
  const [known, [listing]] = await Promise.all([
    offerId ? findOffer(db, offerId) : null,
    listingId ? findVisibleListings(db, [listingId], { viewer, now: clock() }) : [],
  ])
  if (offerId && !(known && isOn(known.offer, viewer))) throw refuse('offerId', 'This is not an offer of yours.')
  if (listingId && !listing) throw refuse('listingId', 'There is no such listing, or you cannot see it.')
  return known?.offer.listingTitle ?? listing?.title ?? null
}

/** An offer is its producer's, and the agent's once it has reached them; administrators see all. */
const isOn = ({ producerId, agentId, reachedAgent }: PublicOffer, { id, role }: Viewer): boolean =>
  role === 'admin' || producerId === id || (agentId === id && reachedAgent)
