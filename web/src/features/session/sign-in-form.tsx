import { type InferType, object, string } from 'yup'
import { EmailField } from '../../entities/person/name-fields.tsx'
import { clearCachedData, rememberUser } from '../../shared/current-user.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { PasswordField } from '../../shared/form/fields.tsx'
import { email } from '../../shared/form/rules.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useSignInMutation } from './session.api.ts'

const failed = { title: 'Login failed', fallback: 'Storyright did not answer. Please try again.' }
const rules = object({ email, password: string().required('Password is required') })
const blank: InferType<typeof rules> = { email: '', password: '' }

/** Signs in; the page decides where to go next. */
export function SignInForm() {
  const dispatch = useAppDispatch()
  const [signIn] = useSignInMutation()
  const submit = async (credentials: typeof blank) => {
    const { user } = await signIn(rules.cast(credentials)).unwrap()
    toast({ title: 'Welcome back!', description: 'You have successfully logged in.' })
    dispatch(rememberUser(user))
    dispatch(clearCachedData())
  }
  return (
    <AppForm label="Sign In" initial={blank} rules={rules} onSubmit={submit} failed={failed}>
      {({ busy }) => (
        <>
          <EmailField />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <Button type="submit" variant="primary" wide busy={busy}>
            Sign In
          </Button>
        </>
      )}
    </AppForm>
  )
}
