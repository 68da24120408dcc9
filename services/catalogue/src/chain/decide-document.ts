import type { Viewer } from '@storyright/contracts/vocabulary'
import { addAuditEntry } from '../audit/audit.store.ts'
import type { Database } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { ChainDocument } from '../generated/client.ts'
import { nextStatus } from './chain.ts'
import { type ChainDeps, changeChain, documentIn } from './change-chain.ts'

interface Decision {
  viewer: Viewer
  id: string
  verdict: 'verified' | 'rejected'
  /** Why it is rejected. */
  reason: string | null
}

/** Verifies or rejects a submitted document. */
export const decideDocument =
  (deps: ChainDeps & { db: Database }) =>
  async ({ viewer, id, verdict, reason }: Decision): Promise<ChainDocument> => {
    const found = await deps.db.chainDocument.findUnique({ where: { id }, select: { listingId: true } })
    if (!found) throw catalogueRefusals.documentNotFound()
    const decided = await changeChain(deps)({ viewer, listingId: found.listingId }, verdict, async (chain) => {
      const { tx, listing, now } = chain
      const before = documentIn(chain, id)
      const decision = { status: nextStatus(before, verdict), reason: verdict === 'rejected' ? reason : null }
      await tx.chainDocument.update({ where: { id }, data: { ...decision, updatedAt: now } })
      const changes = { before: { document: id, status: before.status }, after: { document: id, ...decision } }
      const entry = { actorId: viewer.id, action: `document.${verdict}` as const, listingId: listing.id, ...changes }
      await addAuditEntry(tx, entry, now)
      return { before, id }
    })
    return decided!
  }
