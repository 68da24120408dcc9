import { EmailField, NameFields, NewPasswordField, UsernameField } from '../../entities/person/name-fields.tsx'
import { PasswordField, TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'

/** Who joins, and how they will sign in. */
export function CoreFields() {
  return (
    <>
      <NameFields />
      <Pair>
        <EmailField />
        <TextField name="phoneNumber" label="Phone" type="tel" autoComplete="tel" optional />
      </Pair>
      <UsernameField />
      <Pair>
        <NewPasswordField name="password" label="Password" />
        <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      </Pair>
    </>
  )
}
