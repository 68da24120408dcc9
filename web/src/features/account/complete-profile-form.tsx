import type { User } from '@storyright/contracts/http'
import { heardAboutUs } from '@storyright/contracts/vocabulary'
import { Link, useNavigate } from 'react-router-dom'
import { rememberUser } from '../../shared/current-user.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { CheckboxField, SelectField, TextareaField, TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { sayFailed } from '../../shared/say-failed.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useCompleteProfileMutation } from './account.api.ts'
import { type ProfileFields, profileOf, profileRules } from './profile.rules.ts'

const sources = [
  { value: '', label: 'Please choose' },
  ...heardAboutUs.map((source) => ({ value: source, label: source })),
]
const terms = (
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
)

/** Asks for what is still missing of an account, then leads home. */
export function CompleteProfileForm({ user }: { user: User }) {
  const [complete] = useCompleteProfileMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const submit = async (typed: ProfileFields) => {
    try {
      dispatch(rememberUser(await complete(profileRules.cast(typed)).unwrap()))
      toast({
        title: 'Profile completed successfully',
        description: 'Your personalized experience is now ready!',
      })
      void navigate(paths.home)
    } catch (error) {
      sayFailed('Error updating profile', error)
      throw error
    }
  }
  return (
    <AppForm label="Complete Your Profile" initial={profileOf(user)} rules={profileRules} onSubmit={submit}>
      {({ busy }) => (
        <>
          <Pair>
            <TextField name="firstName" label="First name" autoComplete="given-name" />
            <TextField name="lastName" label="Last name" autoComplete="family-name" />
          </Pair>
          <Pair>
            <TextField name="username" label="Username" autoComplete="username" spellCheck={false} />
            <TextField name="phoneNumber" label="Phone" type="tel" autoComplete="tel" />
          </Pair>
          <TextField name="address" label="Address" autoComplete="street-address" />
          <TextField name="imdbPageLink" label="IMDB profile link" type="url" placeholder="https://" optional />
          <TextareaField name="whatAreYouLookingFor" label="What are you looking for?" />
          <SelectField name="howDidYouHearAboutUs" label="How did you hear about us?" options={sources} />
          <CheckboxField name="acceptedLegalTerms" label={terms} />
          <Button type="submit" variant="primary" wide busy={busy}>
            Complete Profile
          </Button>
        </>
      )}
    </AppForm>
  )
}
