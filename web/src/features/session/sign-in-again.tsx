import { useState } from 'react'
import { knownUser } from '../../shared/current-user.ts'
import { settleSignedOut } from '../../shared/signed-out.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { useLeaveToAnother } from '../../shared/use-go-home-as-visitor.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Over the page that somebody was on; another person does not go on there. */
export function SignInAgain() {
  const dispatch = useAppDispatch()
  const leaveToAnother = useLeaveToAnother()
  const [before] = useState(() => dispatch(knownUser()))
  const goOn = (id: string) => {
    dispatch(settleSignedOut('no'))
    if (before && before.id !== id) leaveToAnother()
  }
  return (
    <Dialog
      open
      onOpenChange={() => dispatch(settleSignedOut('put off'))}
      title="You are signed out"
      description="You signed out in another tab, or your session has ended. What you typed here is still here: sign in, and go on."
    >
      <SignInForm onDone={goOn} />
    </Dialog>
  )
}
