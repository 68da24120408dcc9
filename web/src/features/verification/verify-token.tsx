import { timing } from '@storyright/contracts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { isApiError, saidBy } from '../../shared/api-error.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Spinner } from '../../ui/button/spinner.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { ResendForm } from './resend-form.tsx'
import { useVerifyEmailQuery } from './verification.api.ts'

const Stack = styled.div`
  display: grid;
  gap: ${theme.s5};
  justify-items: start;
  form {
    width: 100%;
  }
`

/** Redeems the mailed token, and goes on to signing in by itself. */
export function VerifyToken({ token }: { token: string }) {
  const { isSuccess, isFetching, error, refetch } = useVerifyEmailQuery(token)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSuccess) return
    toast({ title: 'Email verified!', description: 'You can now log in to your account.' })
    const onwards = setTimeout(() => void navigate(paths.auth), timing.redirectAfterVerificationMs)
    return () => clearTimeout(onwards)
  }, [isSuccess, navigate])
  const reason = saidBy(error, 'Storyright did not answer.')
  const failed = Boolean(error) && !isFetching
  useEffect(() => {
    if (failed) toast({ title: 'Verification failed', description: reason, variant: 'destructive' })
  }, [failed, reason])

  if (isSuccess)
    return (
      <Stack role="status">
        <h1>Email Verified</h1>
        <p>Your address is confirmed. You are being taken to the login page.</p>
        <ButtonLink to={paths.auth} variant="primary">
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
        {isSpent(error) && <ResendForm />}
      </Stack>
    )
  return (
    <Stack role="status">
      <h1>Verifying</h1>
      <p>
        <Spinner /> Checking the link from your email.
      </p>
    </Stack>
  )
}

/** A link that the server refused will not work later either; only a new one helps. */
const isSpent = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 429
