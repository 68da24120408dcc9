import { chainDecided } from '@storyright/contracts/events'
import { type ChainDocumentForm, chainOfTitleCalls as calls } from '@storyright/contracts/http'
import { type ChainDocumentType, limits, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { addAuditEntry } from '../audit/audit.store.ts'
import { attachFile } from '../chain-files/attach-file.ts'
import type { Database, Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { ChainDocument, Listing } from '../generated/client.ts'
import { listingIdFrom } from '../listings/find-listing.ts'
import { mayManage } from '../management/may-manage.ts'
import { nextStatus, placed, requireOpen } from './chain.ts'
import { chainDocuments, chainOf, documentViewOf } from './chain.views.ts'
import { type ChainDeps, changeChain, documentIn, type Wish } from './change-chain.ts'

/** Agents build the chain of title of their listings, administrators verify it. */
export function chainRoutes(app: FastifyInstance, deps: ChainDeps & { db: Database; outbox: Outbox<Tx> }): void {
  const { db } = deps

  serve(app, calls.getChain, async ({ viewer, params }) => {
    const id = listingIdFrom(params.listingId)
    const listing = await db.listing.findFirst({
      where: { id, deletedAt: null },
      select: { id: true, author: true, agentId: true },
    })
    if (!listing) throw refusals.listingNotFound()
    if (!mayManage(viewer, listing)) throw catalogueRefusals.notYourListing()
    return chainOf(db, listing)
  })

  serve(app, calls.addDocument, async ({ viewer, params, body }) =>
    documentViewOf(await addDocument(deps, { viewer, listingId: listingIdFrom(params.listingId), form: body })),
  )

  serve(app, calls.changeDocument, async ({ viewer, params: { listingId, id }, body }) =>
    documentViewOf(await changeDocument(deps, { viewer, listingId: listingIdFrom(listingId), id, form: body })),
  )

  serve(app, calls.removeDocument, async ({ viewer, params: { listingId, id } }) => {
    await removeDocument(deps, { viewer, listingId: listingIdFrom(listingId), id })
    return undefined
  })

  serve(app, calls.submitDocument, async ({ viewer, params: { listingId, id } }) =>
    documentViewOf(await submitDocument(deps, { viewer, listingId: listingIdFrom(listingId), id })),
  )

  serve(app, calls.listChainDocuments, ({ query }) => chainDocuments(db, query.status))

  serve(app, calls.decideDocument, async ({ viewer, params, body: { status, reason, confirms, note } }) => {
    const confirmed = confirms ? { confirms, confirmedBecause: note! } : null
    const decision = { id: params.documentId, verdict: status, reason: reason || null, confirmed }
    return documentViewOf(await decideDocument(deps, { viewer, ...decision }))
  })
}

/** Submits a document for verification. */
async function submitDocument(deps: ChainDeps, wish: Wish & { id: string }): Promise<ChainDocument> {
  const submitted = await changeChain(deps, wish, 'submitted', async (chain) => {
    const before = documentIn(chain, wish.id)
    const data = { status: nextStatus(before, 'submitted'), reason: null, updatedAt: chain.now }
    await chain.tx.chainDocument.update({ where: { id: before.id }, data })
    return { before, id: before.id }
  })
  return submitted!
}

/** Removes a draft or a rejected document; the history keeps what it said. */
async function removeDocument(deps: ChainDeps, wish: Wish & { id: string }): Promise<void> {
  await changeChain(deps, wish, 'removed', async (chain) => {
    const { tx, documents } = chain
    const before = documentIn(chain, wish.id)
    requireOpen(before)
    await tx.chainDocument.delete({ where: { id: before.id } })
    await reorder(
      tx,
      documents.map(({ id }) => id).filter((id) => id !== before.id),
    )
    return { before, id: before.id }
  })
}

/** Adds a document to a chain, as a draft. */
async function addDocument(deps: ChainDeps, wish: Wish & { form: ChainDocumentForm }): Promise<ChainDocument> {
  const { position, ...form } = wish.form
  const added = await changeChain(deps, wish, 'added', async ({ tx, listing, documents, now }) => {
    if (documents.length >= limits.chainDocuments) throw catalogueRefusals.chainTooLong()
    await attachFile(tx, { ...wish, fileUrl: form.fileUrl })
    const { id } = await tx.chainDocument.create({
      data: { ...form, listingId: listing.id, position: documents.length + 1, createdAt: now, updatedAt: now },
    })
    const ids = documents.map((document) => document.id)
    await reorder(tx, placed(ids, id, position))
    return { before: null, id }
  })
  return added!
}

/** Edits a draft or a rejected document; either becomes a draft. */
async function changeDocument(
  deps: ChainDeps,
  wish: Wish & { id: string; form: ChainDocumentForm },
): Promise<ChainDocument> {
  const { position, ...form } = wish.form
  const changed = await changeChain(deps, wish, 'changed', async (chain) => {
    const { tx, documents, now } = chain
    const before = documentIn(chain, wish.id)
    requireOpen(before)
    await attachFile(tx, { ...wish, fileUrl: form.fileUrl })
    const data = { ...form, status: 'draft', reason: null, updatedAt: now }
    await tx.chainDocument.update({ where: { id: before.id }, data })
    const ids = documents.map(({ id }) => id)
    await reorder(tx, placed(ids, before.id, position ?? before.position))
    return { before, id: before.id }
  })
  return changed!
}

/** Numbers documents from 1 in this order. */
async function reorder(tx: Tx, ids: string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE chain_documents d SET position = wanted.place
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE d.id = wanted.id AND d.position <> wanted.place`
}

interface Decision {
  viewer: Viewer
  id: string
  verdict: 'verified' | 'rejected'
  /** Why it is rejected. */
  reason: string | null
  /** Another name that stands for the author or the agency, and why. */
  confirmed: Pick<ChainDocument, 'confirms' | 'confirmedBecause'> | null
}

const unconfirmed = { confirms: null, confirmedBecause: null }

/** Verifies or rejects a submitted document. */
async function decideDocument(
  deps: ChainDeps & { db: Database; outbox: Outbox<Tx> },
  { viewer, id, verdict, reason, confirmed }: Decision,
): Promise<ChainDocument> {
  const found = await deps.db.chainDocument.findUnique({ where: { id }, select: { listingId: true } })
  if (!found) throw catalogueRefusals.documentNotFound()
  const decided = await changeChain(
    deps,
    { viewer, listingId: found.listingId },
    verdict,
    async (chain) => {
      const { tx, listing, now } = chain
      const before = documentIn(chain, id)
      const decision = {
        status: nextStatus(before, verdict),
        reason: verdict === 'rejected' ? reason : null,
        ...(confirmed ?? unconfirmed),
      }
      await tx.chainDocument.update({ where: { id }, data: { ...decision, updatedAt: now } })
      const changes = { before: { document: id, status: before.status }, after: { document: id, ...decision } }
      const entry = { actorId: viewer.id, action: `document.${verdict}` as const, listingId: listing.id, ...changes }
      await addAuditEntry(tx, entry, now)
      return { before, id }
    },
    ({ tx, listing, after }) => deps.outbox.add(tx, [chainDecided(id, listing.version, decisionOf(listing, after!))]),
  )
  return decided!
}

const decisionOf = (listing: Listing, document: ChainDocument) => ({
  id: document.id,
  listingId: String(listing.id),
  listingTitle: listing.title,
  agentId: listing.agentId,
  type: document.type as ChainDocumentType,
  grantor: document.grantor,
  grantee: document.grantee,
  verdict: document.status as 'verified' | 'rejected',
  reason: document.reason,
  isChainVerified: listing.chainOfTitleVerified,
})
