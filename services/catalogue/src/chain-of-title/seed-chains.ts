import type { ChainAction } from '@storyright/contracts/http'
import type { ChainDocumentStatus } from '@storyright/contracts/vocabulary'
import type { MessagingStore } from '@storyright/messaging'
import type { Database, Tx } from '../database.ts'
import type { ChainDocument, Prisma } from '../generated/client.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { stateOf } from './document.store.ts'
import { isVerified } from './path.ts'

interface Deps {
  db: Pick<Database, 'load'>
  messages: Pick<MessagingStore<Tx>, 'transaction'>
  store: Pick<ListingStore, 'mark' | 'lock'>
  clock(): Date
}

/** A chain of the past. */
export interface PastChain {
  listingId: bigint
  agentId: string
  /** As its agent's account calls it, of which nothing may have been heard yet. */
  agency: string
  adminId: string
  addedAt: Date
  documents: readonly {
    id: string
    type: string
    grantor: string
    grantee: string
    date: string | null
    territory: string | null
    note: string | null
    status: ChainDocumentStatus
    reason: string | null
  }[]
}

const BATCH = 25
const HOUR_MS = 3_600_000

/** What became of a document, and how many hours after it was added. */
const steps: Record<ChainDocumentStatus, readonly { action: ChainAction; by: 'agentId' | 'adminId'; hours: number }[]> =
  {
    draft: [],
    submitted: [{ action: 'submitted', by: 'agentId', hours: 1 }],
    verified: [
      { action: 'submitted', by: 'agentId', hours: 1 },
      { action: 'verified', by: 'adminId', hours: 49 },
    ],
    rejected: [
      { action: 'submitted', by: 'agentId', hours: 1 },
      { action: 'rejected', by: 'adminId', hours: 49 },
    ],
  }

/** Seeds chains of title with their history and the badge under a name, once, in batches that each commit with the progress made. */
export async function seedChains(
  { db, messages, store, clock }: Deps,
  name: string,
  chains: readonly PastChain[],
): Promise<void> {
  let { loaded } = await db.load.upsert({ where: { name }, create: { name, loaded: 0 }, update: {} })
  while (loaded < chains.length) {
    const [start, end] = [loaded, Math.min(loaded + BATCH, chains.length)]
    await messages.transaction(async (tx) => {
      await addChains(tx, store, chains.slice(start, end), clock())
      await tx.load.update({ where: { name, loaded: start }, data: { loaded: end } })
    })
    loaded = end
  }
}

/** A title that was withdrawn, or whose agent has added documents already, stays as it is. */
async function addChains(tx: Tx, store: Deps['store'], chains: readonly PastChain[], now: Date): Promise<void> {
  const listingId = { in: chains.map((chain) => chain.listingId) }
  const others = await tx.chainDocument.findMany({ where: { listingId }, select: { listingId: true } })
  const taken = new Set(others.map((document) => document.listingId))
  for (const chain of chains) {
    const listing = taken.has(chain.listingId) ? null : await store.lock(tx, chain.listingId)
    if (!listing) continue
    await tx.chainDocument.createMany({ data: rowsOf(chain, now) })
    await tx.chainHistoryEntry.createMany({ data: rowsOf(chain, now).flatMap((row) => historyOf(row, chain, now)) })
    const paths = chain.documents.map((document) => ({ ...document, confirms: null }))
    const isProven = isVerified(paths, { author: listing.author, agency: chain.agency })
    if (isProven) await store.mark(tx, listing, { chainOfTitleVerified: true })
  }
}

const hoursAfter = (at: Date, hours: number, now: Date) =>
  new Date(Math.min(now.getTime(), at.getTime() + hours * HOUR_MS))

const rowsOf = ({ listingId, addedAt, documents }: PastChain, now: Date): ChainDocument[] =>
  documents.map((document, at) => ({
    ...document,
    listingId,
    position: at + 1,
    fileUrl: null,
    confirms: null,
    confirmedBecause: null,
    createdAt: hoursAfter(addedAt, 0, now),
    updatedAt: hoursAfter(addedAt, steps[document.status].at(-1)?.hours ?? 0, now),
  }))

/** What would have been noted had the document been added and decided then. */
function historyOf(row: ChainDocument, chain: PastChain, now: Date): Prisma.ChainHistoryEntryCreateManyInput[] {
  const { listingId, id: documentId } = row
  const added = { ...row, status: 'draft', reason: null }
  const first = { at: added.createdAt, actorId: chain.agentId, action: 'added', after: stateOf(added) }
  let before: ChainDocument = added
  const later = steps[row.status as ChainDocumentStatus].map(({ action, by, hours }) => {
    const after = { ...before, status: action, reason: action === 'rejected' ? row.reason : null }
    const states = { before: stateOf(before), after: stateOf(after) }
    before = after
    return { at: hoursAfter(chain.addedAt, hours, now), actorId: chain[by], action, ...states }
  })
  return [first, ...later].map((entry) => ({ ...entry, listingId, documentId }))
}
