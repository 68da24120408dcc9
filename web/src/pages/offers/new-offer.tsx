import type { Listing, OfferWithSecret, User } from '@storyright/contracts/http'
import { useState } from 'react'
import { useListingQuery } from '../../features/listing-detail/listing.api.ts'
import { OfferForm } from '../../features/offer-form/offer-form.tsx'
import { type OfferValues, priceOf } from '../../features/offer-form/offer-values.ts'
import { useScopeWords } from '../../features/offer-form/use-scope-words.ts'
import { useSubmitOffer } from '../../features/offer-form/use-submit-offer.ts'
import { holdWords } from '../../features/offer-payment/hold-words.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Step } from '../../ui/steps/step.tsx'
import * as S from '../../ui/steps/steps.styles.ts'
import { Meta } from '../../ui/text/text.ts'
import { ListingEarly } from '../listing-early.tsx'
import { ListingRefused } from '../listing-refused.tsx'
import { OfferSkeleton } from './offer-skeleton.tsx'
import { TwoSteps } from './two-steps.tsx'

const title = 'Submit Your Offer'
type NewOfferProps = {
  listingId: string
  user: User
  /** The rights that it is to be about; `null` for everything that is free. */
  scope: string | null
  onSubmitted: (made: OfferWithSecret) => void
}

/** The first step: what is offered for which listing. */
export function NewOffer(props: NewOfferProps) {
  const { currentData: listing, error, isFetching, refetch } = useListingQuery(props.listingId)
  if (error && !isFetching)
    return <ListingRefused listingId={props.listingId} error={error} user={props.user} onRetry={refetch} />
  if (!listing) return <OfferSkeleton title={title} />
  return listing.status === 'available' ? <Filling {...props} listing={listing} /> : <Closed listing={listing} />
}

function Filling({ listing, user, scope, onSubmitted }: NewOfferProps & { listing: Listing }) {
  const { initial, keep, submit, refused } = useSubmitOffer({
    userId: user.id,
    listingId: listing.id,
    scope,
    onSubmitted,
  })
  const [values, setValues] = useState<OfferValues>(initial)
  const rights = useScopeWords(scope)
  const offerPrice = priceOf(values)
  const hear = (filled: OfferValues) => {
    setValues(filled)
    keep(filled)
  }
  const { suggestedOfferMin: min, suggestedOfferMax: max } = listing
  if (refused) return <ListingEarly refusal={refused} user={user} />
  return (
    <TwoSteps
      title={title}
      subject={listing}
      suggested={{ min, max }}
      terms={{
        rights,
        offerPrice,
        optionPeriod: values.optionPeriod ? Number(values.optionPeriod) : null,
        extraRights: values.extraRightsRequest.trim(),
        deckName: values.deckName,
      }}
    >
      <Step place={1} title="Your terms" now note={<Meta>Step 1 of 2</Meta>}>
        <OfferForm initial={initial} minimum={min} onValues={hear} onSubmit={submit} />
      </Step>
      <Step place={2} title="Card hold" note={<Meta>Next</Meta>}>
        <S.Hold $quiet>{holdWords(offerPrice)}</S.Hold>
      </Step>
    </TwoSteps>
  )
}

function Closed({ listing: { id, title: name, status } }: { listing: Listing }) {
  return (
    <Wrap>
      <EmptyState
        heading="h1"
        title="Not taking offers"
        action={<ButtonLink to={paths.listing(id)}>Back to the listing</ButtonLink>}
      >
        {`“${name}” is ${status === 'sold' ? 'sold' : 'under option'} and takes no new offers.`}
      </EmptyState>
    </Wrap>
  )
}
