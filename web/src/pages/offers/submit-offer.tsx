import type { OfferWithSecret, User } from '@storyright/contracts/http'
import { access } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { viewerOf } from '../../shared/current-user.ts'
import { useMembersOnly } from '../../shared/use-members-only.ts'
import { ListingFailed } from '../listing-states.tsx'
import { ChangeOffer } from './change-offer.tsx'
import { NewOffer } from './new-offer.tsx'
import { OfferSkeleton } from './offer-skeleton.tsx'
import { OnlyProducers } from './only-producers.tsx'
import { PayOffer } from './pay-offer.tsx'

/** An offer in two steps: its terms, then the hold. The second has an address of its own, to come back to. */
export function SubmitOfferPage() {
  const { user, state, retry } = useMembersOnly('submitOffer')
  if (state === 'away') return <ListingFailed onRetry={retry} />
  if (!user) return <OfferSkeleton title="Submit Your Offer" />
  return access.producer(viewerOf(user)) ? <TwoSteps user={user} /> : <OnlyProducers />
}

function TwoSteps({ user }: { user: User }) {
  const { listingId = '' } = useParams()
  const [address, setAddress] = useSearchParams()
  const [made, setMade] = useState<OfferWithSecret | null>(null)
  const offerId = address.get('offer')
  const goOn = (submitted: OfferWithSecret) => {
    setMade(submitted)
    setAddress({ offer: submitted.offer.id }, { replace: true })
  }
  /** A change that was cut short may have replaced the payment: its secret is asked for again. */
  const keep = (id: string) => {
    setMade(null)
    setAddress({ offer: id }, { replace: true })
  }
  if (offerId && address.has('change'))
    return (
      <ChangeOffer
        key={offerId}
        listingId={listingId}
        offerId={offerId}
        onChanged={goOn}
        onKept={() => keep(offerId)}
      />
    )
  if (!offerId)
    return <NewOffer key={listingId} {...{ listingId, user }} scope={address.get('scope')} onSubmitted={goOn} />
  return <PayOffer key={offerId} offerId={offerId} made={made?.offer.id === offerId ? made : null} />
}
