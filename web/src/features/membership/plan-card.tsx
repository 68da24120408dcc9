import { day } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { PlanBadge } from '../../entities/membership/plan-badge.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { useMembershipStatusQuery } from './membership.api.ts'
import { ViewsLeft } from './views-left.tsx'

const Section = styled.section`
  display: grid;
  gap: ${theme.s4};
  max-width: 640px;
`

/** The plan and what is left of its month. */
export function PlanCard({ isMetered }: { isMetered: boolean }) {
  const { data: status, isError, isFetching, refetch } = useMembershipStatusQuery()
  return (
    <Section aria-labelledby="membership">
      <SectionHead id="membership" title="Membership">
        {status && <PlanBadge tier={status.tier} />}
      </SectionHead>
      {status &&
        (status.usage.remaining === null ? (
          <p>{`Unlimited listings.${status.renewsAt ? ` Renews on ${day(status.renewsAt)}.` : ''}`}</p>
        ) : (
          <ViewsLeft status={status} />
        ))}
      {isError && !status && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          Your plan could not be loaded. Everything else works.
        </ErrorState>
      )}
      {!status && !isError && <Skeleton $h={isMetered ? 64 : 23} />}
    </Section>
  )
}
