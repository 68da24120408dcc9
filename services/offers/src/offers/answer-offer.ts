import type { OfferEnding, Viewer } from '@storyright/contracts'
import type { Deps } from '../deps.ts'
import { releaseSoon } from '../payments/release-holds.ts'
import { endOffer } from './end-offer.ts'
import { lockOffer } from './lock-offer.ts'
import { mayAnswer, mustBeProducer } from './may-answer.ts'
import type { Offer } from './offer.store.ts'

interface Ending {
  mayEnd: (offer: Offer) => void
  because: OfferEnding
  reason?: string
}

/** Rejects an offer; its hold is released. */
export const rejectOffer = (deps: Deps, offerId: string, viewer: Viewer) =>
  end(deps, offerId, {
    mayEnd: (offer) => mayAnswer(offer, viewer),
    because: viewer.role === 'admin' ? 'admin_released' : 'agent_rejected',
  })

/** Takes an offer back; its hold is released. */
export const cancelOffer = (deps: Deps, offerId: string, viewer: Viewer, reason: string) =>
  end(deps, offerId, { mayEnd: (offer) => mustBeProducer(offer, viewer), because: 'producer_cancelled', reason })

async function end(deps: Deps, offerId: string, { mayEnd, because, reason }: Ending): Promise<void> {
  await deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    mayEnd(offer)
    await endOffer(tx, deps, offer, because, reason)
  })
  await deps.checkpoint('after ending the offer')
  await releaseSoon(deps, [offerId])
}
