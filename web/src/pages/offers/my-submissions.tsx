import styled from 'styled-components'
import { ReturnedPayment } from '../../features/offer-payment/returned-payment.tsx'
import { OwnOffer } from '../../features/offers/making/own-offer.tsx'
import { countsOf } from '../../features/offers/offer-counts.ts'
import { OffersSkeleton } from '../../features/offers/submissions/offers-skeleton.tsx'
import { Submissions } from '../../features/offers/submissions/submissions.tsx'
import { useMyOffers } from '../../features/offers/use-offers.ts'
import { useCurrentUser } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Figures } from '../../ui/data/figures.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { NothingYet } from '../nothing-yet.tsx'
import { OnlyProducers } from './only-producers.tsx'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
`
const Remark = styled.div`
  padding-bottom: ${theme.s5};
  &:empty {
    display: none;
  }
`

/** A producer's offers: where each one stands and what happens next. */
export function MySubmissionsPage() {
  const { user } = useCurrentUser()
  return user && <Own />
}

function Own() {
  const { offers, isFailed, isRefused, isStale, isFetching, retry } = useMyOffers()
  // No check of the role: an account keeps its offers when its role changes.
  if (isRefused) return <OnlyProducers />
  return (
    <Page>
      <PageHead title="My Submissions" actions={<ButtonLink to={paths.listings}>Browse IP Catalogue</ButtonLink>} />
      <Remark>
        <ReturnedPayment />
      </Remark>
      {isFailed && (
        <ErrorState onRetry={retry} busy={isFetching}>
          Your offers could not be loaded.
        </ErrorState>
      )}
      {isStale && (
        <ErrorState onRetry={retry}>Your offers could not be read again; what is shown may have changed.</ErrorState>
      )}
      {!offers && !isFailed && <OffersSkeleton counts />}
      {offers && (
        <>
          <Figures figures={countsOf(offers, paths.mySubmissions)} />
          {offers.length > 0 ? (
            <Submissions offers={offers} side="producer">
              {(offer) => <OwnOffer offer={offer} />}
            </Submissions>
          ) : (
            <NothingYet title="No Submissions Yet" browse="Browse IP Catalog">
              Find a title you would adapt and make the first offer. Your card is charged only when an agent accepts.
            </NothingYet>
          )}
        </>
      )}
    </Page>
  )
}
