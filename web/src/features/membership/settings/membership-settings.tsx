import type { User } from '@storyright/contracts/http'
import { hasSubscription } from '../../../entities/membership/has-subscription.ts'
import { PlanBadge } from '../../../entities/membership/plan-badge.tsx'
import { useScrolledTo } from '../../../shared/use-scrolled-to.ts'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { usePlan } from '../use-plan.ts'
import { CardOnFile } from './card-on-file.tsx'
import { Invoices } from './invoices.tsx'
import * as S from './membership-settings.styles.ts'
import { PlanActions } from './plan-actions.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { planWords } from './plan-words.ts'
import { useReturnedCard } from './use-returned-card.ts'

const ID = 'membership'

type MembershipSettingsProps = { user: User; mayUpgrade: boolean }

/**
 * Somebody's own membership: plan, money, card, invoices, and how to leave. Each part fails alone. Whoever cannot buy one sees
 * nothing, unless there is one from before their role changed.
 */
export function MembershipSettings({ user, mayUpgrade }: MembershipSettingsProps) {
  // Whoever has a subscription has an end of premium, too, whatever their role is by now.
  const mayHaveOne = mayUpgrade || user.premiumExpiresAt !== null
  const { status, isFailed, isFetching, retry } = usePlan(mayHaveOne ? user : null)
  const isBack = useReturnedCard()
  // Letters and other pages lead here; the section has its height once the plan is known.
  const section = useScrolledTo(`#${ID}`, status !== undefined || isFailed, isBack)
  if (!mayHaveOne || (!mayUpgrade && status?.state === 'none')) return null
  return (
    <S.Section id={ID} ref={section} aria-labelledby={`${ID}-title`}>
      <SectionHead id={`${ID}-title`} title="Membership">
        {status && <PlanBadge tier={status.tier} />}
      </SectionHead>
      {!status && !isFailed && <Skeleton $h={120} />}
      {isFailed && (
        <ErrorState onRetry={() => void retry()} busy={isFetching}>
          Your plan cannot be shown just now. Everything else works.
        </ErrorState>
      )}
      {status && (
        <>
          <S.Words>
            {planWords(status).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </S.Words>
          <PlanFacts status={status} />
          <PlanActions status={status} mayUpgrade={mayUpgrade} />
          {hasSubscription(status) && <CardOnFile />}
          <Invoices />
        </>
      )}
    </S.Section>
  )
}
