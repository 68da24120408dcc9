import { timing } from '@storyright/contracts/vocabulary'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorMessage } from '../../shared/api-error.ts'
import { baseApi } from '../../shared/base-api.ts'
import { keptDestination } from '../../shared/form/destination.ts'
import { paths, withNext } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Spinner } from '../../ui/button/spinner.tsx'
import { Stack } from '../../ui/page/stack.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { isSpent } from './checked-link.tsx'
import { ResendForm } from './resend-form.tsx'
import { useConfirmEmailMutation, useVerifyEmailQuery } from './verification.api.ts'

/** Redeems the mailed token: opens an account and goes on to signing in by itself, or asks whether an address is to change. */
export function VerifyToken({ token }: { token: string }) {
  const { data, isFetching, error, refetch } = useVerifyEmailQuery(token)
  const navigate = useNavigate()
  // Read once: the login page forgets it on arrival.
  const [login] = useState(() => withNext(paths.auth, keptDestination()))
  useEffect(() => {
    if (!data || data.email !== null) return
    toast({ title: 'Email verified!', description: 'You can now log in to your account.' })
    const redirect = setTimeout(() => void navigate(login), timing.redirectAfterVerificationMs)
    return () => clearTimeout(redirect)
  }, [data, navigate, login])
  const reason = errorMessage(error, 'Storyright did not answer.')
  const failed = Boolean(error) && !isFetching
  useEffect(() => {
    if (failed) toast({ title: 'Verification failed', description: reason, variant: 'destructive' })
  }, [failed, reason])

  if (data && data.email !== null) return <ConfirmChange token={token} email={data.email} />
  if (data)
    return (
      <Stack role="status">
        <h1>Email Verified</h1>
        <p>Your address is confirmed. You are being taken to the login page.</p>
        <ButtonLink to={login} variant="primary">
          Continue to Login
        </ButtonLink>
      </Stack>
    )
  if (failed)
    return (
      <Stack>
        <h1>Verification Failed</h1>
        <p>{reason}</p>
        <Button variant={isSpent(error) ? 'outline' : 'primary'} onClick={() => refetch()}>
          Try Again
        </Button>
        {isSpent(error) && (
          <>
            <p>If you have already confirmed your address, sign in. Otherwise we can send you a new link.</p>
            <ButtonLink to={login}>Go to Login</ButtonLink>
            <ResendForm />
          </>
        )}
      </Stack>
    )
  return (
    <Stack role="status">
      <h1>Verifying</h1>
      <p>
        <Spinner />
        <span> Checking the link from your email.</span>
      </p>
    </Stack>
  )
}

/** Gives the account its new address, after a click: scanners of mails open links, too. */
function ConfirmChange({ token, email }: { token: string; email: string }) {
  const [confirm, { isLoading }] = useConfirmEmailMutation()
  const [answer, setFound] = useState<string | null>(null)
  const dispatch = useAppDispatch()
  const change = async () => {
    try {
      setFound((await confirm(token).unwrap()).message)
      toast({ title: 'Email address changed' })
      dispatch(baseApi.util.invalidateTags(['User'])) // who is signed in here still has the old one
    } catch (error) {
      toastFailure('The address was not changed', error)
    }
  }
  if (answer !== null)
    return (
      <Stack role="status">
        <h1>Email Address Changed</h1>
        <p>{answer}</p>
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
