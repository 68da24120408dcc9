import { page } from '@storyright/contracts/vocabulary'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { useListingQuery } from '../features/listing-detail/listing.api.ts'
import { CompareOffers } from '../features/offers/comparing/compare-offers.tsx'
import { usePageHead } from '../shared/page-head.ts'
import { paths } from '../shared/paths.ts'
import { useWayBack } from '../shared/router/way-back.ts'
import { BackLink } from '../ui/page/back-link.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { theme } from '../ui/theme/theme.ts'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
`

/** The offers in play for one listing side by side, for its agent and administrators. */
export function CompareOffersPage() {
  const { id = '' } = useParams()
  const { data: listing } = useListingQuery(id)
  const wayBack = useWayBack(paths.listing(id))
  usePageHead(listing ? { name: 'compareOffers', title: page('compareOffers').title } : null)
  return (
    <Page as="div">
      <BackLink {...wayBack}>{listing?.title ?? 'The listing'}</BackLink>
      <PageHead
        title="Compare offers"
        lead="Every offer that you can answer or negotiate, on its own terms. Nothing is agreed until you accept."
      />
      <CompareOffers key={id} listingId={id} />
    </Page>
  )
}
