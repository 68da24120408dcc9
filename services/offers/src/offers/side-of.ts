import type { OfferSide, Refusal, Viewer } from '@storyright/contracts/vocabulary'
import { offerRefusals } from '../errors.ts'

/** Which party of an offer somebody is, whatever role the account has since; refuses everybody else. */
export function sideOf(
  { producerId, agentId }: { producerId: string; agentId: string },
  { id }: Pick<Viewer, 'id'>,
  refuse: () => Refusal = offerRefusals.notAParty,
): OfferSide {
  if (id === producerId) return 'producer'
  if (id === agentId) return 'agent'
  throw refuse()
}
