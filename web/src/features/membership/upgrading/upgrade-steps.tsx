import type { UpgradePayment } from '@storyright/contracts/http'
import {
  type MembershipState,
  membershipMessages,
  membershipTimes,
  premiumAmount,
} from '@storyright/contracts/vocabulary'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { object } from 'yup'
import { exactMoney } from '../../../entities/money/money.ts'
import { useSwitchedOff } from '../../../entities/switch/switched-off.api.ts'
import { SwitchedOffNote } from '../../../entities/switch/switched-off-note.tsx'
import { errorMessage, isApiError } from '../../../shared/api-error.ts'
import { AppForm } from '../../../shared/form/app-form.tsx'
import { CheckboxField } from '../../../shared/form/fields.tsx'
import { termsAccepted } from '../../../shared/form/rules.ts'
import { paths } from '../../../shared/paths.ts'
import { useAppDispatch } from '../../../shared/store.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Step } from '../../../ui/steps/step.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { below, theme } from '../../../ui/theme/theme.ts'
import { planChanged, useUpgradeMutation } from '../membership.api.ts'
import { PayYear, UnderWay } from '../paying/pay-year.tsx'
import { type Confirmation, toastUpgradeError } from '../paying/use-confirmation.ts'

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
    >{`${errorMessage(error, membershipMessages.upgradeError.message)} Nothing has been charged.`}</ErrorState>
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
            remark={`Charged once, today. Full refund if you withdraw within ${membershipTimes.withdrawDays} days.`}
          />
        )}
        {!isBegun && <ChargedNow />}
      </Step>
    </div>
  )
}

const HeldForm = styled.div`
  display: grid;
  gap: ${theme.s5};
  && > :first-child {
    height: 22.5px;
  }
  && > :last-child {
    width: 188px;
    height: ${theme.control};
  }
  ${below.phone} {
    && > :first-child {
      height: 45px;
    }
  }
`

/** Holds the place of the steps at their own size: nearly everybody has them next. */
export function UpgradeStepsSkeleton() {
  return (
    <div aria-hidden="true">
      <Step place={1} title="Terms" now note={<Meta>Step 1 of 2</Meta>}>
        <HeldForm>
          <Skeleton />
          <Skeleton />
        </HeldForm>
      </Step>
      <Step place={2} title="Card" note={<Meta>Next</Meta>}>
        <ChargedNow />
      </Step>
    </div>
  )
}

const ChargedNow = () => <p>{`We’ll charge this card ${exactMoney(premiumAmount.gross)} now and at each renewal.`}</p>

/** Begins the payment of the first year, or goes on with the one that was begun: asking twice makes no second one. */
function useStart() {
  const [upgrade, { isLoading }] = useUpgradeMutation()
  const dispatch = useAppDispatch()
  const [payment, setPayment] = useState<UpgradePayment | null>(null)
  const [error, setError] = useState<unknown>(null)
  const asking = useRef(false)
  const start = async () => {
    if (asking.current) return
    asking.current = true
    try {
      setPayment(await upgrade({ termsAccepted: true }).unwrap())
      setError(null)
    } catch (failure) {
      setError(failure)
      // Another tab or device was first: the page that is read again says so.
      if (isApiError(failure) && failure.status === 409) dispatch(planChanged())
      else if (!isApiError(failure) || !failure.isLost) toastUpgradeError()
    } finally {
      asking.current = false
    }
  }
  return { payment, error, isLoading, start }
}

const rules = object({ termsAccepted })
const blank = { termsAccepted: false }
const agreement = (
  <span>
    I accept the{' '}
    <Link to={paths.terms} target="_blank">
      Terms of Use
    </Link>
    . Premium begins at once; I can withdraw for {membershipTimes.withdrawDays} days.
  </span>
)

/** Before anything is paid. */
function AcceptTerms({ onAccepted }: { onAccepted: () => Promise<unknown> }) {
  const isOff = useSwitchedOff('payments') !== null
  const submit = async () => {
    await onAccepted()
  }
  return (
    <AppForm label="Terms" initial={blank} rules={rules} onSubmit={submit} onLeaving="lets go">
      {({ busy }) => (
        <>
          <SwitchedOffNote name="payments" />
          <CheckboxField name="termsAccepted" label={agreement} />
          <div>
            <Button type="submit" variant="primary" busy={busy} disabled={isOff}>
              Continue to payment
            </Button>
          </div>
        </>
      )}
    </AppForm>
  )
}
