import styled from 'styled-components'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
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

/** What is left of the month, on the page of a listing that may have been counted. */
export function ListingMeter() {
  const { data: status, isError, isFetching, refetch } = useMembershipStatusQuery()
  return (
    <Place aria-label="Listings this month">
      {status && <ViewsLeft status={status} />}
      {isError && !status && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          What is left of your month cannot be shown just now.
        </ErrorState>
      )}
      {!status && !isError && <Skeleton $h={76} />}
    </Place>
  )
}
