import type { ObjectSchema } from 'yup'
import { TermsField } from '../../entities/person/terms-field.tsx'
import { AppForm } from '../../shared/form/app-form.tsx'
import { TextareaField, TextField } from '../../shared/form/fields.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { useFormDraft } from '../../shared/form/use-form-draft.ts'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/state/note.tsx'
import { CoreFields } from './core-fields.tsx'
import { type AgentFields, agentRules, blankAgent, neverKept } from './registration.rules.ts'
import { registrationFailed, useRegister } from './use-register.ts'

export function AgentForm({ onDone }: { onDone: () => void }) {
  const register = useRegister('Your application is now pending review.')
  const draft = useFormDraft('storyright.join.agent', blankAgent, neverKept)
  const submit = async (typed: AgentFields) => {
    const { acceptedLegalTerms: _accepted, ...fields } = agentRules.cast(typed)
    await register({ role: 'agent', ...fields, agencyCredentials: null, agencyContactPhone: null })
    draft.forget()
    onDone()
  }
  return (
    <AppForm
      label="Agent application"
      initial={draft.initial}
      rules={agentRules as unknown as ObjectSchema<AgentFields>}
      onSubmit={submit}
      failed={registrationFailed}
      onLeaving={draft}
    >
      {({ busy }) => (
        <>
          <Note tone="wait">
            Agent applications need manual verification. Our team checks your credentials before you can list titles.
          </Note>
          <CoreFields />
          <TextField name="companyName" label="Agency name" autoComplete="organization" />
          <Pair>
            <TextField name="agencyWebsite" label="Agency website" type="url" placeholder="https://" />
            <NumberField name="agencyYearsInBusiness" kind="count" label="Years in business" />
          </Pair>
          <TextareaField name="agencyClientList" label="Notable clients and achievements" />
          <TermsField />
          <Button type="submit" variant="primary" wide busy={busy}>
            Submit Agent Application
          </Button>
        </>
      )}
    </AppForm>
  )
}
