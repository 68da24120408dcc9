import type { User } from '@storyright/contracts/http'
import { heardAboutUs, limits } from '@storyright/contracts/vocabulary'
import { useLocation, useNavigate } from 'react-router-dom'
import { type InferType, object, string } from 'yup'
import { NameFields } from '../../entities/person/name-fields.tsx'
import { TermsField } from '../../entities/person/terms-field.tsx'
import { rememberUser } from '../../shared/current-user.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { SelectField, TextareaField, TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { firstName, lastName, link, ofAtLeast, termsAccepted, username } from '../../shared/form/rules.ts'
import { useFormDraft } from '../../shared/form/use-form-draft.ts'
import { nextPath } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useCompleteProfileMutation } from './account.api.ts'

const failed = { title: 'Error updating profile', fallback: 'Please try again.' }
const sources = [
  { value: '', label: 'Please choose' },
  ...heardAboutUs.map((source) => ({ value: source, label: source })),
]

/** Asks for the missing fields of an account, then goes on to where its owner was going, or home. */
export function CompleteProfileForm({ user }: { user: User }) {
  const [complete] = useCompleteProfileMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { search } = useLocation()
  const draft = useFormDraft(`storyright.profile.${user.id}`, profileOf(user), ['acceptedLegalTerms'])
  const submit = async (typed: ProfileFields) => {
    dispatch(rememberUser(await complete({ ...profileRules.cast(typed), acceptedLegalTerms: true }).unwrap()))
    draft.forget()
    toast({
      title: 'Profile completed successfully',
      description: 'Your personalized experience is now ready!',
    })
    void navigate(nextPath(search))
  }
  return (
    <AppForm
      label="Complete Your Profile"
      initial={draft.initial}
      rules={profileRules}
      onSubmit={submit}
      failed={failed}
      onLeaving={draft}
    >
      {({ busy }) => (
        <>
          <NameFields />
          <Pair>
            <TextField name="username" label="Username" autoComplete="username" spellCheck={false} />
            <TextField name="phoneNumber" label="Phone" type="tel" autoComplete="tel" />
          </Pair>
          <TextField name="address" label="Address" autoComplete="street-address" />
          <TextField name="imdbPageLink" label="IMDB profile link" type="url" placeholder="https://" optional />
          <TextareaField name="whatAreYouLookingFor" label="What are you looking for?" />
          <SelectField name="howDidYouHearAboutUs" label="How did you hear about us?" options={sources} />
          <TermsField />
          <Button type="submit" variant="primary" wide busy={busy}>
            Complete Profile
          </Button>
        </>
      )}
    </AppForm>
  )
}

const heard = 'Please select how you heard about us'

export const profileRules = object({
  firstName,
  lastName,
  username,
  address: ofAtLeast(10, 'Please provide a complete address', limits.address),
  phoneNumber: ofAtLeast(10, 'Please provide a valid phone number', limits.phone),
  imdbPageLink: link('Please provide a valid IMDB URL'),
  whatAreYouLookingFor: ofAtLeast(
    20,
    "Please provide at least 20 characters describing what you're looking for",
    limits.longText,
  ),
  howDidYouHearAboutUs: string().required(heard).oneOf(heardAboutUs, heard),
  acceptedLegalTerms: termsAccepted,
})
type ProfileFields = InferType<typeof profileRules>

/** Initial values: what is already known. */
export function profileOf(user: User): ProfileFields {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username ?? '',
    address: user.address ?? '',
    phoneNumber: user.phoneNumber ?? '',
    imdbPageLink: user.imdbPageLink ?? '',
    whatAreYouLookingFor: user.whatAreYouLookingFor ?? '',
    howDidYouHearAboutUs: (user.howDidYouHearAboutUs ?? '') as ProfileFields['howDidYouHearAboutUs'],
    acceptedLegalTerms: false,
  }
}
