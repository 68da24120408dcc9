import type { User } from '@storyright/contracts/http'
import { useNavigate } from 'react-router-dom'
import { EmailField, NameFields, UsernameField } from '../../entities/person/name-fields.tsx'
import { rememberUser } from '../../shared/current-user.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { SettleConflict } from '../../shared/versions/settle-conflict.tsx'
import { useVersions } from '../../shared/versions/use-versions.ts'
import type { Opened } from '../../shared/versions/versioned.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useEditAccountMutation, useUploadPictureMutation } from './account.api.ts'
import { type AccountFields, accountRulesFor, changeOf, fieldsOf, isSameAddress } from './account.rules.ts'
import { accountFields, accountWordsFor } from './account.words.ts'
import { OwnerCheck } from './owner-check.tsx'
import { PictureField } from './picture-field.tsx'
import { RoleFields } from './role-fields.tsx'

const failed = { title: 'Update Failed', fallback: 'Failed to update account information.' }

/** Edits the account's profile, as it was read for this. */
export function EditAccountForm({ opened: { thing: user, etag } }: { opened: Opened<User> }) {
  const [edit] = useEditAccountMutation()
  const [upload, { isLoading: isUploading }] = useUploadPictureMutation()
  const uploaded = async (file: File) => (await upload(file).unwrap()).imageUrl
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const versions = useVersions({
    opened: { etag, values: fieldsOf(user) },
    fields: accountFields,
    valuesOf: fieldsOf,
    send: (typed: AccountFields, etag) => edit({ change: changeOf(user, typed), etag }).unwrap(),
  })
  const submit = async (typed: AccountFields) => {
    const saved = await versions.save(typed)
    if (!saved) return
    dispatch(rememberUser(saved))
    toast({ title: 'Account Updated', description: updateMessage(user, typed, saved) })
    void navigate(paths.profile)
  }
  return (
    <AppForm
      label="Account information"
      initial={fieldsOf(user)}
      rules={accountRulesFor(user)}
      onSubmit={submit}
      onLeaving="asks"
      failed={failed}
    >
      {({ busy }) => (
        <>
          <PictureField name={`${user.firstName} ${user.lastName}`} upload={uploaded} busy={isUploading} />
          <NameFields />
          <Pair>
            <EmailField />
            <UsernameField />
          </Pair>
          <OwnerCheck user={user} />
          <Pair>
            <TextField name="phoneNumber" label="Phone" type="tel" autoComplete="tel" optional />
            <TextField name="address" label="Address" autoComplete="street-address" optional />
          </Pair>
          <RoleFields user={user} />
          <FormActions>
            <ButtonLink to={paths.profile}>Cancel</ButtonLink>
            <Button type="submit" variant="primary" busy={busy} disabled={isUploading}>
              Save Changes
            </Button>
          </FormActions>
          <SettleConflict versions={versions} words={accountWordsFor(user)} />
        </>
      )}
    </AppForm>
  )
}

const updateMessage = (user: User, { email }: AccountFields, { pendingEmail }: User) =>
  pendingEmail === null || isSameAddress(email, user)
    ? 'Your account information has been saved.'
    : `Your new address counts once you open the link we have sent to ${pendingEmail}.`
