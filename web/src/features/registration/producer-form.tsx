import { heardAboutUs } from '@storyright/contracts/vocabulary'
import { TermsField } from '../../entities/person/terms-field.tsx'
import { AppForm } from '../../shared/form/app-form.tsx'
import { SelectField, TextareaField, TextField } from '../../shared/form/fields.tsx'
import { useFormDraft } from '../../shared/form/use-form-draft.ts'
import { Button } from '../../ui/button/button.tsx'
import { CoreFields } from './core-fields.tsx'
import { blankProducer, neverKept, type ProducerFields, producerRules } from './registration.rules.ts'
import { registrationFailed, useRegister } from './use-register.ts'

const sources = [
  { value: '', label: 'Please choose' },
  ...heardAboutUs.map((source) => ({ value: source, label: source })),
]

export function ProducerForm({ onDone }: { onDone: (email: string) => void }) {
  const register = useRegister('Please check your email to verify your account.')
  const draft = useFormDraft('storyright.join.producer', blankProducer, neverKept)
  const submit = async (typed: ProducerFields) => {
    const { acceptedLegalTerms: _accepted, ...fields } = producerRules.cast(typed)
    await register({ role: 'producer', ...fields })
    draft.forget()
    onDone(fields.email)
  }
  return (
    <AppForm
      label="Producer registration"
      initial={draft.initial}
      rules={producerRules}
      onSubmit={submit}
      failed={registrationFailed}
      onLeaving={draft}
    >
      {({ busy }) => (
        <>
          <CoreFields />
          <TextField name="companyName" label="Company name" autoComplete="organization" optional />
          <TextField name="address" label="Address" autoComplete="street-address" optional />
          <TextField name="imdbPageLink" label="IMDB profile link" type="url" placeholder="https://" optional />
          <TextareaField name="whatAreYouLookingFor" label="What are you looking for?" optional />
          <SelectField name="howDidYouHearAboutUs" label="How did you hear about us?" options={sources} optional />
          <TermsField />
          <Button type="submit" variant="primary" wide busy={busy}>
            Create Producer Account
          </Button>
        </>
      )}
    </AppForm>
  )
}
