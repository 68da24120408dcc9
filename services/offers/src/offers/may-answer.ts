import type { Viewer } from '@storyright/contracts/vocabulary'
import { offerRefusals } from '../errors.ts'

interface Parties {
  producerId: string
  agentId: string
  reachedAgentAt: Date | null
}

/** The agent of the listing and administrators accept and reject, once the offer has reached the agent. */
export function mayAnswer(offer: Parties, viewer: Viewer): void {
  if (viewer.role === 'admin') return
  if (viewer.role !== 'agent') throw offerRefusals.notYourOffer()
  mustHaveReached(offer, viewer)
}

/** Who may see an offer: its two sides, whatever role they have by now (the agent's once it is in), and administrators. */
export function maySee(offer: Parties, viewer: Viewer): void {
  if (viewer.role !== 'admin' && offer.producerId !== viewer.id) mustHaveReached(offer, viewer)
}

function mustHaveReached(offer: Parties, { id }: Viewer): void {
  if (offer.agentId !== id) throw offerRefusals.notYourOffer()
  if (!offer.reachedAgentAt) throw offerRefusals.offerNotFound()
}

export function mustBeProducer(offer: Parties, { id }: Viewer): void {
  if (offer.producerId !== id) throw offerRefusals.notYourOffer()
}
