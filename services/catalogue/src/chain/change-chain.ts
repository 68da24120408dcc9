import type { ChainAction } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { documentsOf, noteChange } from '../chain-of-title/document.store.ts'
import { settleBadge } from '../chain-of-title/reopen-documents.ts'
import type { Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { ChainDocument, Listing } from '../generated/client.ts'
import { type ManagementDeps, requireManaged } from '../management/may-manage.ts'

export type ChainDeps = ManagementDeps<'lock' | 'mark'>

/** A chain, locked, in the transaction that changes it. */
export interface OpenChain {
  tx: Tx
  listing: Listing
  documents: ChainDocument[]
  viewer: Viewer
  now: Date
}
export interface Wish {
  viewer: Viewer
  listingId: bigint
}

/** Changes one document of a chain; its history and the badge follow in the same transaction. Returns where it stands then. */
export function changeChain(
  { clock, messaging, store }: ChainDeps,
  { viewer, listingId }: Wish,
  action: ChainAction,
  work: (chain: OpenChain) => Promise<{ before: ChainDocument | null; id: string }>,
  afterwards: (settled: { tx: Tx; listing: Listing; after: ChainDocument | null }) => Promise<void> = async () => {},
): Promise<ChainDocument | null> {
  return messaging.store.transaction(async (tx) => {
    const now = clock()
    const listing = await requireManaged(store, tx, { viewer, id: listingId })
    const documents = await documentsOf(tx, listingId)
    const { before, id } = await work({ tx, listing, documents, viewer, now })
    const chain = await documentsOf(tx, listingId)
    const after = chain.find((document) => document.id === id) ?? null
    await noteChange(tx, { listing, actorId: viewer.id, action, before, after }, now)
    const settled = await settleBadge(tx, store, { listing, documents: chain })
    await afterwards({ tx, listing: settled, after })
    return after
  })
}

/** The document with this id in the chain; refuses when there is none. */
export function documentIn({ documents }: OpenChain, id: string): ChainDocument {
  const document = documents.find((one) => one.id === id)
  if (!document) throw catalogueRefusals.documentNotFound()
  return document
}
