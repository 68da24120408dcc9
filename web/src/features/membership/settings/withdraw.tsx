import { premiumAmount } from '@storyright/contracts/vocabulary'
import { exactMoney } from '../../../entities/money/money.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { useAppDispatch } from '../../../shared/store.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { planChanged, useWithdrawMutation } from '../membership.api.ts'

const whole = exactMoney(premiumAmount.gross)

/** Asks before a new contract is withdrawn from: all of the money goes back, and Premium ends at once. */
export function Withdraw({ onClose }: { onClose: () => void }) {
  const [withdraw, { isLoading }] = useWithdrawMutation()
  const dispatch = useAppDispatch()
  const confirm = async () => {
    const done = { title: 'Membership Withdrawn', description: `${whole} goes back to your card.` }
    if (!(await runWithToast(() => withdraw().unwrap(), done, 'Not withdrawn yet'))) return
    onClose()
    dispatch(planChanged())
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Withdraw from your membership?"
      description={`The whole ${whole} goes back to the card it came from, and you are on the free plan at once.`}
      confirm={`Withdraw and get ${whole} back`}
      cancel="Keep membership"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}
