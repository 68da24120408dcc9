import { ReceivedOffers } from '../../features/offers/answering/received-offers.tsx'
import type { Answers } from '../../features/offers/answering/use-answers.ts'
import { OffersSkeleton } from '../../features/offers/submissions/offers-skeleton.tsx'
import type { OfferList } from '../../features/offers/use-offers.ts'
import { OffersFailed } from './parts-failed.tsx'

/** The offers that came in, to be answered. */
export function Received({ received, answers }: { received: OfferList; answers: Answers }) {
  const { offers, isFailed, isStale } = received
  return (
    <>
      {(isFailed || isStale) && <OffersFailed {...received} />}
      {offers && <ReceivedOffers offers={offers} answers={answers} />}
      {!offers && !isFailed && <OffersSkeleton />}
    </>
  )
}
