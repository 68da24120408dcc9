import { Link, useSearchParams } from 'react-router-dom'
import { ResendForm } from '../../features/verification/resend-form.tsx'
import { VerifyToken } from '../../features/verification/verify-token.tsx'
import { paths } from '../../shared/paths.ts'
import { Narrow, Stack } from './narrow.ts'

/** Where the mailed link leads; without a token, where a new link can be asked for. */
export function VerifyEmailPage() {
  const [address] = useSearchParams()
  const token = address.get('token')
  return (
    <Narrow as="div">
      {token ? (
        <VerifyToken key={token} token={token} />
      ) : (
        <Stack>
          <h1>Check Your Email</h1>
          <p>We have sent you a link to confirm your address. If it has not arrived, ask for another one here.</p>
          <ResendForm />
          <Link to={paths.auth}>Back to Login</Link>
        </Stack>
      )}
    </Narrow>
  )
}
