import styled from 'styled-components'
import { PremiumBrings } from '../../entities/membership/premium-brings.tsx'
import { UpgradeLink } from '../../entities/membership/upgrade-link.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { useMembershipStatusQuery } from './membership.api.ts'
import { OpenedListings } from './opened-listings.tsx'
import { ViewsMeter } from './views-meter.tsx'

const Column = styled.div`
  display: grid;
  gap: ${theme.s6};
  max-width: 640px;
  padding-bottom: ${theme.s16};
`
const Part = styled.section`
  display: grid;
  gap: ${theme.s3};
`

/** Where a listing would be that the month has no room for: when the count starts again, what is open still, and the way on. */
export function ViewLimit({ says }: { says: string }) {
  const { data: status, isError, isFetching, refetch } = useMembershipStatusQuery()
  return (
    <Column>
      <div>
        <PageHead title="Your month is used up" />
        <p>{says}</p>
      </div>
      {status && <ViewsMeter status={status} />}
      {isError && !status && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          When the count starts again cannot be shown just now.
        </ErrorState>
      )}
      {!status && !isError && <Skeleton $h={64} />}
      <Part aria-labelledby="premium">
        <SectionHead id="premium" title="Open this listing now, with Premium" />
        <PremiumBrings />
        <Actions>
          <UpgradeLink to="/upgrade" variant="primary" />
          <ButtonLink to={paths.listings}>Back to Listings</ButtonLink>
        </Actions>
      </Part>
      <Part aria-labelledby="opened">
        <SectionHead id="opened" title="Open to you this month" />
        <OpenedListings />
        <Meta>Favourites, lists and searches cost nothing.</Meta>
      </Part>
    </Column>
  )
}
