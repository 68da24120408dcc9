import type { User } from '@storyright/contracts/http'
import { useField } from 'formik'
import { type ChangeEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { EmailField, NameFields, UsernameField } from '../../entities/person/name-fields.tsx'
import { Portrait } from '../../entities/person/portrait.tsx'
import { rememberUser } from '../../shared/current-user.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { PasswordField, TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'
import { SettleConflict } from '../../shared/versions/settle-conflict.tsx'
import { useVersions } from '../../shared/versions/use-versions.ts'
import type { Opened } from '../../shared/versions/versioned.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { FormActions } from '../../ui/page/actions.ts'
import { theme } from '../../ui/theme/theme.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useEditAccountMutation, useUploadPictureMutation } from './account.api.ts'
import { type AccountFields, accountRulesFor, changeOf, fieldsOf, isSameAddress } from './account.rules.ts'
import { RoleFields } from './role-fields.tsx'

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.s4};
  align-items: start;
`
const Ways = styled.div`
  display: grid;
  gap: ${theme.s3};
  > button {
    justify-self: start;
  }
`

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

/** Asks for the current password if the email address has changed. */
function OwnerCheck({ user }: { user: User }) {
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

/** What the form calls its fields, wherever one is named apart from it. A typed password is nobody's text. */
const labels: Record<Exclude<keyof AccountFields, 'currentPassword'>, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  username: 'Username',
  phoneNumber: 'Phone',
  address: 'Address',
  profileImageUrl: 'Picture address',
  companyName: 'Company name',
  imdbPageLink: 'IMDB profile link',
  whatAreYouLookingFor: 'What are you looking for?',
  howDidYouHearAboutUs: 'How did you hear about us?',
  agencyWebsite: 'Agency website',
  agencyContactPhone: 'Agency phone',
  agencyYearsInBusiness: 'Years in business',
  agencyClientList: 'Notable clients and achievements',
  agencyCredentials: 'Credentials',
}
const accountFields = Object.keys(labels)

function accountWordsFor({ role }: User): FieldWords {
  return {
    labels: role === 'agent' ? { ...labels, companyName: 'Agency name' } : labels,
  }
}

const imageTypes = 'image/png,image/jpeg,image/webp'

type PictureFieldProps = { name: string; upload: (file: File) => Promise<string>; busy: boolean }

/** The account's picture: uploaded, which fills the address in, or by its address. */
function PictureField({ name, upload, busy }: PictureFieldProps) {
  const [{ value }, { error }, { setValue }] = useField<string>('profileImageUrl')
  const files = useRef<HTMLInputElement>(null)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    try {
      await setValue(await upload(file))
    } catch (failure) {
      toastFailure('Upload Failed', failure, 'The picture could not be uploaded. Please try again.')
    }
  }
  return (
    <Row>
      <Unsaved when={busy} />
      <Portrait name={name} address={error ? '' : value} />
      <Ways>
        <input ref={files} type="file" accept={imageTypes} aria-label="Picture file" onChange={choose} hidden />
        <Button busy={busy} onClick={() => files.current?.click()}>
          Upload picture
        </Button>
        <TextField
          name="profileImageUrl"
          label="Picture address"
          type="url"
          placeholder="https://"
          help="Upload a PNG, JPEG or WebP of at most 5 MB, or give its address."
          optional
        />
      </Ways>
    </Row>
  )
}
