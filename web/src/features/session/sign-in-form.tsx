import { type InferType, object, string } from 'yup'
import { forgetWhatWasRead, rememberUser } from '../../shared/current-user.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { PasswordField, TextField } from '../../shared/form/fields.tsx'
import { email } from '../../shared/form/rules.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { sayFailed } from '../../shared/say-failed.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useSignInMutation } from './session.api.ts'

const rules = object({ email, password: string().required('Password is required') })
const blank: InferType<typeof rules> = { email: '', password: '' }

/** Signs in; whoever shows it decides where to go from there. */
export function SignInForm() {
  const dispatch = useAppDispatch()
  const [signIn] = useSignInMutation()
  const submit = async (credentials: typeof blank) => {
    try {
      const { user } = await signIn(rules.cast(credentials)).unwrap()
      toast({ title: 'Welcome back!', description: 'You have successfully logged in.' })
      dispatch(rememberUser(user))
      dispatch(forgetWhatWasRead())
    } catch (error) {
      sayFailed('Login failed', error, 'Storyright did not answer. Please try again.')
      throw error
    }
  }
  return (
    <AppForm label="Sign In" initial={blank} rules={rules} onSubmit={submit}>
      {({ busy }) => (
        <>
          <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <Button type="submit" variant="primary" wide busy={busy}>
            Sign In
          </Button>
        </>
      )}
    </AppForm>
  )
}
