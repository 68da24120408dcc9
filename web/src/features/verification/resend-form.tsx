import { object, string } from 'yup'
import { EmailField } from '../../entities/person/name-fields.tsx'
import { saidBy } from '../../shared/api-error.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
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
      toast({
        title: 'Failed to send email',
        description: saidBy(error, 'Please try again.'),
        variant: 'destructive',
      })
      throw error
    }
  }
  return (
    <AppForm label="Resend verification" initial={{ email: '' }} rules={rules} onSubmit={submit}>
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
