import { useNavigate } from 'react-router-dom'
import { type InferType, object } from 'yup'
import { NewPasswordField } from '../../entities/person/name-fields.tsx'
import { AppForm } from '../../shared/form/app-form.tsx'
import { PasswordField } from '../../shared/form/fields.tsx'
import { newPassword, repeated } from '../../shared/form/rules.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useResetPasswordMutation } from './password.api.ts'

const failed = { title: 'Password Change Failed', fallback: 'Failed to change password.' }
const rules = object({ password: newPassword, confirmPassword: repeated('password', 'Please confirm your password') })
const blank: InferType<typeof rules> = { password: '', confirmPassword: '' }

/** Sets a new password with the mailed token, then leads to signing in with it. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [reset] = useResetPasswordMutation()
  const navigate = useNavigate()
  const submit = async ({ password }: typeof blank) => {
    await reset({ token, password }).unwrap()
    toast({ title: 'Password Changed', description: 'You can now log in with your new password.' })
    void navigate(paths.auth)
  }
  return (
    <AppForm label="New password" initial={blank} rules={rules} onSubmit={submit} onLeaving="lets go" failed={failed}>
      {({ busy }) => (
        <>
          <NewPasswordField name="password" label="New password" />
          <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
          <Button type="submit" variant="primary" wide busy={busy}>
            Set New Password
          </Button>
        </>
      )}
    </AppForm>
  )
}
