import type { OfferRound } from '@storyright/contracts/http'
import { limits, offerLimits } from '@storyright/contracts/vocabulary'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { type ObjectSchema, object, string } from 'yup'
import type { Side } from '../../entities/offer/offer-words.ts'
import { SwitchedOffNote } from '../../entities/switch/switched-off-note.tsx'
import { AppForm } from '../../shared/form/app-form.tsx'
import { SelectField, TextareaField } from '../../shared/form/fields.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { freeText } from '../../shared/form/rules.ts'
import { SegmentsField } from '../../shared/form/segments-field.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Meta } from '../../ui/text/text.ts'
import * as Deal from './deal-terms.styles.ts'
import { DealTerms } from './deal-terms.tsx'
import * as S from './offer-form.styles.ts'
import { offeredRules } from './offer-form.tsx'
import type { RoundValues } from './round-values.ts'
import { TermChanges } from './term-changes.tsx'
import { useScopeWords } from './use-scope-words.ts'

const periods = offerLimits.optionMonths.map((count) => ({ value: String(count), label: String(count) }))
const ends = [
  { value: '', label: 'One week' },
  { value: '1', label: 'One hour' },
  { value: '6', label: '6 hours' },
  { value: '24', label: 'One day' },
  { value: '48', label: '2 days' },
  { value: '72', label: '3 days' },
  { value: '120', label: '5 days' },
  { value: '240', label: '10 days' },
  { value: '336', label: '14 days' },
]
const rules = object({
  ...offeredRules,
  scope: string().trim().required('Please say which rights').max(limits.rightsBook),
  message: freeText(offerLimits.roundMessage),
  hours: string().default(''),
}) as unknown as ObjectSchema<RoundValues>

type RoundFormProps = {
  by: Side
  initial: RoundValues
  /** What these terms answer, and are compared with. */
  answered: OfferRound
  onValues: (values: RoundValues) => void
  onSubmit: (values: RoundValues) => Promise<void>
  onClose: () => void
  label: string
  /** What was refused, or has changed since the form was opened. */
  remark?: ReactNode
}

/** Other terms for an offer: a counter-offer of its agent, or a new round of its producer. What is typed is kept elsewhere. */
export function RoundForm({ by, initial, answered, onValues, onSubmit, onClose, label, remark }: RoundFormProps) {
  return (
    <AppForm label={label} initial={initial} rules={rules} onSubmit={onSubmit} onLeaving={{ keep: onValues }}>
      {({ busy }) => (
        <>
          <SwitchedOffNote name="payments" />
          <Fields by={by} />
          <Changes answered={answered} />
          {remark}
          <FormActions>
            <Button onClick={onClose}>Close</Button>
            <Button type="submit" variant="primary" busy={busy}>
              {label}
            </Button>
          </FormActions>
          <Meta>{footWords[by]}</Meta>
        </>
      )}
    </AppForm>
  )
}

const footWords: Record<Side, string> = {
  agent: 'Subject to acceptance: nothing is agreed until you accept. The producer’s offer stands meanwhile.',
  producer:
    'Subject to acceptance: nothing is agreed until the agent accepts. A fee above what is held needs a new hold; until it is made your earlier offer stands.',
}
const feeHelp: Record<Side, string> = {
  agent: 'What the producer pays for the option, not the price of the rights. At least £1,000, in whole pounds.',
  producer: 'What you pay for the option, not the price of the rights. At least £1,000, in whole pounds.',
}

function Fields({ by }: { by: Side }) {
  return (
    <S.Fields>
      <NumberField
        name="offerPrice"
        kind="GBP"
        label="Option fee"
        sign="£"
        step={offerLimits.priceStep}
        help={feeHelp[by]}
      />
      <SegmentsField
        name="optionPeriod"
        label="Option period, months"
        options={periods}
        help="How long the producer has the exclusive right to buy."
      />
      <SelectField
        name="hours"
        label="Open for"
        optional
        options={ends}
        help={
          by === 'agent'
            ? 'How long the producer has to answer.'
            : 'How long the agent has to accept: at most as long as the money is held.'
        }
      />
      <DealTerms />
      <Rights />
      <TextareaField
        name="message"
        label="Message"
        optional
        rows={3}
        maxLength={offerLimits.roundMessage}
        help="The other side reads it beside these terms. It is no part of the agreement."
      />
    </S.Fields>
  )
}

/** Few rounds change the rights, so they are folded away. */
function Rights() {
  const { values, errors } = useFormikContext<RoundValues>()
  const words = useScopeWords(values.scope)
  return (
    <Deal.More open={errors.scope ? true : undefined}>
      <summary>
        Rights
        <Meta as="span">{words ?? values.scope}</Meta>
      </summary>
      <div>
        <TextareaField
          name="scope"
          label="Lines of rights"
          rows={3}
          help="One line for each grant: where; which rights; in which languages; when; how. Above you read what the lines mean."
        />
      </div>
    </Deal.More>
  )
}

function Changes({ answered }: { answered: OfferRound }) {
  const { values } = useFormikContext<RoundValues>()
  return <TermChanges offer={answered} values={values} />
}
