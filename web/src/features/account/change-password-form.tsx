import type { FormikHelpers } from 'formik'
import { type InferType, object, string } from 'yup'
import { AppForm } from '../../shared/form/app-form.tsx'
import { PasswordField } from '../../shared/form/fields.tsx'
import { newPassword, repeated } from '../../shared/form/rules.ts'
import { sayFailed } from '../../shared/say-failed.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useChangePasswordMutation } from './account.api.ts'
import { Acts } from './acts.ts'

const rules = object({
  currentPassword: string().required('Current password is required'),
  newPassword,
  confirmPassword: repeated('newPassword', 'Please confirm your password'),
})
const blank: InferType<typeof rules> = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function ChangePasswordForm() {
  const [change] = useChangePasswordMutation()
  const submit = async (typed: typeof blank, form: FormikHelpers<typeof blank>) => {
    const { currentPassword, newPassword } = typed
    try {
      await change({ currentPassword, newPassword }).unwrap()
      form.resetForm()
      toast({ title: 'Password Changed', description: 'You are signed out everywhere but here.' })
    } catch (error) {
      sayFailed('Password Change Failed', error, 'Failed to change password. Please check your current password.')
      throw error
    }
  }
  return (
    <AppForm label="Change Password" initial={blank} rules={rules} onSubmit={submit}>
      {({ busy }) => (
        <>
          <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
          <PasswordField
            name="newPassword"
            label="New password"
            autoComplete="new-password"
            help="At least 8 characters"
          />
          <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
          <Acts>
            <Button type="submit" variant="primary" busy={busy}>
              Change Password
            </Button>
          </Acts>
        </>
      )}
    </AppForm>
  )
}
