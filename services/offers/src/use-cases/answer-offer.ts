import type { OfferEnding, Viewer } from '@storyright/contracts/vocabulary'
import { addAuditEntry, auditedRound, auditedState, because } from '../audit.store.ts'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { lockOffer } from '../offers/offer.store.ts'
import { requireAnswerer, requireProducer, statusAfter } from '../offers/offer.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { releaseSoon } from '../payments-sync/release-holds.ts'

interface Answer {
  offerId: string
  viewer: Viewer
}
/** What an administrator says beside it, for the audit trail. */
interface RejectOfferInput extends Answer {
  why?: string | null
}

/** Rejects an offer; its hold is released. */
export function rejectOffer(deps: Deps, { offerId, viewer, why = null }: RejectOfferInput): Promise<void> {
  const isAdmin = viewer.role === 'admin'
  return end(deps, offerId, {
    require: (offer) => requireAnswerer(offer, viewer),
    because: isAdmin ? 'admin_released' : 'agent_rejected',
    onBehalf: isAdmin ? { actorId: viewer.id, why } : undefined,
  })
}

/** Takes an offer back; its hold is released. */
export function cancelOffer(deps: Deps, { offerId, viewer, reason }: Answer & { reason: string }): Promise<void> {
  return end(deps, offerId, {
    require: (offer) => requireProducer(offer, viewer),
    because: 'producer_cancelled',
    reason,
  })
}

interface EndByAnswerInput {
  /** Throws unless the caller may end it. */
  require(offer: OfferWithHolds): void
  because: OfferEnding
  reason?: string
  /** The administrator acting on the agent's behalf, for the audit entry. */
  onBehalf?: { actorId: string; why: string | null } | undefined
}

async function end(
  deps: Deps,
  offerId: string,
  { require, because: ending, reason, onBehalf }: EndByAnswerInput,
): Promise<void> {
  await deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    require(offer)
    await endOffer(deps, tx, offerId, ending, reason)
    if (!onBehalf) return
    const before = auditedState(offer)
    const { actorId, why } = onBehalf
    const after = { ...before, status: statusAfter[ending], ...auditedRound(offer), ...because(why) }
    await addAuditEntry(tx, { action: 'offer.released', offerId, actorId, before, after }, deps.clock())
  })
  await deps.checkpoint('after ending the offer')
  await releaseSoon(deps, [offerId])
}
