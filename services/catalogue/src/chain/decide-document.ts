import { chainDecided } from '@storyright/contracts/events'
import type { ChainDocumentType, Viewer } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import { addAuditEntry } from '../audit/audit.store.ts'
import type { Database, Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { ChainDocument, Listing } from '../generated/client.ts'
import { nextStatus } from './chain.ts'
import { type ChainDeps, changeChain, documentIn } from './change-chain.ts'

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
export async function decideDocument(
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
