import { useSearchParams } from 'react-router-dom'
import { ResetPasswordForm } from '../../features/password/reset-password-form.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Stack } from '../../ui/page/stack.ts'
import { Narrow } from './narrow.ts'

/** Where the forgotten-password mail leads. */
export function ResetPasswordPage() {
  const [address] = useSearchParams()
  const token = address.get('token')
  return (
    <Narrow as="div">
      <Stack>
        <h1>{token ? 'Set a new password' : 'This link is incomplete'}</h1>
        {token ? (
          <>
            <p>It replaces the old one at once, and every device that is signed in is signed out.</p>
            <ResetPasswordForm token={token} />
          </>
        ) : (
          <>
            <p>Open the whole link from your email, or ask for a new one with Forgotten password on the login page.</p>
            <ButtonLink to={paths.auth} variant="primary">
              Back to Login
            </ButtonLink>
          </>
        )}
      </Stack>
    </Narrow>
  )
}
