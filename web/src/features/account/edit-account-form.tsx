import type { User } from '@storyright/contracts'
import { useNavigate } from 'react-router-dom'
import { saidBy } from '../../shared/api-error.ts'
import { rememberUser } from '../../shared/current-user.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useEditAccountMutation } from './account.api.ts'
import { type AccountFields, accountRules, changeOf, fieldsOf } from './account.rules.ts'
import { Acts } from './acts.ts'
import { PictureField } from './picture-field.tsx'
import { RoleFields } from './role-fields.tsx'

/** Changes what the account says of its owner. */
export function EditAccountForm({ user }: { user: User }) {
  const [edit] = useEditAccountMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const submit = async (typed: AccountFields) => {
    try {
      dispatch(rememberUser(await edit(changeOf(user, typed)).unwrap()))
      toast({ title: 'Account Updated', description: 'Your account information has been saved.' })
      void navigate(paths.profile)
    } catch (error) {
      const description = saidBy(error, 'Failed to update account information.')
      toast({ title: 'Update Failed', description, variant: 'destructive' })
      throw error
    }
  }
  return (
    <AppForm label="Account information" initial={fieldsOf(user)} rules={accountRules} onSubmit={submit}>
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
