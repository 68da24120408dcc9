import type { FormikHelpers } from 'formik'
import { type InferType, object, string } from 'yup'
import { NewPasswordField } from '../../entities/person/name-fields.tsx'
import { AppForm } from '../../shared/form/app-form.tsx'
import { PasswordField } from '../../shared/form/fields.tsx'
import { newPassword, repeated } from '../../shared/form/rules.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useChangePasswordMutation } from './account.api.ts'

const failed = {
  title: 'Password Change Failed',
  fallback: 'Failed to change password. Please check your current password.',
}
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
    await change({ currentPassword, newPassword }).unwrap()
    form.resetForm()
    toast({ title: 'Password Changed', description: 'You are signed out everywhere but here.' })
  }
  return (
    <AppForm
      label="Change Password"
      initial={blank}
      rules={rules}
      onSubmit={submit}
      onLeaving="lets go"
      failed={failed}
    >
      {({ busy }) => (
        <>
          <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
          <NewPasswordField name="newPassword" label="New password" />
          <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
          <FormActions>
            <Button type="submit" variant="primary" busy={busy}>
              Change Password
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  )
}
