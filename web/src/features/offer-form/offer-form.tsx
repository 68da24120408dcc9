import { limits, offerLimits, offerMessages, offerMessages as says } from '@storyright/contracts/vocabulary'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { boolean, number, type ObjectSchema, object, string } from 'yup'
import { useCompetitionsQuery } from '../../entities/competition/competition.api.ts'
import { closesIn } from '../../entities/competition/competition-words.ts'
import { DeckField } from '../../entities/deck/deck-field.tsx'
import { money } from '../../entities/money/money.ts'
import { useSwitchedOff } from '../../entities/switch/switched-off.api.ts'
import { SwitchedOffNote } from '../../entities/switch/switched-off-note.tsx'
import { AppForm } from '../../shared/form/app-form.tsx'
import { CheckboxField, TextareaField } from '../../shared/form/fields.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { freeText } from '../../shared/form/rules.ts'
import { SegmentsField } from '../../shared/form/segments-field.tsx'
import { typedNumber } from '../../shared/form/typed-number.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { dealRules } from './deal.rules.ts'
import { DealTerms } from './deal-terms.tsx'
import * as S from './offer-form.styles.ts'
import { type OfferValues, priceOf } from './offer-values.ts'

/** What an offer and every later round have rules for. */
export const offeredRules = {
  offerPrice: typedNumber('GBP')
    .required(says.priceRequired)
    .min(offerLimits.priceMinimum, says.priceMinimum)
    .max(offerLimits.priceMaximum, says.priceMaximum)
    .integer(says.priceWhole),
  optionPeriod: string().required(says.periodRequired).oneOf(offerLimits.optionMonths.map(String), says.periodRequired),
  deal: dealRules,
}

/** The rules of `offerForm` in the contracts, each with its message, told while the form is filled in. */
export const offerRules = object({
  ...offeredRules,
  extraRightsRequest: freeText(limits.longText),
  fundCompetition: boolean().required(),
  fundNotes: freeText(limits.longText),
  deckFileUrl: string().required(says.deckRequired),
  deckName: string().default(''),
  deckBytes: number().default(0),
}) as unknown as ObjectSchema<OfferValues>

const periods = offerLimits.optionMonths.map((count) => ({ value: String(count), label: String(count) }))

type OfferFormProps = {
  initial: OfferValues
  /** The Minimum Offer of the listing, in pounds; less may be offered, and the form says what that means. */
  minimum: number | null
  onValues: (values: OfferValues) => void
  /** Leaving asks about what was changed: nothing of it is kept elsewhere. */
  asks?: boolean
  /** What else can be done instead of submitting. */
  instead?: ReactNode
  label?: string
  onSubmit: (values: OfferValues) => Promise<void>
}

/** The terms of an offer and its deck. `onValues` hears of everything that is filled in. */
export function OfferForm({ initial, minimum, onValues, onSubmit, asks = false, instead, label }: OfferFormProps) {
  return (
    <AppForm
      label="Offer"
      initial={initial}
      rules={offerRules}
      onSubmit={onSubmit}
      onLeaving={{ keep: onValues, asks }}
    >
      {({ busy }) => (
        <>
          <SwitchedOffNote name="payments" />
          <Terms minimum={minimum} />
          <Submit busy={busy} label={label} instead={instead} />
        </>
      )}
    </AppForm>
  )
}

function Terms({ minimum }: Pick<OfferFormProps, 'minimum'>) {
  const { values } = useFormikContext<OfferValues>()
  return (
    <S.Fields>
      <NumberField
        name="offerPrice"
        kind="GBP"
        label="Offer amount"
        sign="£"
        step={offerLimits.priceStep}
        help="Your offer amount is the option fee: what you pay for the option, not the price of the rights. At least £1,000, in whole pounds."
      />
      <SegmentsField
        name="optionPeriod"
        label="Option period, months"
        options={periods}
        help="How long you have the exclusive right to buy."
      />
      {isBelow(minimum, values) && (
        <Note
          tone="wait"
          role="status"
        >{`The agent’s Minimum Offer is ${money(minimum)}. You may offer less, and they may decline it for that.`}</Note>
      )}
      <DealTerms />
      <TextareaField
        name="extraRightsRequest"
        label="Additional rights requested"
        optional
        maxLength={limits.longText}
        rows={3}
        help="Stage, sequels, merchandising: whatever you need beyond the rights on offer. If the agent accepts, what you ask for becomes part of the agreement, in your words."
      />
      <DeckField readers=", the agent and administrators" />
      <FundingEntry />
    </S.Fields>
  )
}

const isBelow = (minimum: number | null, values: OfferValues): minimum is number =>
  minimum !== null && (priceOf(values) ?? minimum) < minimum

type SubmitProps = { busy: boolean } & { [Name in 'label' | 'instead']: OfferFormProps[Name] | undefined }

function Submit({ busy, label = 'Submit Offer and Continue to Payment', instead }: SubmitProps) {
  const { deckFileUrl } = useFormikContext<OfferValues>().values
  const isOff = useSwitchedOff('payments') !== null
  return (
    <S.Send>
      <Button type="submit" variant="primary" busy={busy} disabled={!deckFileUrl || isOff}>
        {deckFileUrl ? label : 'Upload Deck to Continue'}
      </Button>
      {instead}
      <Meta>{deckFileUrl ? 'Your card details come next. Nothing is charged today.' : offerMessages.deckRequired}</Meta>
    </S.Send>
  )
}

/** Whether the project also enters the funding competition, with what there is to win at present. */
function FundingEntry() {
  const { fundCompetition } = useFormikContext<OfferValues>().values
  return (
    <>
      <CheckboxField
        name="fundCompetition"
        label="Enter this project for the funding competition"
        help={<WhatIsOpen />}
      />
      {fundCompetition && (
        <TextareaField
          name="fundNotes"
          label="Notes for the funding competition"
          optional
          maxLength={limits.longText}
          rows={3}
        />
      )}
    </>
  )
}

function WhatIsOpen() {
  const { data } = useCompetitionsQuery()
  const open = data?.find(({ isFunding, status }) => isFunding && status === 'open')
  if (!data) return null
  if (!open)
    return <span>None is open right now. If one opens before your offer reaches the agent, your offer enters it.</span>
  return (
    <span>
      <span>Open now: </span>
      <Link to={paths.competitionAt(open.id)}>{open.title}</Link>
      <span>{`, ${open.prize}. ${closesIn(open.closesAt)}.`}</span>
    </span>
  )
}
