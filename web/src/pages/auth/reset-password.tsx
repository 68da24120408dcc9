import { useSearchParams } from 'react-router-dom'
import { ForgottenPassword } from '../../features/password/forgotten-password.tsx'
import { ResetPasswordForm } from '../../features/password/reset-password-form.tsx'
import { CheckedLink } from '../../features/verification/checked-link.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Stack } from '../../ui/page/stack.ts'
import { Narrow } from './narrow.ts'

const wayOn = (
  <FormActions>
    <ButtonLink to={paths.auth}>Go to Login</ButtonLink>
    <ForgottenPassword label="Send Me a New Link" variant="primary" />
  </FormActions>
)

/** Where the forgotten-password mail leads. */
export function ResetPasswordPage() {
  const [address] = useSearchParams()
  const token = address.get('token')
  return <Narrow as="div">{token ? <NewPassword key={token} token={token} /> : <Incomplete />}</Narrow>
}

function NewPassword({ token }: { token: string }) {
  return (
    <CheckedLink token={token} purpose="reset" wayOn={wayOn}>
      <Stack>
        <h1>Set a new password</h1>
        <p>It replaces the old one at once, and every device that is signed in is signed out.</p>
        <ResetPasswordForm token={token} />
      </Stack>
    </CheckedLink>
  )
}

function Incomplete() {
  return (
    <Stack>
      <h1>This link is incomplete</h1>
      <p>Open the whole link from your email, or ask for a new one.</p>
      {wayOn}
    </Stack>
  )
}
