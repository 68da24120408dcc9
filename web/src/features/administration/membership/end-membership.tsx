import type { MembershipStatus, User } from '@storyright/contracts/http'
import { useState } from 'react'
import { nameOf } from '../../../entities/person/name-of.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { RadioList } from '../../../ui/field/radio-list.tsx'
import { useEndMembershipMutation } from './member.api.ts'
import { whySo } from './why-so.ts'

const ways = [
  { value: 'refund', label: 'Refund the year that runs' },
  { value: 'keep', label: 'No refund' },
]

type EndMembershipProps = { user: User; status: MembershipStatus; onClose: () => void }

/** Asks before somebody's subscription is ended, whether the money goes back, and why. */
export function EndMembership({ user, status, onClose }: EndMembershipProps) {
  const isPaid = status.state !== 'incomplete'
  const [way, setWay] = useState(isPaid ? '' : 'keep')
  const [end, { isLoading }] = useEndMembershipMutation()
  const confirm = async (reason: string) => {
    const send = () => end({ userId: user.id, refund: way === 'refund', reason }).unwrap()
    const description = way === 'refund' ? 'The money goes back to the card.' : 'Nothing was refunded.'
    if (await runWithToast(send, { title: 'Membership Ended', description }, 'The membership could not be ended'))
      onClose()
  }
  return (
    <ReasonDialog
      title={`End the membership of ${nameOf(user)}?`}
      description="The subscription ends now and is not renewed. Complimentary months stay."
      confirm={way === 'refund' ? 'End and refund' : 'End membership'}
      danger
      busy={isLoading}
      disabled={way === ''}
      reason={whySo}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    >
      {isPaid && <RadioList legend="Money" options={ways} value={way} onChange={setWay} />}
    </ReasonDialog>
  )
}
