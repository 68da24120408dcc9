import type { User } from '@storyright/contracts/http'
import { heardAboutUs } from '@storyright/contracts/vocabulary'
import { SelectField, TextareaField, TextField } from '../../shared/form/fields.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { isProducer } from './account.rules.ts'

/** The company fields of producers or the agency fields of agents; administrators have none. */
export function RoleFields({ user }: { user: User }) {
  if (isProducer(user)) return <ProducerFields heard={user.howDidYouHearAboutUs} />
  return user.role === 'agent' ? <AgencyFields /> : null
}

function ProducerFields({ heard }: { heard: string | null }) {
  const sources = new Set([...heardAboutUs, ...(heard ? [heard] : [])])
  return (
    <>
      <Pair>
        <TextField name="companyName" label="Company name" autoComplete="organization" optional />
        <TextField name="imdbPageLink" label="IMDB profile link" type="url" placeholder="https://" optional />
      </Pair>
      <TextareaField name="whatAreYouLookingFor" label="What are you looking for?" optional />
      <SelectField
        name="howDidYouHearAboutUs"
        label="How did you hear about us?"
        options={[
          { value: '', label: 'Please choose' },
          ...[...sources].map((source) => ({ value: source, label: source })),
        ]}
        optional
      />
    </>
  )
}

function AgencyFields() {
  return (
    <>
      <Pair>
        <TextField name="companyName" label="Agency name" autoComplete="organization" optional />
        <TextField name="agencyWebsite" label="Agency website" type="url" placeholder="https://" optional />
      </Pair>
      <Pair>
        <TextField name="agencyContactPhone" label="Agency phone" type="tel" optional />
        <NumberField name="agencyYearsInBusiness" kind="count" label="Years in business" optional />
      </Pair>
      <TextareaField name="agencyClientList" label="Notable clients and achievements" optional />
      <TextareaField name="agencyCredentials" label="Credentials" optional />
    </>
  )
}
