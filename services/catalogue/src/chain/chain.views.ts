import type { ChainAction, ChainDocument as ChainDocumentView, ChainOfTitle } from '@storyright/contracts/http'
import {
  type ChainDocumentStatus,
  type ChainDocumentType,
  type ChainEnd,
  paging,
} from '@storyright/contracts/vocabulary'
import { documentsOf } from '../chain-of-title/document.store.ts'
import { endsOf } from '../chain-of-title/ends.ts'
import { isVerified, pathOf } from '../chain-of-title/path.ts'
import type { Database } from '../database.ts'
import type { ChainDocument, Listing } from '../generated/client.ts'
import { namesOf } from '../people/names.ts'

/** A document as people see it. */
export function documentViewOf(document: ChainDocument): ChainDocumentView {
  return {
    ...document,
    listingId: String(document.listingId),
    type: document.type as ChainDocumentType,
    status: document.status as ChainDocumentStatus,
    confirms: document.confirms as ChainEnd | null,
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
  }
}

/** A listing's chain with its history. */
export async function chainOf(
  db: Database,
  listing: Pick<Listing, 'id' | 'author' | 'agentId'>,
): Promise<ChainOfTitle> {
  const { id: listingId } = listing
  const [documents, ends, history] = await Promise.all([
    documentsOf(db, listingId),
    endsOf(db, listing),
    db.chainHistoryEntry.findMany({ where: { listingId }, orderBy: { place: 'desc' }, take: paging.listMaximum }),
  ])
  const nameOf = await namesOf(
    db,
    history.map(({ actorId }) => actorId),
  )
  const { path, gap } = pathOf(documents, ends)
  return {
    listingId: String(listingId),
    documents: documents.map(documentViewOf),
    ...ends,
    path,
    gap,
    complete: gap === null,
    verified: isVerified(documents, ends),
    history: history.map(({ id, at, action, actorId, documentId, before, after }) => ({
      id,
      at: at.toISOString(),
      action: action as ChainAction,
      actor: { id: actorId, name: nameOf(actorId) },
      documentId,
      before: before as Record<string, unknown> | null,
      after: after as Record<string, unknown> | null,
    })),
  }
}

/** Documents of every chain, the longest waiting first. */
export async function chainDocuments(db: Database, status: ChainDocumentStatus | undefined) {
  const documents = await db.chainDocument.findMany({
    where: { listing: { deletedAt: null }, ...(status && { status }) },
    include: { listing: { select: { id: true, title: true, author: true } } },
    orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
    take: paging.listMaximum,
  })
  return documents.map(({ listing, ...document }) => ({
    ...documentViewOf(document),
    listing: { ...listing, id: String(listing.id) },
  }))
}
