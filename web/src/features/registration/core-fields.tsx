import { Link } from 'react-router-dom'
import { CheckboxField, PasswordField, TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { paths } from '../../shared/paths.ts'

/** Who joins, and how they will sign in. */
export function CoreFields() {
  return (
    <>
      <Pair>
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
      </Pair>
      <Pair>
        <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
        <TextField name="phoneNumber" label="Phone" type="tel" autoComplete="tel" optional />
      </Pair>
      <TextField name="username" label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <Pair>
        <PasswordField name="password" label="Password" autoComplete="new-password" help="At least 8 characters" />
        <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      </Pair>
    </>
  )
}

export function TermsField() {
  return (
    <CheckboxField
      name="acceptedLegalTerms"
      label={
        <>
          I accept the{' '}
          <Link to={paths.terms} target="_blank">
            Terms of Use
          </Link>{' '}
          and the{' '}
          <Link to={paths.privacy} target="_blank">
            Privacy Policy
          </Link>
        </>
      }
    />
  )
}
