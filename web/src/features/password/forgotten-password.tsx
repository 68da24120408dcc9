import { useState } from 'react'
import styled from 'styled-components'
import { object } from 'yup'
import { AppForm } from '../../shared/form/app-form.tsx'
import { TextField } from '../../shared/form/fields.tsx'
import { email } from '../../shared/form/rules.ts'
import { sayFailed } from '../../shared/say-failed.ts'
import { Button } from '../../ui/button/button.tsx'
import { LaterDialog } from '../../ui/dialog/later.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useForgotPasswordMutation } from './password.api.ts'

const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.s2};
`
const rules = object({ email })

/** The button under the password, and the dialog it opens. */
export function ForgottenPassword() {
  const [open, setOpen] = useState(false)
  const [forgot] = useForgotPasswordMutation()
  const submit = async (typed: { email: string }) => {
    try {
      await forgot(rules.cast(typed)).unwrap()
      setOpen(false)
      toast({
        title: 'Reset link sent',
        description: 'If an account with that email exists, a password reset link has been sent.',
      })
    } catch (error) {
      sayFailed('Error', error, 'Failed to send reset email.')
      throw error
    }
  }
  return (
    <>
      <Button variant="plain" small onClick={() => setOpen(true)}>
        Forgotten password?
      </Button>
      <LaterDialog
        open={open}
        onOpenChange={setOpen}
        title="Forgotten password"
        description="Enter the email address of your account and we will send you a link to set a new password."
      >
        <AppForm label="Forgotten password" initial={{ email: '' }} rules={rules} onSubmit={submit}>
          {({ busy }) => (
            <>
              <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
              <Acts>
                <Button onClick={() => setOpen(false)}>Cancel</Button>
                <Button type="submit" variant="primary" busy={busy}>
                  Send Reset Link
                </Button>
              </Acts>
            </>
          )}
        </AppForm>
      </LaterDialog>
    </>
  )
}
