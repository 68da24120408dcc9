import { object, string } from 'yup'
import { AppForm } from '../../shared/form/app-form.tsx'
import { TextField } from '../../shared/form/fields.tsx'
import { sayFailed } from '../../shared/say-failed.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useResendVerificationMutation } from './verification.api.ts'

const rules = object({ email: string().trim().required('Please enter your email address') })

/** Asks for the confirmation mail again. The answer is the same for known and unknown addresses. */
export function ResendForm() {
  const [resend] = useResendVerificationMutation()
  const submit = async (typed: { email: string }) => {
    try {
      await resend(rules.cast(typed)).unwrap()
      toast({ title: 'Verification email sent.', description: 'The link in it works for 24 hours.' })
    } catch (error) {
      sayFailed('Failed to send email', error)
      throw error
    }
  }
  return (
    <AppForm label="Resend verification" initial={{ email: '' }} rules={rules} onSubmit={submit}>
      {({ busy }) => (
        <>
          <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
          <Button type="submit" variant="primary" wide busy={busy}>
            Resend Verification Email
          </Button>
        </>
      )}
    </AppForm>
  )
}
