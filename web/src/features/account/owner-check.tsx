import type { User } from '@storyright/contracts/http'
import { useField } from 'formik'
import { PasswordField } from '../../shared/form/fields.tsx'
import { isSameAddress } from './account.rules.ts'

/** Asks for the current password if the email address has changed. */
export function OwnerCheck({ user }: { user: User }) {
  const [{ value }] = useField<string>('email')
  if (isSameAddress(value, user)) return null
  return (
    <PasswordField
      name="currentPassword"
      label="Current password"
      autoComplete="current-password"
      help="Another email address needs it. The new one counts once you have opened the link we send there."
    />
  )
}
