import { useState } from 'react'
import { baseApi } from '../../shared/base-api.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Stack } from '../../ui/page/stack.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useConfirmEmailMutation } from './verification.api.ts'

/** Gives the account its new address, after a click: scanners of mails open links, too. */
export function ConfirmChange({ token, email }: { token: string; email: string }) {
  const [confirm, { isLoading }] = useConfirmEmailMutation()
  const [said, setSaid] = useState<string | null>(null)
  const dispatch = useAppDispatch()
  const change = async () => {
    try {
      setSaid((await confirm(token).unwrap()).message)
      toast({ title: 'Email address changed' })
      dispatch(baseApi.util.invalidateTags(['User'])) // who is signed in here still has the old one
    } catch (error) {
      toastFailure('The address was not changed', error)
    }
  }
  if (said !== null)
    return (
      <Stack role="status">
        <h1>Email Address Changed</h1>
        <p>{said}</p>
        <ButtonLink to={paths.profile} variant="primary">
          Continue to Your Account
        </ButtonLink>
      </Stack>
    )
  return (
    <Stack>
      <h1>Use This Address?</h1>
      <p>{`Your account is to have the email address ${email}. From then on you log in with it.`}</p>
      <Button variant="primary" busy={isLoading} onClick={() => void change()}>
        Use This Address
      </Button>
    </Stack>
  )
}
