import { createHash } from 'node:crypto'
import { offerThreadCalls as calls } from '@storyright/contracts/http'
import { offerMessages, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { addAuditEntry } from '../audit.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { getOffer } from '../offers/offer.store.ts'
import { requireReader, requireSide } from '../offers/offer.ts'
import { markRead, nextMessageId, publishThread, requireActive, requireWriter } from '../offers/thread.store.ts'
import { findMessage, listMessages } from '../queries/thread.view.ts'
import { oneAtATime } from '../quotas.ts'
import { HOUR_MS } from '../times.ts'

/** What the two sides of an offer write to each other. */
export function threadRoutes(app: FastifyInstance, deps: Deps & { publicUrl: string }): void {
  serve(app, calls.listMessages, async ({ viewer, params: { id: offerId }, query: { before } }) => {
    requireReader(await getOffer(deps.db, offerId), viewer)
    return listMessages(deps, { offerId, before })
  })
  serve(app, calls.postMessage, async ({ viewer, params: { id: offerId }, body: { text, documentIds }, request }) => {
    const key = idempotencyKeyOf(request)
    const id = await postMessage(deps, { offerId, viewer, text, documentIds: documentIds ?? [], key })
    return findMessage(deps, { offerId, id })
  })
  serve(app, calls.retractMessage, async ({ viewer, params: { id: offerId, message: id } }) => {
    await retractMessage(deps, { offerId, viewer, id })
    return findMessage(deps, { offerId, id })
  })
  serve(app, calls.markMessagesRead, async ({ viewer, params: { id: offerId }, body: { upTo } }) => {
    const offer = await getOffer(deps.db, offerId)
    requireReader(offer, viewer)
    const side = requireSide(offer, viewer)
    await deps.transaction(async (tx) => {
      if (await markRead(tx, { offerId, side, upTo })) await publishThread(tx, deps.outbox, offerId)
    })
    return undefined
  })
}

interface RetractMessageInput {
  offerId: string
  viewer: Viewer
  id: number
}

/**
 * Whoever wrote a message retracts it, whatever has become of the offer since. Its text goes to the audit trail in the same transaction, and
 * nowhere else; its documents stay on the shelf. Again changes nothing.
 */
async function retractMessage(
  { db, transaction, outbox, clock }: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  { offerId, viewer, id }: RetractMessageInput,
): Promise<void> {
  const offer = await getOffer(db, offerId)
  requireReader(offer, viewer)
  requireSide(offer, viewer)
  await transaction(async (tx) => {
    await requireActive(tx, viewer)
    await tx.$queryRaw`SELECT version FROM offer_threads WHERE offer_id = ${offerId}::uuid FOR UPDATE`
    const message = await tx.offerMessage.findUnique({ where: { offerId_id: { offerId, id } } })
    if (!message) throw offerRefusals.messageNotFound()
    if (message.authorId !== viewer.id) throw offerRefusals.onlyTheAuthor()
    if (message.retractedAt) return
    const at = clock()
    const documents = await tx.optionDocument.findMany({
      where: { id: { in: message.documentIds } },
      select: { fileName: true, version: true },
    })
    await tx.offerMessage.update({
      where: { offerId_id: { offerId, id } },
      data: { text: null, documentIds: [], retractedAt: at },
    })
    await addAuditEntry(
      tx,
      {
        action: 'message.retracted',
        offerId,
        actorId: viewer.id,
        before: {
          message: id,
          text: message.text,
          ...(documents.length > 0 && {
            documents: documents.map(({ fileName, version }) => `${fileName} (version ${version})`).join(', '),
          }),
        },
        after: { message: id, text: null },
      },
      at,
    )
    await publishThread(tx, outbox, offerId)
  })
}

interface PostMessageInput {
  offerId: string
  viewer: Viewer
  text: string
  documentIds: readonly string[]
  /** The Idempotency-Key of the request, if it has one. */
  key?: string | undefined
}

/** Writes to the other side of an offer; returns the message's id. With an Idempotency-Key a repeated request returns the same one. */
export async function postMessage(deps: Deps, input: PostMessageInput): Promise<number> {
  const { offerId, viewer } = input
  const offer = await getOffer(deps.db, offerId)
  requireReader(offer, viewer)
  requireSide(offer, viewer)
  const id = await deps.transaction((tx) => write(deps, tx, input))
  await deps.checkpoint('after writing the message')
  return id
}

async function write({ clock, outbox, quotas }: Deps, tx: Tx, input: PostMessageInput): Promise<number> {
  const { offerId, viewer, text, key } = input
  const createdAt = clock()
  const repeated = key === undefined ? undefined : await repeatedMessage(tx, { ...input, key, createdAt })
  if (repeated !== undefined) return repeated
  await oneAtATime(tx, 'messages', viewer.id)
  const by = await requireWriter(tx, { offerId, viewer, now: createdAt })
  await requireRoomForMessage(tx, quotas, { authorId: viewer.id, now: createdAt })
  const documentIds = await onShelf(tx, input)
  const id = await nextMessageId(tx, offerId)
  await tx.offerMessage.create({ data: { offerId, id, by, authorId: viewer.id, text, documentIds, createdAt } })
  if (key !== undefined)
    await tx.requestKey.update({
      where: { producerId_key: { producerId: viewer.id, key } },
      data: { message: id },
    })
  await publishThread(tx, outbox, offerId)
  return id
}

/** Claims the request's key before its message is written; returns the message of an equal request that was first. */
async function repeatedMessage(
  tx: Tx,
  {
    offerId,
    viewer: { id: producerId },
    text,
    documentIds,
    key,
    createdAt,
  }: PostMessageInput & { key: string; createdAt: Date },
): Promise<number | undefined> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify({ message: offerId, text, documentIds }))
    .digest('hex')
  const data = { producerId, key, offerId, createdAt, requestHash }
  if ((await tx.requestKey.createMany({ data, skipDuplicates: true })).count > 0) return undefined
  const known = await tx.requestKey.findUnique({ where: { producerId_key: { producerId, key } } })
  if (!known || known.requestHash !== requestHash || known.message === null) throw offerRefusals.keyUsedOtherwise()
  return known.message
}

/** Throws unless this person, whose other messages wait, may write one more within the hour. */
async function requireRoomForMessage(
  tx: Tx,
  { messagesPerHour }: Deps['quotas'],
  { authorId, now }: { authorId: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS)
  const lastAllowed = await tx.offerMessage.findFirst({
    where: { authorId, createdAt: { gt: since } },
    select: { createdAt: true },
    orderBy: { createdAt: 'desc' },
    skip: messagesPerHour - 1,
  })
  if (!lastAllowed) return
  throw offerRefusals.tooManyMessages({
    message: `You may write ${messagesPerHour} messages within an hour. Please try again later.`,
    retryAfterSeconds: Math.ceil((lastAllowed.createdAt.getTime() - since.getTime()) / 1_000),
  })
}

/** What a message brings along lies on its own offer's shelf. */
async function onShelf(
  tx: Tx,
  { offerId, documentIds }: Pick<PostMessageInput, 'offerId' | 'documentIds'>,
): Promise<string[]> {
  const ids = [...new Set(documentIds)]
  const found = ids.length === 0 ? 0 : await tx.optionDocument.count({ where: { offerId, id: { in: ids } } })
  if (found === ids.length) return ids
  const message = offerMessages.documentsOfShelf
  throw refusals.validationFailed({ message, errors: [{ path: 'documentIds', message }] })
}
