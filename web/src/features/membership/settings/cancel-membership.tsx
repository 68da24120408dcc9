import type { MembershipStatus } from '@storyright/contracts/http'
import { day, type MembershipState } from '@storyright/contracts/vocabulary'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useCancelMembershipMutation } from '../membership.api.ts'

/** Asks before the next year is called off; says until when everything stays open, or that nothing is left to run. */
export function CancelMembership({ status, onClose }: { status: MembershipStatus; onClose: () => void }) {
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
  refunded: () => 'It has ended. A payment for your renewal came meanwhile: it goes back to your card.',
  ending: ({ paidUntil }) => `Everything stays open until ${day(paidUntil ?? new Date())}, and it does not renew.`,
}
