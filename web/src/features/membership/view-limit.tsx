import { day, freeTier } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
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
import { Strong } from '../../ui/text/words.ts'
import { theme } from '../../ui/theme/theme.ts'
import { useMembershipStatusQuery, useOpenedListingsQuery } from './membership.api.ts'
import { ViewsMeter } from './views-left.tsx'

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

type ViewLimitProps = {
  /** What the listing is called; nobody may know it of one that is hidden. */
  title: string | null
  /** Keeps it for the next month. */
  favourite: ReactNode
}

/** Where a listing would be that the month has no room for: which one, when the next five open, what is open still, and the way on. */
export function ViewLimit({ title, favourite }: ViewLimitProps) {
  const { data: status, isError, isFetching, refetch } = useMembershipStatusQuery()
  return (
    <Column>
      <div>
        <PageHead title={`You’ve opened all ${freeTier.viewsPerMonth} free listings this month`} />
        <p>
          {title && <Strong>{`“${title}” is not one of them. `}</Strong>}
          <span>
            {`Your next five open ${status ? `on ${day(status.usage.resetDate)}` : 'next month'}. Premium has no limit.`}
          </span>
        </p>
      </div>
      {favourite && (
        <Actions>
          {favourite}
          <Meta as="span">It stays in your Favourites until you can open it.</Meta>
        </Actions>
      )}
      {status && <ViewsMeter status={status} />}
      {isError && !status && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          We can’t show when your next five open.
        </ErrorState>
      )}
      {!status && !isError && <Skeleton $h={64} />}
      <Part aria-labelledby="premium">
        <SectionHead id="premium" title="Open it now, with Premium" />
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
