import { day, freeTier } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { UpgradeLink } from '../../entities/membership/upgrade-link.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { useMembershipStatusQuery } from './membership.api.ts'
import { ViewsLeft } from './views-left.tsx'

const Place = styled.section`
  display: grid;
  gap: ${theme.s3};
  grid-column: 1 / -1;
  border-top: ${theme.hair} solid ${theme.line};
  padding-block: ${theme.s4};
`

// As high as the room that is kept for it, also with its button.
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: ${theme.s1} ${theme.s4};
  min-height: inherit;
  padding-block: ${theme.s1};
  border-top: ${theme.hair} solid ${theme.ink};
`

/** The same in a line, above the listings that one chooses from. Nothing where it cannot be read: the listings are what counts here. */
export function BrowseMeter() {
  const { data: status } = useMembershipStatusQuery()
  const { remaining = null, resetDate } = status?.usage ?? {}
  const limit = status?.features.monthlyListingViews ?? null
  if (limit === null || remaining === null || !resetDate) return null
  return (
    <Line role="group" aria-label="Listings this month">
      <span>
        <b>{`${limit - remaining} of ${limit}`}</b>
        <span> free listings used this month</span>
      </span>
      <Meta as="span">{`Your next five open on ${day(resetDate)}.`}</Meta>
      {remaining <= freeTier.warnAtRemaining && <UpgradeLink to="/upgrade" small />}
    </Line>
  )
}

/** What is left of the month, on the page of a listing that may have been counted. */
export function ListingMeter() {
  const { data: status, isError, isFetching, refetch } = useMembershipStatusQuery()
  return (
    <Place aria-label="Listings this month">
      {status && <ViewsLeft status={status} />}
      {isError && !status && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          We can’t show how many free listings you have left.
        </ErrorState>
      )}
      {!status && !isError && <Skeleton $h={76} />}
    </Place>
  )
}
