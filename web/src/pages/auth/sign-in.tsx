import styled from 'styled-components'
import { ForgottenPassword } from '../../features/password/forgotten-password.tsx'
import { SignInForm } from '../../features/session/sign-in-form.tsx'
import { ResendNote } from '../../features/verification/resend-note.tsx'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { Panel } from './narrow.ts'

const Beneath = styled.p`
  margin-top: ${theme.s6};
  padding-top: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.line};
  font-size: ${theme.t13};
  color: ${theme.ink2};
`
const Forgotten = styled.div`
  display: flex;
  margin: ${theme.s3} 0 0 calc(-1 * ${theme.s2});
`

export function SignIn() {
  return (
    <Panel>
      <SignInForm unverified={(email) => <ResendNote key={email} email={email} />} />
      <Forgotten>
        <ForgottenPassword />
      </Forgotten>
      <Beneath>
        No confirmation in your inbox? <Link to={paths.verifyEmail}>Send the verification email again</Link>.
      </Beneath>
    </Panel>
  )
}
