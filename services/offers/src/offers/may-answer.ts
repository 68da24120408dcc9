import type { Viewer } from '@storyright/contracts'
import { offerRefusals } from '../errors.ts'

interface Parties {
  producerId: string
  agentId: string
  reachedAgentAt: Date | null
}

/** The agent of the listing and administrators accept and reject, once the offer has reached the agent. */
export function mayAnswer(offer: Parties, { id, role }: Viewer): void {
  if (role === 'admin') return
  if (role !== 'agent' || offer.agentId !== id) throw offerRefusals.notYourOffer()
  if (!offer.reachedAgentAt) throw offerRefusals.offerNotFound()
}

/** Who may see an offer: its producer, its agent once it is in, administrators. */
export function maySee(offer: Parties, viewer: Viewer): void {
  if (viewer.role !== 'admin' && offer.producerId !== viewer.id) mayAnswer(offer, viewer)
}

export function mustBeProducer(offer: Parties, { id }: Viewer): void {
  if (offer.producerId !== id) throw offerRefusals.notYourOffer()
}
