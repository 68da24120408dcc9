import type { MembershipStatus } from '@storyright/contracts/http'
import { day, type MembershipState, premiumAmount } from '@storyright/contracts/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { exactMoney } from '../../../entities/money/money.ts'
import { errorMessage } from '../../../shared/api-error.ts'
import { paths } from '../../../shared/paths.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { useAppDispatch } from '../../../shared/store.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import {
  planChanged,
  useCancelMembershipMutation,
  usePayRenewalMutation,
  useResumeMembershipMutation,
  useWithdrawMutation,
} from '../membership.api.ts'
import { PayYear, UnderWay } from '../paying/pay-year.tsx'
import { useConfirmation } from '../paying/use-confirmation.ts'
import { canWithdraw } from './plan-words.ts'
import { renewalToasts } from './renewal-toasts.ts'
import { ReplaceCard } from './replace-card.tsx'

type Asked = 'cancel' | 'withdraw' | 'confirm' | 'card' | null

/** What can be done about a membership as it stands. */
export function PlanActions({ status, mayUpgrade }: { status: MembershipStatus; mayUpgrade: boolean }) {
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  const { state, tier } = status
  const needsBank = status.renewalNeeds === 'confirmation'
  const renews = state === 'active' || state === 'past_due'
  return (
    <Actions>
      {mayUpgrade && state === 'incomplete' && (
        <ButtonLink to={paths.upgrade} variant="primary">
          Complete payment
        </ButtonLink>
      )}
      {mayUpgrade && tier === 'free' && (state === 'none' || state === 'ended' || state === 'refunded') && (
        <ButtonLink to={paths.upgrade}>Upgrade to Premium</ButtonLink>
      )}
      {state === 'past_due' && (
        <Button variant="primary" onClick={() => setAsked(needsBank ? 'confirm' : 'card')}>
          {needsBank ? 'Confirm at your bank' : 'Pay with another card'}
        </Button>
      )}
      {state === 'ending' && <Resume status={status} />}
      {renews && <Button onClick={() => setAsked('cancel')}>Cancel membership</Button>}
      {canWithdraw(status) && <Button onClick={() => setAsked('withdraw')}>Withdraw</Button>}
      {asked === 'cancel' && <CancelMembership status={status} onClose={close} />}
      {asked === 'withdraw' && <Withdraw status={status} onClose={close} />}
      {asked === 'confirm' && <PayRenewal onClose={close} />}
      {asked === 'card' && <ReplaceCard onClose={close} />}
    </Actions>
  )
}

function Resume({ status: { paidUntil } }: { status: MembershipStatus }) {
  const [resume, { isLoading }] = useResumeMembershipMutation()
  const description = paidUntil ? `It renews on ${day(paidUntil)}.` : 'It renews again.'
  const press = () =>
    void runWithToast(() => resume().unwrap(), { title: 'Membership Resumed', description }, 'Not resumed yet')
  return (
    <Button variant="primary" busy={isLoading} onClick={press}>
      Resume membership
    </Button>
  )
}

type WithdrawProps = { status: MembershipStatus; onClose: () => void }

/** Asks before a new contract is withdrawn from: the money goes back, and Premium ends at once. */
function Withdraw({ status, onClose }: WithdrawProps) {
  const { withdrawGross, withdrawProrated } = status
  const back = exactMoney(withdrawGross ?? premiumAmount.gross)
  const what = withdrawProrated
    ? `You withdrew from a membership within the last twelve months, so you get back the days that are left: ${back}, to`
    : `The whole ${back} goes back to`
  const [withdraw, { isLoading }] = useWithdrawMutation()
  const dispatch = useAppDispatch()
  const confirm = async () => {
    const done = { title: 'Membership Withdrawn', description: `${back} goes back to your card.` }
    if (!(await runWithToast(() => withdraw().unwrap(), done, 'Not withdrawn yet'))) return
    onClose()
    dispatch(planChanged())
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Withdraw from your membership?"
      description={`${what} the card it came from, and you are on the free plan at once.`}
      confirm={`Withdraw and get ${back} back`}
      cancel="Keep membership"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}

/** Asks before the next year is called off; says until when everything stays open, or that nothing is left to run. */
function CancelMembership({ status, onClose }: { status: MembershipStatus; onClose: () => void }) {
  const [cancel, { isLoading }] = useCancelMembershipMutation()
  const until = day(status.premiumUntil ?? status.paidUntil ?? new Date())
  // The year is over, and its renewal is not paid.
  const endsNow = status.state === 'past_due'
  const description = endsNow
    ? 'Your renewal is not paid, so your membership ends at once. Nothing more is charged.'
    : `Everything stays open until ${until}, and nothing more is charged. Until then you can resume with one click.`
  const confirm = async () => {
    const done = (cancelled: MembershipStatus) => ({
      title: 'Membership Cancelled',
      description:
        ((endsNow || cancelled.state !== 'ending') && outcomes[cancelled.state]?.(cancelled)) ||
        `Everything stays open until ${until}.`,
    })
    if (await runWithToast(() => cancel().unwrap(), done, 'Not cancelled yet')) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Cancel your membership?"
      description={description}
      confirm="Cancel membership"
      cancel="Keep membership"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}

/** What became of one whose renewal was not paid: a payment may have come in the same moment. */
const outcomes: Partial<Record<MembershipState, (status: MembershipStatus) => string>> = {
  ended: () => 'It has ended.',
  refunded: () => 'It has ended. A renewal payment had just gone through; we are refunding it to your card.',
  ending: ({ paidUntil }) => `Everything stays open until ${day(paidUntil ?? new Date())}, and it does not renew.`,
}

/** Pays a renewal that the bank wants confirmed. */
function PayRenewal({ onClose }: { onClose: () => void }) {
  const [begin, { data: payment, error, isLoading }] = usePayRenewalMutation()
  const confirmation = useConfirmation({
    onPaid: () => {
      renewalToasts.onPaid()
      onClose()
    },
    onFailed: renewalToasts.onFailed,
  })
  const asked = useRef(false)
  useEffect(() => {
    if (!asked.current) void begin()
    asked.current = true
  }, [begin])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Pay your renewal"
      description="Your bank wants you to confirm this payment: its page opens next."
    >
      {isLoading && <Skeleton $h={220} />}
      {error && (
        <ErrorState
          onRetry={() => void begin()}
        >{`${errorMessage(error, 'The payment could not be prepared.')} Nothing has been charged.`}</ErrorState>
      )}
      <UnderWay confirmation={confirmation} then="Premium continues" />
      {payment && confirmation.state.at === 'card' && (
        <PayYear
          payment={payment}
          confirmation={confirmation}
          returnTo={`${paths.profile}?${new URLSearchParams({ subscription: payment.subscriptionId })}`}
          onFile="Confirm with the card on file"
          label={`Pay ${exactMoney(payment.amount.gross)}`}
          remark="Charged once, for the year that has begun."
        />
      )}
    </Dialog>
  )
}
