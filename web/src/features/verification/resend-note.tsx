import { useState } from 'react'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/state/note.tsx'
import { resent } from './resend-form.tsx'
import { useResendVerificationMutation } from './verification.api.ts'

/** Beside a sign-in that was refused because this address has not been confirmed: the mail once more. */
export function ResendNote({ email }: { email: string }) {
  const [resend, { isLoading }] = useResendVerificationMutation()
  const [isSent, setSent] = useState(false)
  const send = async () => {
    try {
      await resend({ email }).unwrap()
      setSent(true)
      resent()
    } catch (error) {
      toastFailure('Failed to send email', error)
    }
  }
  const again = (
    <Button small busy={isLoading} onClick={() => void send()}>
      Resend Verification Email
    </Button>
  )
  return (
    <Note tone="wait" role="alert" action={!isSent && again}>
      {isSent
        ? `We have sent another link to ${email}. Open it, then sign in.`
        : `${email} has not been confirmed yet. Open the link that we have mailed to it.`}
    </Note>
  )
}
