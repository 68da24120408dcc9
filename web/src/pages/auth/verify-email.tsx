import { useSearchParams } from 'react-router-dom'
import { CheckedLink } from '../../features/verification/checked-link.tsx'
import { ResendForm } from '../../features/verification/resend-form.tsx'
import { UndoChange } from '../../features/verification/undo-change.tsx'
import { VerifyToken } from '../../features/verification/verify-token.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Stack } from '../../ui/page/stack.ts'
import { Narrow } from './narrow.ts'

/** Where the mailed links about an address lead; without a token, where a new one can be asked for. */
export function VerifyEmailPage() {
  const [address] = useSearchParams()
  const token = address.get('token')
  const undo = address.get('undo')
  if (undo)
    return (
      <Narrow as="div">
        <CheckedLink
          key={undo}
          token={undo}
          purpose="undo"
          wayOn={<ButtonLink to={paths.auth}>Go to Login</ButtonLink>}
        >
          <UndoChange token={undo} />
        </CheckedLink>
      </Narrow>
    )
  return (
    <Narrow as="div">
      {token ? (
        <VerifyToken key={token} token={token} />
      ) : (
        <Stack>
          <h1>Check Your Email</h1>
          <p>
            Signing up sends you a link that confirms your address. If yours has not arrived or has expired, ask for
            another one here.
          </p>
          <ResendForm />
          <Link to={paths.auth}>Back to Login</Link>
        </Stack>
      )}
    </Narrow>
  )
}
