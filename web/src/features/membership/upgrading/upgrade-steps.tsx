import type { MembershipState } from '@storyright/contracts/vocabulary'
import { membershipMessages, membershipTimes, premiumAmount } from '@storyright/contracts/vocabulary'
import { useEffect } from 'react'
import { exactMoney } from '../../../entities/money/money.ts'
import { errorMessage } from '../../../shared/api-error.ts'
import { paths } from '../../../shared/paths.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Step } from '../../../ui/steps/step.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { PayYear, UnderWay } from '../paying/pay-year.tsx'
import type { Confirmation } from '../paying/use-confirmation.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { useStart } from './use-start.ts'

type UpgradeStepsProps = { state: MembershipState; confirmation: Confirmation }

/** The terms, then the card. What was begun and left unpaid goes on with the card. */
export function UpgradeSteps({ state, confirmation }: UpgradeStepsProps) {
  const { payment, error, isLoading, start } = useStart()
  const isGiven = confirmation.state.at !== 'card'
  const isBegun = state === 'incomplete' || payment !== null || isGiven
  // What was refused may be over by now, so its payment is asked for again; usually it is the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; after a failure the reader asks again.
  useEffect(() => {
    if (isBegun && !isGiven) void start()
  }, [isGiven])
  const failure = error !== null && (
    <ErrorState
      onRetry={() => void start()}
      busy={isLoading}
    >{`${errorMessage(error, membershipMessages.upgradeError.says)} Nothing has been charged.`}</ErrorState>
  )
  return (
    <div>
      <Step
        place={1}
        title="Terms"
        now={!isBegun}
        note={isBegun ? <Badge tone="ok">Accepted</Badge> : <Meta>Step 1 of 2</Meta>}
      >
        {!isBegun && <AcceptTerms onAccepted={start} />}
        {!isBegun && failure}
      </Step>
      <Step place={2} title="Card" now={isBegun} note={<Meta>{isBegun ? 'Step 2 of 2' : 'Next'}</Meta>}>
        <UnderWay confirmation={confirmation} then="Premium begins" />
        {isBegun && !isGiven && !payment && (failure || <Skeleton $h={220} />)}
        {payment && !isGiven && (
          <PayYear
            payment={payment}
            confirmation={confirmation}
            returnTo={`${paths.upgrade}?${new URLSearchParams({ subscription: payment.subscriptionId })}`}
            label={`Pay ${exactMoney(payment.amount.gross)} and upgrade`}
            remark={`Charged once, today. You can withdraw for ${membershipTimes.withdrawDays} days and have all of it back.`}
          />
        )}
        {!isBegun && (
          <Meta>{`${exactMoney(premiumAmount.gross)}, with the card that later years are charged to.`}</Meta>
        )}
      </Step>
    </div>
  )
}
