import { useEffect, useRef } from 'react'
import { exactMoney } from '../../../entities/money/money.ts'
import { errorMessage } from '../../../shared/api-error.ts'
import { paths } from '../../../shared/paths.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { usePayRenewalMutation } from '../membership.api.ts'
import { PayYear, UnderWay } from '../paying/pay-year.tsx'
import { useConfirmation } from '../paying/use-confirmation.ts'
import { renewalToasts } from './renewal-toasts.ts'

/** Pays a renewal that the bank wants confirmed. */
export function PayRenewal({ onClose }: { onClose: () => void }) {
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
