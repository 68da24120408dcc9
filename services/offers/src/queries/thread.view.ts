import type { OfferMessage as MessageView, OfferDocument } from '@storyright/contracts/http'
import { type OfferSide, offerLimits } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import type { OfferThread, OptionDocument, Prisma } from '../generated/client.ts'
import { timeOf } from '../offers/offer.ts'
import type { OfferMessage, OfferRecord } from '../offers/records.ts'
import { documentAddress } from '../uploads/sent-file.ts'

interface ThreadDeps {
  db: Database
  publicUrl: string
}

/** The newest messages, and the whole shelf, the newest first. */
export const threadParts = {
  thread: true,
  messages: { orderBy: { id: 'desc' }, take: offerLimits.messagesListed },
  optionDocuments: { orderBy: [{ uploadedAt: 'desc' }, { version: 'desc' }, { id: 'asc' }] },
} as const satisfies Prisma.OfferInclude

/** What was written and sent about an offer. Check constraints keep sides to their list. */
export interface Written {
  thread: OfferThread | null
  messages: OfferMessage[]
  optionDocuments: OptionDocument[]
}

type Parties = Pick<OfferRecord, 'producerId'>

/** Messages, the oldest first, and documents, the newest first, as both sides and administrators see them. */
export function writtenViewOf(
  { messages, optionDocuments }: Pick<Written, 'messages' | 'optionDocuments'>,
  { publicUrl, producerId }: Parties & { publicUrl: string },
): { messages: MessageView[]; documents: OfferDocument[] } {
  const documents = optionDocuments.map((document) => documentViewOf(document, { publicUrl, producerId }))
  const documentWith = new Map(documents.map((document) => [document.id, document]))
  return { messages: messages.map((message) => messageViewOf(message, documentWith)).toReversed(), documents }
}

/** How many messages of the other side this one has not read. Where the newest ones do not go back so far, the rest is counted. */
export async function unreadBy(
  { db }: Pick<ThreadDeps, 'db'>,
  { thread, messages }: Written,
  side: OfferSide | 'administrator',
): Promise<number> {
  if (!thread || side === 'administrator') return 0
  const after = side === 'producer' ? thread.producerRead : thread.agentRead
  const oldest = messages.at(-1)
  if (oldest && oldest.id > after + 1) {
    const where = { offerId: thread.offerId, id: { gt: after }, by: otherThan[side], retractedAt: null }
    return db.offerMessage.count({ where })
  }
  return messages.filter(({ id, by, retractedAt }) => id > after && by !== side && !retractedAt).length
}

const otherThan = { producer: 'agent', agent: 'producer' } as const

/** The newest messages, or those before one, the oldest of them first. */
export async function listMessages(
  deps: ThreadDeps,
  { offerId, before }: { offerId: string; before?: number | undefined },
): Promise<MessageView[]> {
  return readMessages(deps, { offerId, ...(before !== undefined && { id: { lt: before } }) })
}

export async function findMessage(
  deps: ThreadDeps,
  { offerId, id }: { offerId: string; id: number },
): Promise<MessageView> {
  const [message] = await readMessages(deps, { offerId, id })
  if (!message) throw offerRefusals.messageNotFound()
  return message
}

async function readMessages(
  { db, publicUrl }: ThreadDeps,
  where: { offerId: string; id?: number | { lt: number } },
): Promise<MessageView[]> {
  const rows = await db.offerMessage.findMany({
    where,
    orderBy: { id: 'desc' },
    take: offerLimits.messagesListed,
    include: { offer: { select: { producerId: true } } },
  })
  const ids = [...new Set(rows.flatMap(({ documentIds }) => documentIds))]
  const optionDocuments = ids.length === 0 ? [] : await db.optionDocument.findMany({ where: { id: { in: ids } } })
  const producerId = rows[0]?.offer.producerId ?? ''
  return writtenViewOf({ messages: rows as object[] as OfferMessage[], optionDocuments }, { publicUrl, producerId })
    .messages
}

const messageViewOf = (
  { id, by, text, documentIds, createdAt, retractedAt }: OfferMessage,
  documentWith: ReadonlyMap<string, OfferDocument>,
): MessageView => ({
  id,
  by,
  text,
  documents: documentIds.flatMap((documentId) => documentWith.get(documentId) ?? []),
  createdAt: createdAt.toISOString(),
  retractedAt: timeOf(retractedAt),
})

const documentViewOf = (
  document: OptionDocument,
  { publicUrl, producerId }: Parties & { publicUrl: string },
): OfferDocument => ({
  id: document.id,
  name: document.fileName,
  version: document.version,
  by: document.ownerId === producerId ? 'producer' : 'agent',
  bytes: document.bytes,
  sha256: document.sha256,
  url: documentAddress(publicUrl, document),
  uploadedAt: document.uploadedAt.toISOString(),
  openedAt: timeOf(document.openedAt),
})
