import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { knownUser } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { settleSignedOut } from '../../shared/signed-out.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Over the page that somebody was on; another person does not go on there. */
export function SignInAgain() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [before] = useState(() => dispatch(knownUser()))
  const goOn = (id: string) => {
    dispatch(settleSignedOut('no'))
    if (before && before.id !== id) void navigate(paths.home)
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
