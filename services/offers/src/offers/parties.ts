import type { OfferSide, Refusal, Viewer } from '@storyright/contracts/vocabulary'
import { offerRefusals } from '../errors.ts'
import type { OfferRecord } from './offer.ts'

type Parties = Pick<OfferRecord, 'producerId' | 'agentId'>
type Reached = Parties & Pick<OfferRecord, 'reachedAgentAt'>

/** The agent of the listing and administrators accept and reject, once the offer has reached the agent. */
export function requireAnswerer(offer: Reached, viewer: Viewer): void {
  if (viewer.role === 'admin') return
  if (viewer.role !== 'agent') throw offerRefusals.notYourOffer()
  requireReached(offer, viewer)
}

/** Who may see an offer: its two sides, whatever role they have by now (the agent's once it is in), and administrators. */
export function requireReader(offer: Reached, viewer: Viewer): void {
  if (viewer.role !== 'admin' && offer.producerId !== viewer.id) requireReached(offer, viewer)
}

function requireReached(offer: Reached, { id }: Viewer): void {
  if (offer.agentId !== id) throw offerRefusals.notYourOffer()
  if (!offer.reachedAgentAt) throw offerRefusals.offerNotFound()
}

export function requireProducer(offer: Parties, { id }: Viewer): void {
  if (offer.producerId !== id) throw offerRefusals.notYourOffer()
}

/** Which party of an offer somebody is, whatever role the account has since; refuses everybody else. */
export function requireSide(
  { producerId, agentId }: Parties,
  { id }: Pick<Viewer, 'id'>,
  refuse: () => Refusal = offerRefusals.notAParty,
): OfferSide {
  if (id === producerId) return 'producer'
  if (id === agentId) return 'agent'
  throw refuse()
}
