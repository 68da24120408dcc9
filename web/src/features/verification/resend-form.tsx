import { object } from 'yup'
import { EmailField } from '../../entities/person/name-fields.tsx'
import { AppForm } from '../../shared/form/app-form.tsx'
import { emailOr } from '../../shared/form/rules.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useResendVerificationMutation } from './verification.api.ts'

const failed = { title: 'Failed to send email', fallback: 'Please try again.' }
const rules = object({ email: emailOr('Please enter your email address') })

/** Asks for the confirmation mail again. The answer is the same for known and unknown addresses. */
export function ResendForm() {
  const [resend] = useResendVerificationMutation()
  const submit = async (typed: { email: string }) => {
    await resend(rules.cast(typed)).unwrap()
    resent()
  }
  return (
    <AppForm
      label="Resend verification"
      initial={{ email: '' }}
      rules={rules}
      onSubmit={submit}
      onLeaving="lets go"
      failed={failed}
    >
      {({ busy }) => (
        <>
          <EmailField />
          <Button type="submit" variant="primary" wide busy={busy}>
            Resend Verification Email
          </Button>
        </>
      )}
    </AppForm>
  )
}

/** Said of the confirmation mail, wherever it was asked for again. */
export const resent = () =>
  toast({ title: 'Verification email sent.', description: 'The link in it works for 24 hours.' })
