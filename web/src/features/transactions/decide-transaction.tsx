import type { Transaction } from '@storyright/contracts/http'
import { money } from '../../entities/money/money.ts'
import { carryOut } from '../../shared/carry-out.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useCaptureMutation, useReleaseMutation } from './transactions.api.ts'

export type Deed = 'capture' | 'release'
type DecideProps = { transaction: Transaction; deed: Deed; onClose: () => void }

/** Asks before an administrator accepts or rejects in the agent's place. */
export function DecideTransaction({ transaction, deed, onClose }: DecideProps) {
  const [capture, capturing] = useCaptureMutation()
  const [release, releasing] = useReleaseMutation()
  const { offerId, amount, listing } = transaction
  const { act, effect, done, failed } = words[deed]
  const confirm = async () => {
    const carry = deed === 'capture' ? capture : release
    const description = `${money(amount)} for “${listing.title}” ${done}.`
    await carryOut(() => carry(offerId).unwrap(), { title: words[deed].title, description }, failed)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`${act} ${money(amount)} for “${listing.title}”?`}
      description={effect}
      confirm={act}
      danger={deed === 'release'}
      busy={capturing.isLoading || releasing.isLoading}
      onConfirm={() => void confirm()}
    />
  )
}

const words = {
  capture: {
    act: 'Capture',
    effect:
      'The offer is accepted on the agent’s behalf: the card is charged, and the agreement is drawn up. Further rights that the producer asked for are granted with it.',
    title: 'Payment Captured',
    done: 'is charged and the offer accepted',
    failed: 'Capture failed',
  },
  release: {
    act: 'Release',
    effect: 'The offer is rejected on the agent’s behalf, and the hold on the card is released.',
    title: 'Hold Released',
    done: 'is released and the offer rejected',
    failed: 'Release failed',
  },
} as const
