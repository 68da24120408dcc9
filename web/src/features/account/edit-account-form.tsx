import type { User } from '@storyright/contracts/http'
import { useNavigate } from 'react-router-dom'
import { rememberUser } from '../../shared/current-user.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { sayFailed } from '../../shared/say-failed.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useEditAccountMutation } from './account.api.ts'
import { type AccountFields, accountRulesFor, changeOf, fieldsOf, isSameAddress } from './account.rules.ts'
import { Acts } from './acts.ts'
import { OwnerCheck } from './owner-check.tsx'
import { PictureField } from './picture-field.tsx'
import { RoleFields } from './role-fields.tsx'

/** Changes what the account says of its owner. */
export function EditAccountForm({ user }: { user: User }) {
  const [edit] = useEditAccountMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const submit = async (typed: AccountFields) => {
    try {
      const saved = await edit(changeOf(user, typed)).unwrap()
      dispatch(rememberUser(saved))
      toast({ title: 'Account Updated', description: whatHappens(user, typed, saved) })
      void navigate(paths.profile)
    } catch (error) {
      sayFailed('Update Failed', error, 'Failed to update account information.')
      throw error
    }
  }
  return (
    <AppForm label="Account information" initial={fieldsOf(user)} rules={accountRulesFor(user)} onSubmit={submit}>
      {({ busy }) => (
        <>
          <PictureField name={`${user.firstName} ${user.lastName}`} />
          <Pair>
            <TextField name="firstName" label="First name" autoComplete="given-name" />
            <TextField name="lastName" label="Last name" autoComplete="family-name" />
          </Pair>
          <Pair>
            <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
            <TextField
              name="username"
              label="Username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Pair>
          <OwnerCheck user={user} />
          <Pair>
            <TextField name="phoneNumber" label="Phone" type="tel" autoComplete="tel" optional />
            <TextField name="address" label="Address" autoComplete="street-address" optional />
          </Pair>
          <RoleFields user={user} />
          <Acts>
            <ButtonLink to={paths.profile}>Cancel</ButtonLink>
            <Button type="submit" variant="primary" busy={busy}>
              Save Changes
            </Button>
          </Acts>
        </>
      )}
    </AppForm>
  )
}

const whatHappens = (user: User, { email }: AccountFields, { pendingEmail }: User) =>
  pendingEmail === null || isSameAddress(email, user)
    ? 'Your account information has been saved.'
    : `Your new address counts once you open the link we have sent to ${pendingEmail}.`
