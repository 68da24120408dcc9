import { type ReactNode, useState } from 'react'
import { type InferType, object, string } from 'yup'
import { EmailField } from '../../entities/person/name-fields.tsx'
import { isUnverified } from '../../shared/api-error.ts'
import { clearCachedData, rememberUser } from '../../shared/current-user.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { PasswordField } from '../../shared/form/fields.tsx'
import { email } from '../../shared/form/rules.ts'
import { forgetVisitorsDrafts } from '../../shared/form/use-form-draft.ts'
import { broadcastToTabs } from '../../shared/signed-out.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useSignInMutation } from './session.api.ts'

const failed = { title: 'Login failed', fallback: 'Storyright did not answer. Please try again.' }
const rules = object({ email, password: string().required('Password is required') })
const blank: InferType<typeof rules> = { email: '', password: '' }

type SignInFormProps = {
  /** What is offered to somebody whose address has not been confirmed yet. */
  unverified?: (email: string) => ReactNode
  onDone?: (userId: string) => void
}

/** Signs in; the page decides where to go next. */
export function SignInForm({ unverified, onDone }: SignInFormProps) {
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const dispatch = useAppDispatch()
  const [signIn] = useSignInMutation()
  const submit = async (credentials: typeof blank) => {
    setUnconfirmed(null)
    const typed = rules.cast(credentials)
    const { user } = await signIn(typed)
      .unwrap()
      .catch((error: unknown) => {
        if (isUnverified(error)) setUnconfirmed(typed.email)
        throw error
      })
    toast({ title: 'Welcome back!', description: 'You have successfully logged in.' })
    dispatch(rememberUser(user))
    dispatch(clearCachedData())
    forgetVisitorsDrafts()
    broadcastToTabs(`in ${user.id}`)
    onDone?.(user.id)
  }
  return (
    <AppForm label="Sign In" initial={blank} rules={rules} onSubmit={submit} onLeaving="lets go" failed={failed}>
      {({ busy }) => (
        <>
          <EmailField />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          {unconfirmed !== null && unverified?.(unconfirmed)}
          <Button type="submit" variant="primary" wide busy={busy}>
            Sign In
          </Button>
        </>
      )}
    </AppForm>
  )
}
