import type { Listing, Offer, OfferWithSecret } from '@storyright/contracts/http'
import { useEffect, useState } from 'react'
import { useOfferQuery } from '../../entities/offer/offer.api.ts'
import { isChangeable } from '../../entities/offer/offer-state.ts'
import { useListingQuery } from '../../features/listing-detail/listing.api.ts'
import { OfferForm } from '../../features/offer-form/offer-form.tsx'
import { asSent, type OfferValues, priceOf, valuesOf } from '../../features/offer-form/offer-values.ts'
import { TermChanges } from '../../features/offer-form/term-changes.tsx'
import { holdWords } from '../../features/offer-payment/hold-words.ts'
import { useChangeTermsMutation } from '../../features/offer-payment/offer-payment.api.ts'
import { mayLeave } from '../../shared/form/may-leave.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { focusContent } from '../../ui/page/focus-content.ts'
import { Step } from '../../ui/steps/step.tsx'
import * as S from '../../ui/steps/steps.styles.ts'
import { Meta } from '../../ui/text/text.ts'
import { ListingFailed } from '../listing-states.tsx'
import { OfferSkeleton } from './offer-skeleton.tsx'
import { PayOffer } from './pay-offer.tsx'
import { TwoSteps } from './two-steps.tsx'

const title = 'Change Your Offer'
type ChangeOfferProps = {
  offerId: string
  listingId: string
  onChanged: (changed: OfferWithSecret) => void
  /** Back to the payment, with the terms as they were. */
  onKept: () => void
}

/** The first step again, of an offer that nobody has paid yet. */
export function ChangeOffer({ offerId, listingId, ...ways }: ChangeOfferProps) {
  const { data: offer, isError, isFetching, refetch } = useOfferQuery(offerId)
  const listing = useListingQuery(listingId)
  if (offer && !isChangeable(offer)) return <PayOffer offerId={offerId} made={null} />
  if (offer && listing.currentData) return <Changing {...ways} offer={offer} listing={listing.currentData} />
  if ((isError && !isFetching) || (listing.isError && !listing.isFetching))
    return <ListingFailed onRetry={() => void (isError ? refetch() : listing.refetch())} />
  return <OfferSkeleton title={title} />
}

type ChangingProps = Pick<ChangeOfferProps, 'onChanged' | 'onKept'> & { offer: Offer; listing: Listing }

function Changing({ offer, listing, onChanged, onKept }: ChangingProps) {
  const [values, setValues] = useState<OfferValues>(() => valuesOf(offer))
  const [initial] = useState(values)
  const [change] = useChangeTermsMutation()
  useEffect(() => {
    window.scrollTo(0, 0)
    focusContent()
  }, [])
  const offerPrice = priceOf(values)
  const { scope } = offer
  const { suggestedOfferMin: min, suggestedOfferMax: max } = listing
  const keep = async () => {
    if (await mayLeave()) onKept()
  }
  const submit = async (changed: OfferValues) => {
    try {
      onChanged(await change({ id: offer.id, form: asSent(listing.id, null, changed) }).unwrap())
    } catch (error) {
      toastFailure('Error', error, 'Failed to change the offer')
      throw error
    }
  }
  return (
    <TwoSteps
      title={title}
      subject={listing}
      suggested={{ min, max }}
      terms={{
        rights: scope.isWhole ? null : scope.words,
        offerPrice,
        optionPeriod: values.optionPeriod ? Number(values.optionPeriod) : null,
        extraRights: values.extraRightsRequest.trim(),
        deckName: values.deckName,
      }}
    >
      <Step place={1} title="Your terms" now note={<Meta>Step 1 of 2</Meta>}>
        <OfferForm
          initial={initial}
          minimum={min}
          onValues={setValues}
          onSubmit={submit}
          asks
          label="Save and Continue to Payment"
          instead={<Button onClick={() => void keep()}>Keep the saved terms</Button>}
        />
        <TermChanges offer={offer} values={values} />
      </Step>
      <Step place={2} title="Card hold" note={<Meta>Next</Meta>}>
        <S.Hold $quiet>{holdWords(offerPrice)}</S.Hold>
      </Step>
    </TwoSteps>
  )
}
