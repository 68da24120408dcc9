import type { OfferEnding, Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { releaseSoon } from '../bookkeeping/release-holds.ts'
import { noteDeed, stateOf } from '../audit.store.ts'
import { endOffer } from '../offers/end-offer.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import { mayAnswer, mustBeProducer } from '../offers/may-answer.ts'
import type { Offer } from '../offers/offer.store.ts'
import { statusAfter } from '../offers/offer.ts'

interface Ending {
  mayEnd: (offer: Offer) => void
  because: OfferEnding
  reason?: string
  /** The administrator who does it on the agent's behalf, which is written down with it. */
  onBehalf?: string | undefined
}

/** Rejects an offer; its hold is released. */
export function rejectOffer(deps: Deps, offerId: string, viewer: Viewer): Promise<void> {
  const isAdmin = viewer.role === 'admin'
  return end(deps, offerId, {
    mayEnd: (offer) => mayAnswer(offer, viewer),
    because: isAdmin ? 'admin_released' : 'agent_rejected',
    onBehalf: isAdmin ? viewer.id : undefined,
  })
}

/** Takes an offer back; its hold is released. */
export const cancelOffer = (deps: Deps, offerId: string, viewer: Viewer, reason: string) =>
  end(deps, offerId, { mayEnd: (offer) => mustBeProducer(offer, viewer), because: 'producer_cancelled', reason })

async function end(deps: Deps, offerId: string, { mayEnd, because, reason, onBehalf }: Ending): Promise<void> {
  await deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    mayEnd(offer)
    await endOffer(tx, deps, offer, because, reason)
    if (!onBehalf) return
    const before = stateOf(offer)
    const after = { ...before, status: statusAfter[because] }
    await noteDeed(tx, deps, { action: 'offer.released', offerId, actorId: onBehalf, before, after })
  })
  await deps.checkpoint('after ending the offer')
  await releaseSoon(deps, [offerId])
}
