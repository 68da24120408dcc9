import type { MembershipStatus } from '@storyright/contracts/http'
import { premiumAmount } from '@storyright/contracts/vocabulary'
import { exactMoney } from '../../../entities/money/money.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { useAppDispatch } from '../../../shared/store.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { planChanged, useWithdrawMutation } from '../membership.api.ts'

type WithdrawProps = { status: MembershipStatus; onClose: () => void }

/** Asks before a new contract is withdrawn from: the money goes back, and Premium ends at once. */
export function Withdraw({ status, onClose }: WithdrawProps) {
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
