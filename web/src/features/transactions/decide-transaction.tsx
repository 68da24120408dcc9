import type { Transaction } from '@storyright/contracts/http'
import { money } from '../../entities/money/money.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useCaptureMutation, useReleaseMutation } from './transactions.api.ts'

export type TransactionAction = 'capture' | 'release'
type DecideProps = { transaction: Transaction; action: TransactionAction; onClose: () => void }

/** Asks before an administrator accepts or rejects in the agent's place. */
export function DecideTransaction({ transaction, action, onClose }: DecideProps) {
  const [capture, capturing] = useCaptureMutation()
  const [release, releasing] = useReleaseMutation()
  const { offerId, amount, listing } = transaction
  const { label, effect, done, failed } = words[action]
  const confirm = async () => {
    const decide = action === 'capture' ? capture : release
    const description = `${money(amount)} for “${listing.title}” ${done}.`
    await runWithToast(() => decide(offerId).unwrap(), { title: words[action].title, description }, failed)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`${label} ${money(amount)} for “${listing.title}”?`}
      description={effect}
      confirm={label}
      danger={action === 'release'}
      busy={capturing.isLoading || releasing.isLoading}
      onConfirm={() => void confirm()}
    />
  )
}

const words = {
  capture: {
    label: 'Capture',
    effect:
      'The offer is accepted on the agent’s behalf: the card is charged, and the agreement is drawn up. Further rights that the producer asked for are granted with it.',
    title: 'Payment Captured',
    done: 'is charged and the offer accepted',
    failed: 'Capture failed',
  },
  release: {
    label: 'Release',
    effect: 'The offer is rejected on the agent’s behalf, and the hold on the card is released.',
    title: 'Hold Released',
    done: 'is released and the offer rejected',
    failed: 'Release failed',
  },
} as const
