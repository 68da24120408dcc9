import { useState } from 'react'
import { nameOf } from '../../entities/person/name-of.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { DialogPart } from '../../ui/dialog/dialog-part.ts'
import { useActivateUserMutation, useSuspendUserMutation } from './administration.api.ts'
import type { ManageProps } from './manage-dialog.tsx'

/** Suspends an active account or lifts a suspension, after a confirmation. Administrators cannot be suspended. */
export function ManageSuspension({ user, onDone }: ManageProps) {
  const [asks, setAsks] = useState(false)
  const [suspend, suspending] = useSuspendUserMutation()
  const [activate, activating] = useActivateUserMutation()
  const isSuspended = user.status === 'suspended'
  if (!isSuspended && (user.status !== 'active' || user.role === 'admin')) return null
  const name = nameOf(user)
  const words = isSuspended ? wordsOf.activation(name) : wordsOf.suspension(name)
  const confirm = async () => {
    const changeStatus = () => (isSuspended ? activate(user.id) : suspend(user.id)).unwrap()
    if (await runWithToast(changeStatus, { title: words.doneTitle, description: words.done }, words.failed)) onDone()
    else setAsks(false)
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
  suspension: (name: string) => ({
    action: 'Suspend Account',
    effect: `${name} is signed out everywhere and cannot sign in. An agent’s listings are hidden until the suspension ends.`,
    doneTitle: 'User Suspended',
    done: `${name} can no longer sign in.`,
    failed: 'Suspension Failed',
  }),
  activation: (name: string) => ({
    action: 'Activate Account',
    effect: `${name} can sign in again, and an agent’s listings are shown again.`,
    doneTitle: 'User Activated',
    done: `${name} can sign in again.`,
    failed: 'Activation Failed',
  }),
}
