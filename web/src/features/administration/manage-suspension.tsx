import type { User } from '@storyright/contracts/http'
import { membershipTimes } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { nameOf } from '../../entities/person/name-of.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { DialogPart } from '../../ui/dialog/dialog-part.ts'
import { useActivateUserMutation, useSuspendUserMutation } from './administration.api.ts'
import type { ManageProps } from './manage-role.tsx'

/** Suspends an active account or lifts a suspension, after a confirmation. Administrators cannot be suspended. */
export function ManageSuspension({ user, seen, onDone, onRefused }: ManageProps) {
  const [asks, setAsks] = useState(false)
  const [suspend, suspending] = useSuspendUserMutation()
  const [activate, activating] = useActivateUserMutation()
  const isSuspended = user.status === 'suspended'
  if (!isSuspended && (user.status !== 'active' || user.role === 'admin')) return null
  const name = nameOf(user)
  const words = isSuspended ? wordsOf.activation(name, user) : wordsOf.suspension(name, user)
  const confirm = async () => {
    const changeStatus = () => (isSuspended ? activate(seen) : suspend(seen)).unwrap()
    if (await runWithToast(changeStatus, { title: words.doneTitle, description: words.done }, words.failed)) onDone()
    else {
      setAsks(false)
      onRefused()
    }
  }
  return (
    <DialogPart>
      <Button variant={isSuspended ? 'outline' : 'danger'} onClick={() => setAsks(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={`${words.action}?`}
        description={words.effect}
        confirm={words.action}
        danger={!isSuspended}
        busy={suspending.isLoading || activating.isLoading}
        onConfirm={() => void confirm()}
      />
    </DialogPart>
  )
}

const wordsOf = {
  suspension: (name: string, { role }: User) => ({
    action: 'Suspend Account',
    effect: `${name} is signed out everywhere and cannot sign in. ${
      role === 'agent'
        ? 'Their listings are hidden until the suspension ends. Pending offers on them stay until an administrator answers them or their card holds end.'
        : `Nothing is charged meanwhile. If an agent accepts one of their offers, the offer ends and its hold is released. A membership pauses, and after ${membershipTimes.pauseDays} days it ends with a refund of the rest.`
    }`,
    doneTitle: 'User Suspended',
    done: `${name} can no longer sign in.`,
    failed: 'Suspension Failed',
  }),
  activation: (name: string, { role }: User) => ({
    action: 'Activate Account',
    effect: `${name} can sign in again${role === 'agent' ? ', and their listings are shown again' : ''}.`,
    doneTitle: 'User Activated',
    done: `${name} can sign in again.`,
    failed: 'Activation Failed',
  }),
}
