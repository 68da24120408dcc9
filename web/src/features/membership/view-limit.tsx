import { day } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { PremiumBrings } from '../../entities/membership/premium-brings.tsx'
import { UpgradeLink } from '../../entities/membership/upgrade-link.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { useMembershipStatusQuery, useOpenedListingsQuery } from './membership.api.ts'
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

const List = styled.ul`
  display: grid;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.s1} ${theme.s4};
    padding-block: ${theme.s3};
    border-bottom: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
`

/** What was opened this month, each with the way to it: it stays open until the month ends. */
function OpenedListings() {
  const { data: opened, isError, isFetching, refetch } = useOpenedListingsQuery()
  if (opened)
    return (
      <List>
        {opened.map(({ listingId, title, openedAt }) => (
          <li key={listingId}>
            <Link to={paths.listing(listingId)}>{title}</Link>
            <Meta as="span">{`Opened ${day(openedAt)}`}</Meta>
          </li>
        ))}
      </List>
    )
  if (!isError) return <Skeleton $h={220} />
  return (
    <ErrorState onRetry={() => void refetch()} busy={isFetching}>
      What you opened this month could not be read.
    </ErrorState>
  )
}
