import type { User } from '@storyright/contracts/http'
import { nameOf } from '../../../entities/person/name-of.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { useTakeGrantBackMutation } from './member.api.ts'
import { whySo } from './why-so.ts'

/** Asks why somebody's complimentary months end now. */
export function TakeGrantBack({ user, onClose }: { user: User; onClose: () => void }) {
  const [takeBack, { isLoading }] = useTakeGrantBackMutation()
  const confirm = async (reason: string) => {
    const send = () => takeBack({ userId: user.id, reason }).unwrap()
    const done = { title: 'Months Taken Back', description: `${nameOf(user)} has no complimentary months now.` }
    if (await runWithToast(send, done, 'The months could not be taken back')) onClose()
  }
  return (
    <ReasonDialog
      title={`Take the complimentary months of ${nameOf(user)} back?`}
      description="They end now. A subscription continues and keeps its dates."
      confirm="Take months back"
      danger
      busy={isLoading}
      reason={whySo}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    />
  )
}
