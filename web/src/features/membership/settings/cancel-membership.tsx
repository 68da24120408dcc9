import type { MembershipStatus } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
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
    const done = ({ state }: MembershipStatus) => ({
      title: 'Membership Cancelled',
      description: state === 'ended' ? 'It has ended.' : `Everything stays open until ${until}.`,
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
