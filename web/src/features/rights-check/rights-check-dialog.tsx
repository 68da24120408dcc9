import type { RightsAvailability } from '@storyright/contracts/http'
import { dayAndTime, exclusivities, offersAddresses, rights } from '@storyright/contracts/vocabulary'
import type { FormikHelpers } from 'formik'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { exclusivityLabels, rightLabels } from '../../entities/listing/rights-labels.ts'
import { isApiError } from '../../shared/api-error.ts'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { SelectField, TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { TicksField } from '../../shared/form/ticks-field.tsx'
import { paths } from '../../shared/paths.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { fieldAt, lengths, lineOf, usualRights, type WantedRights, wantedRules } from './wanted-rights.ts'

const rightsCheckApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rightsAvailability: build.query({
      ...callTo(offersAddresses.rightsAvailability, ({ listingId, grant }: { listingId: string; grant: string }) => ({
        params: { id: listingId },
        query: { grant },
      })),
      keepUnusedDataFor: 0, // somebody may take them at any moment
    }),
  }),
})

const { useLazyRightsAvailabilityQuery } = rightsCheckApi

const Answer = styled.section`
  display: grid;
  gap: ${theme.s3};
  margin-top: ${theme.s5};
  padding-top: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.ink};
  h3 {
    font-size: ${theme.t17};
  }
  > a {
    justify-self: start;
  }
`
const rightChoices = rights.map((value) => ({ value, label: rightLabels[value] }))
const exclusivityChoices = exclusivities.map((value) => ({ value, label: exclusivityLabels[value] }))

type RightsCheckDialogProps = {
  listingId: string
  title: string
  status: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Which rights, where, in which languages, from when and for how long; and the answer under it. */
export function RightsCheckDialog({ listingId, title, status, open, onOpenChange }: RightsCheckDialogProps) {
  const [ask] = useLazyRightsAvailabilityQuery()
  const [answer, setAnswer] = useState<RightsAvailability>()
  const question = useRef(0)
  /** An answer, also one that is on its way, belongs to the question as it was sent. */
  const forget = () => {
    question.current += 1
    setAnswer(undefined)
  }
  const submit = async (wanted: WantedRights, form: FormikHelpers<WantedRights>) => {
    const grant = lineOf(wanted, new Date().toISOString().slice(0, 10))
    forget()
    const asked = question.current
    try {
      const answered = await ask({ listingId, grant }).unwrap()
      if (asked === question.current) setAnswer(answered)
    } catch (error) {
      const fault = isApiError(error) && error.problem?.errors?.find(({ path }) => path === 'grant')
      if (fault) return form.setFieldError(fieldAt(wanted, fault.column ?? 1), fault.message)
      toastFailure('Not checked', error, 'Please try again.')
    }
  }
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title="Is it free for me?"
      description={`Choose the rights in “${title}” that you want, and see which are free now. We don’t tell anyone that you asked.`}
    >
      <AppForm label="Rights" initial={usualRights} rules={wantedRules} onSubmit={submit} onLeaving={{ keep: forget }}>
        {({ busy }) => (
          <>
            <TicksField name="rights" label="Rights" options={rightChoices} columns={4} />
            <Pair>
              <TextField
                name="territories"
                label="Where"
                help="World, a region such as Europe or Nordic, or countries."
              />
              <TextField name="without" label="Except" optional help="Countries or regions that you do not need." />
            </Pair>
            <Pair>
              <TextField name="languages" label="Languages" help="“all”, or codes such as en, fr." />
              <SelectField name="exclusivity" label="How exclusively" options={exclusivityChoices} />
            </Pair>
            <Pair>
              <TextField name="from" label="From" type="date" optional />
              <SelectField name="months" label="For how long" options={lengths} optional />
            </Pair>
            <Button type="submit" variant="primary" busy={busy}>
              Check
            </Button>
          </>
        )}
      </AppForm>
      <div aria-live="polite">{answer && <Outcome {...{ answer, listingId, status }} />}</div>
    </Dialog>
  )
}

const verdicts = { all: 'All of it is free', part: 'Part of it is free', none: 'None of it is free' } as const

type OutcomeProps = { answer: RightsAvailability; listingId: string; status: string }

function Outcome({ answer: { free, text, lines, asOf }, listingId, status }: OutcomeProps) {
  const scope = lines.map((line) => line.text).join(' || ')
  return (
    <Answer aria-label="Answer">
      <h3>{verdicts[free]}</h3>
      {text.split(/(?<=\.) (?=Not free:)/).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {lines.length > 0 && status === 'available' && (
        <ButtonLink variant="primary" to={paths.submitOffer(listingId, scope)}>
          {free === 'all' ? 'Offer on these rights' : 'Offer on what is free'}
        </ButtonLink>
      )}
      <Meta>{`As of ${dayAndTime(asOf)}. Rights are taken the moment an agent accepts an offer.`}</Meta>
    </Answer>
  )
}
