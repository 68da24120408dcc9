import type { Offer, OfferWithSecret } from '@storyright/contracts/http'
import { page } from '@storyright/contracts/vocabulary'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isChangeable } from '../../entities/offer/offer-state.ts'
import { holdWords } from '../../features/offer-payment/hold-words.ts'
import { PayHold, useSecret } from '../../features/offer-payment/pay-hold.tsx'
import { TermsAgain } from '../../features/offers/reading/terms-again.tsx'
import { errorMessage, isApiError } from '../../shared/api-error.ts'
import { usePageHead } from '../../shared/page-head.ts'
import { paths } from '../../shared/paths.ts'
import { webAddress } from '../../shared/web-address.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { focusContent } from '../../ui/page/focus-content.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Step } from '../../ui/steps/step.tsx'
import * as S from '../../ui/steps/steps.styles.ts'
import { Meta } from '../../ui/text/text.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { OfferSkeleton } from './offer-skeleton.tsx'
import { TwoSteps } from './two-steps.tsx'

const title = 'Complete Payment'
type PayOfferProps = { offerId: string; made: OfferWithSecret | null }

/** The second step, of a new offer, of one that was left unpaid, or of one whose hold ran out. */
export function PayOffer({ offerId, made }: PayOfferProps) {
  const { payable, error, retry } = useSecret(offerId, made)
  usePageHead({ ...page('submitOffer'), title: 'Complete Payment · Storyright' })
  useEffect(() => {
    window.scrollTo(0, 0)
    focusContent()
  }, [])
  if (payable) return <Paying {...payable} />
  if (!error) return <OfferSkeleton title={title} />
  const isOver = isApiError(error) && [403, 404, 409].includes(error.status)
  return (
    <Wrap>
      <PageHead title={title} />
      {isOver ? (
        <EmptyState
          title="There is nothing to pay here"
          action={
            <ButtonLink variant="primary" to={paths.mySubmissions}>
              My Submissions
            </ButtonLink>
          }
        >
          {errorMessage(error, '')}
        </EmptyState>
      ) : (
        <ErrorState onRetry={retry}>The payment could not be prepared. Your offer is kept.</ErrorState>
      )}
    </Wrap>
  )
}

function Paying({ offer, clientSecret }: OfferWithSecret) {
  const navigate = useNavigate()
  const { listing, offerPrice, optionPeriod, extraRightsRequest, terms } = offer
  const done = (outcome: 'held' | 'unknown' | 'over') => {
    toast(outcome === 'held' ? authorised : stillLooking)
    void navigate(`${paths.mySubmissions}?offer=${offer.id}`)
  }
  // In the place of this step: Back then leads off the page, which asks about what was changed.
  const changeTerms = () => void navigate(`${paths.payOffer(listing.id, offer.id)}&change=terms`, { replace: true })
  return (
    <TwoSteps
      title={title}
      subject={listing}
      suggested={{ min: terms.minimumDeal, max: terms.askingPrice, currency: terms.currency }}
      terms={{
        rights: offer.scope.isWhole ? null : offer.scope.words,
        offerPrice,
        optionPeriod,
        extraRights: extraRightsRequest,
        deckName: offer.deckFileName,
        deckUrl: webAddress(offer.deckFileUrl),
      }}
    >
      <Step place={1} title="Your terms" note={<Badge tone="ok">Saved</Badge>}>
        <Meta>{termsLine(offer)}</Meta>
        {isChangeable(offer) && (
          <div>
            <Button small onClick={changeTerms}>
              Change terms
            </Button>
          </div>
        )}
        <TermsAgain offer={offer} />
      </Step>
      <Step place={2} title="Card hold" now note={<Meta>Step 2 of 2</Meta>}>
        <S.Hold>{holdWords(offerPrice)}</S.Hold>
        <PayHold offer={offer} clientSecret={clientSecret} onDone={done} />
      </Step>
    </TwoSteps>
  )
}

const termsLine = ({ fundCompetition }: Offer) =>
  `Kept with your deck${fundCompetition ? ' and your entry for the funding competition' : ''}. The agent sees the offer once the hold is in place.`

const authorised = { title: 'Payment Authorised', description: 'Your offer has been submitted successfully!' }
const stillLooking = {
  title: 'Payment not confirmed yet',
  description: 'Your bank takes longer than usual. Your offer continues automatically once the hold is confirmed.',
}
