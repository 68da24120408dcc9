import { type OfferThread, threadChanged } from '@storyright/contracts/events'
import type { OfferSide, Viewer } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import type { Database, Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import { shareOffer } from './offer.store.ts'
import { requireReader, requireSide } from './offer.ts'
import { mayWrite } from './thread.ts'

interface RequireWriterInput {
  offerId: string
  viewer: Viewer
  now: Date
}

/** Which side the viewer writes as, if they may write about this offer now. The offer, and their account, stay as they are until the transaction ends. */
export async function requireWriter(tx: Tx, { offerId, viewer, now }: RequireWriterInput): Promise<OfferSide> {
  await requireActive(tx, viewer)
  const offer = await shareOffer(tx, offerId)
  requireReader(offer, viewer)
  const side = requireSide(offer, viewer)
  const refusal = mayWrite(offer, side, now)
  if (refusal) throw refusal
  return side
}

/** Whatever role the account has by now. While its events are missing the access token counts. */
export async function requireActive(tx: Tx, { id }: Pick<Viewer, 'id'>): Promise<void> {
  const [person] = await tx.$queryRaw<{ status: string }[]>`SELECT status FROM people WHERE id = ${id}::uuid FOR SHARE`
  if (person && !['active', 'pending_verification'].includes(person.status)) throw offerRefusals.accountCannotWrite()
}

/** The id of the next message. Everything else that is done to this thread waits until the transaction ends. */
export async function nextMessageId(tx: Tx, offerId: string): Promise<number> {
  const [{ messages }] = await tx.$queryRaw<[{ messages: number }]>`
    INSERT INTO offer_threads (offer_id, version, messages) VALUES (${offerId}::uuid, 0, 1)
    ON CONFLICT (offer_id) DO UPDATE SET messages = offer_threads.messages + 1
    RETURNING messages`
  return messages
}

/** One side has read up to this message, or up to the newest; false where that is known already. */
export async function markRead(
  tx: Tx,
  { offerId, side, upTo }: { offerId: string; side: OfferSide; upTo: number },
): Promise<boolean> {
  const isProducer = side === 'producer'
  const changed = await tx.$executeRaw`
    UPDATE offer_threads SET
      producer_read = CASE WHEN ${isProducer} THEN least(${upTo}::integer, messages) ELSE producer_read END,
      agent_read = CASE WHEN ${isProducer} THEN agent_read ELSE least(${upTo}::integer, messages) END
    WHERE offer_id = ${offerId}::uuid
      AND CASE WHEN ${isProducer} THEN producer_read ELSE agent_read END < least(${upTo}::integer, messages)`
  return changed > 0
}

/** How much of a message other services get. */
const MOST_OF_A_TEXT = 300

/** Publishes the thread as it is after a change, in the change's transaction. */
export async function publishThread(tx: Tx, outbox: Outbox<Tx>, offerId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO offer_threads (offer_id, version) VALUES (${offerId}::uuid, 1)
    ON CONFLICT (offer_id) DO UPDATE SET version = offer_threads.version + 1`
  for (const { version, thread } of await threadsOf(tx, [offerId]))
    await outbox.add(tx, [threadChanged(offerId, version, thread)])
}

/** Threads as other services know them, with their versions. */
export async function threadsOf(
  db: Database | Tx,
  offerIds: readonly string[],
): Promise<{ version: number; thread: OfferThread }[]> {
  const rows = await db.$queryRaw<ThreadRow[]>`
    SELECT offers.id, offers.listing_id AS "listingId", offers.terms ->> 'title' AS "listingTitle",
      offers.producer_id AS "producerId", offers.agent_id AS "agentId", thread.version,
      (SELECT count(*)::int FROM offer_messages WHERE offer_id = offers.id AND id > thread.producer_read
        AND made_by = 'agent' AND retracted_at IS NULL) AS "unreadByProducer",
      (SELECT count(*)::int FROM offer_messages WHERE offer_id = offers.id AND id > thread.agent_read
        AND made_by = 'producer' AND retracted_at IS NULL) AS "unreadByAgent",
      newest.id AS "newestId", newest.made_by AS "newestBy", newest.text AS "newestText", newest.created_at AS "newestAt"
    FROM offer_threads thread JOIN offers ON offers.id = thread.offer_id
      LEFT JOIN LATERAL (
        SELECT id, made_by, text, created_at FROM offer_messages
        WHERE offer_id = offers.id AND retracted_at IS NULL ORDER BY id DESC LIMIT 1
      ) newest ON true
    WHERE thread.offer_id = ANY(${[...offerIds]}::uuid[]) ORDER BY thread.offer_id`
  return rows.map(
    ({ version, unreadByProducer, unreadByAgent, newestId, newestBy, newestText, newestAt, ...offer }) => ({
      version,
      thread: {
        ...offer,
        unread: { producer: unreadByProducer, agent: unreadByAgent },
        newest:
          newestId === null
            ? null
            : {
                id: newestId,
                by: newestBy,
                text: [...newestText].slice(0, MOST_OF_A_TEXT).join(''),
                at: newestAt.toISOString(),
              },
      },
    }),
  )
}

type ThreadRow = Omit<OfferThread, 'unread' | 'newest'> & {
  version: number
  unreadByProducer: number
  unreadByAgent: number
} & (
    | { newestId: null; newestBy: null; newestText: null; newestAt: null }
    | { newestId: number; newestBy: OfferSide; newestText: string; newestAt: Date }
  )
