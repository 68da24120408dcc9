import type { Offer } from '@storyright/contracts/http'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { Submissions } from '../submissions/submissions.tsx'
import { ReceivedOffer } from './received-offer.tsx'
import type { Answers } from './use-answers.ts'

/** Every offer that reached an agent. */
export function ReceivedOffers({ offers, answers }: { offers: readonly Offer[]; answers: Answers }) {
  if (offers.length === 0)
    return (
      <EmptyState heading="h2" title="No Submissions Yet">
        An offer shows here as soon as its money is held on the producer’s card.
      </EmptyState>
    )
  return (
    <Submissions offers={offers} side="agent">
      {(offer) => <ReceivedOffer offer={offer} answers={answers} />}
    </Submissions>
  )
}
