import { PasswordField, TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'

/** Somebody's two names. */
export function NameFields() {
  return (
    <Pair>
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
    </Pair>
  )
}

export function EmailField() {
  return <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
}

export function UsernameField() {
  return <TextField name="username" label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
}

/** A new password, with its minimum length. */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  return <PasswordField name={name} label={label} autoComplete="new-password" help="At least 8 characters" />
}
