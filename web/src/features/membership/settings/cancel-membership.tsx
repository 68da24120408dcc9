import type { MembershipStatus } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useCancelMembershipMutation } from '../membership.api.ts'

/** Asks before the next year is called off; says until when everything stays open. */
export function CancelMembership({ status, onClose }: { status: MembershipStatus; onClose: () => void }) {
  const [cancel, { isLoading }] = useCancelMembershipMutation()
  const until = day(status.premiumUntil ?? status.paidUntil ?? new Date())
  const confirm = async () => {
    const done = { title: 'Membership Cancelled', description: `Everything stays open until ${until}.` }
    if (await runWithToast(() => cancel().unwrap(), done, 'Not cancelled yet')) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Cancel your membership?"
      description={`Everything stays open until ${until}, and nothing more is charged. Until then you can resume with one click.`}
      confirm="Cancel membership"
      cancel="Keep membership"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}
