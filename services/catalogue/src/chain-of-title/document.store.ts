import type { ChainAction } from '@storyright/contracts/http'
import type { Database, Tx } from '../database.ts'
import type { ChainDocument, Listing, Prisma } from '../generated/client.ts'

/** The documents of a listing in their order. */
export const documentsOf = (db: Database | Tx, listingId: bigint): Promise<ChainDocument[]> =>
  db.chainDocument.findMany({ where: { listingId }, orderBy: [{ position: 'asc' }, { id: 'asc' }] })

interface Change {
  listing: Pick<Listing, 'id'>
  actorId: string
  action: ChainAction
  before: ChainDocument | null
  after: ChainDocument | null
}

/** Records a change to a chain in the same transaction. */
export async function noteChange(tx: Tx, change: Change, at: Date): Promise<void> {
  const { listing, actorId, action, before, after } = change
  const documentId = (after ?? before)!.id
  const states = { ...(before && { before: stateOf(before) }), ...(after && { after: stateOf(after) }) }
  await tx.chainHistoryEntry.create({ data: { at, listingId: listing.id, documentId, actorId, action, ...states } })
}

/** What an entry keeps of a document. */
export function stateOf(document: ChainDocument): Prisma.InputJsonObject {
  const { id: _id, listingId: _listing, createdAt: _created, updatedAt: _updated, ...state } = document
  return state
}
