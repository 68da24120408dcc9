import { useState } from 'react'
import { object } from 'yup'
import { EmailField } from '../../entities/person/name-fields.tsx'
import { AppForm } from '../../shared/form/app-form.tsx'
import { email } from '../../shared/form/rules.ts'
import { Button } from '../../ui/button/button.tsx'
import { LaterDialog } from '../../ui/dialog/later.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useForgotPasswordMutation } from './password.api.ts'

const failed = { title: 'Error', fallback: 'Failed to send reset email.' }
const rules = object({ email })

type ForgottenPasswordProps = { label?: string; variant?: 'plain' | 'primary' }

/** The button under the password, or where a link no longer works, and the dialog it opens. */
export function ForgottenPassword({ label = 'Forgotten password?', variant = 'plain' }: ForgottenPasswordProps) {
  const [open, setOpen] = useState(false)
  const [forgot] = useForgotPasswordMutation()
  const submit = async (typed: { email: string }) => {
    await forgot(rules.cast(typed)).unwrap()
    setOpen(false)
    toast({
      title: 'Reset link sent',
      description: 'If an account with that email exists, a password reset link has been sent.',
    })
  }
  return (
    <>
      <Button variant={variant} small={variant === 'plain'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <LaterDialog
        open={open}
        onOpenChange={setOpen}
        title="Forgotten password"
        description="Enter the email address of your account and we will send you a link to set a new password."
      >
        <AppForm
          label="Forgotten password"
          initial={{ email: '' }}
          rules={rules}
          onSubmit={submit}
          onLeaving="lets go"
          failed={failed}
        >
          {({ busy }) => (
            <>
              <EmailField />
              <FormActions>
                <Button onClick={() => setOpen(false)}>Cancel</Button>
                <Button type="submit" variant="primary" busy={busy}>
                  Send Reset Link
                </Button>
              </FormActions>
            </>
          )}
        </AppForm>
      </LaterDialog>
    </>
  )
}
