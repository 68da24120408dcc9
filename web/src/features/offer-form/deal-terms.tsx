import { dealLimits, reservedRights } from '@storyright/contracts/vocabulary'
import { useFormikContext } from 'formik'
import { useId, useState } from 'react'
import { consultationLabels, creditPlaceLabels, exampleWords, reservedLabels } from '../../entities/offer/deal-words.ts'
import { SelectField, TextareaField, TextField } from '../../shared/form/fields.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { Pair } from '../../shared/form/pair.ts'
import { SegmentsField } from '../../shared/form/segments-field.tsx'
import { numberIn } from '../../shared/form/typed-number.ts'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Meta } from '../../ui/text/text.ts'
import * as S from './deal-terms.styles.ts'
import { dealOf, saysMore } from './deal-values.ts'
import { type OfferedValues, priceOf } from './offer-values.ts'

const choicesOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
const yesOrNo = choicesOf({ yes: 'Counts', no: 'Does not count' })
const priceKinds = choicesOf({ '': 'To be agreed', fixed: 'Fixed', budget: 'By budget' })
const timesChoices = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Once' },
  { value: '2', label: 'Twice' },
]
const monthsChoices = [
  { value: '', label: 'As long as the option period' },
  ...dealLimits.extensionMonths.map((count) => ({ value: String(count), label: `${count} months` })),
]
const holdChoices = [
  { value: '', label: 'As usual' },
  { value: '0', label: 'Kept, free to use' },
  ...Array.from({ length: dealLimits.holdYears }, (_none, index) => ({
    value: String(index + 1),
    label: `Kept, not used for ${index === 0 ? '1 year' : `${index + 1} years`}`,
  })),
]
const placeChoices = choicesOf(creditPlaceLabels)
const consultationChoices = [{ value: '', label: 'Not said' }, ...choicesOf(consultationLabels)]
const { minimum, maximum } = dealLimits.reversionYears
const reversionChoices = [
  { value: '', label: 'Not said' },
  ...Array.from({ length: maximum - minimum + 1 }, (_none, index) => ({
    value: String(minimum + index),
    label: `${minimum + index} years`,
  })),
]

/** The terms of the deal beyond fee, months and rights: the common points, and the rest folded away. */
export function DealTerms() {
  const id = useId()
  return (
    <S.Deal aria-labelledby={id}>
      <div>
        <SectionHead id={id} heading="h3" title="Terms" />
        <Meta>All of these are optional. Anything you leave unchanged follows our standard agreement.</Meta>
      </div>
      <Price />
      <SegmentsField
        name="deal.feeCreditable"
        label="Option fee and price"
        options={yesOrNo}
        help="Whether the option fee counts toward the price. As a rule it does."
      />
      <Extension />
      <Example />
      <More />
    </S.Deal>
  )
}

function Price() {
  const { kind } = useFormikContext<OfferedValues>().values.deal.price
  return (
    <>
      <SegmentsField
        name="deal.price.kind"
        label="Purchase price"
        options={priceKinds}
        help="The price of the rights, due when the option is exercised. While it is to be agreed, the option cannot be exercised."
      />
      {kind === 'fixed' && (
        <NumberField name="deal.price.amount" kind="GBP" label="Price" sign="£" help="In whole pounds." />
      )}
      {kind === 'budget' && (
        <S.Price>
          <NumberField
            name="deal.price.percent"
            kind="percent"
            label="Percent of the budget"
            help="0.5 to 10, in steps of 0.05. The budget is the certified final one, without financing costs, bond, contingency and overheads."
          />
          <NumberField
            name="deal.price.floor"
            kind="GBP"
            label="At least"
            sign="£"
            optional
            help="The price is never less than this, however small the budget."
          />
          <NumberField
            name="deal.price.ceiling"
            kind="GBP"
            label="At most"
            sign="£"
            optional
            help="The price is never more than this, however large the budget."
          />
        </S.Price>
      )}
    </>
  )
}

function Extension() {
  const { times } = useFormikContext<OfferedValues>().values.deal.extension
  return (
    <>
      <SegmentsField
        name="deal.extension.times"
        label="Extension"
        options={timesChoices}
        help="How often the option may be extended before it ends, by written notice and a further fee."
      />
      {times !== '0' && (
        <Pair>
          <SelectField
            name="deal.extension.months"
            label="Each extension"
            optional
            options={monthsChoices}
            help="How long an extension adds to the option."
          />
          <NumberField
            name="deal.extension.fee"
            kind="GBP"
            label="Extension fee"
            sign="£"
            optional
            help="The price of each extension. Left blank, the same as the option fee."
          />
        </Pair>
      )}
      {times !== '0' && (
        <SegmentsField
          name="deal.extension.creditable"
          label="Extension fee and price"
          options={yesOrNo}
          help="Whether extension fees count toward the price. As a rule they do not."
        />
      )}
    </>
  )
}

/** What it comes to, at a budget that one types. */
function Example() {
  const { values } = useFormikContext<OfferedValues>()
  const { deal, optionPeriod } = values
  const terms = dealOf(deal)
  const fee = priceOf(values)
  const isByBudget = deal.price.kind === 'budget'
  if (!deal.price.kind) return null
  const budget = numberIn(deal.budget, 'GBP')
  const words =
    fee === null ? null : exampleWords(terms, { fee, months: Number(optionPeriod), budget: isByBudget ? budget : null })
  const missing = isByBudget
    ? 'Give the offer amount, the percentage and a budget to see what would be due.'
    : 'Give the offer amount and the price to see what would be due.'
  return (
    <S.Example>
      {isByBudget && (
        <NumberField
          name="deal.budget"
          kind="GBP"
          label="Example budget"
          sign="£"
          optional
          help="Only to work out an example here. It is not part of the terms."
        />
      )}
      <p role="status">{words ?? missing}</p>
    </S.Example>
  )
}

/** Opens by itself where something in it was filled in before, or has to be mended. */
function More() {
  const { values, errors, submitCount } = useFormikContext<OfferedValues>()
  const [isOpen, setIsOpen] = useState(() => saysMore(values.deal))
  const { price: _price, extension: _extension, budget: _budget, ...faults } = errors.deal ?? {}
  const isFaulty = submitCount > 0 && Object.keys(faults).length > 0
  return (
    <S.More open={isOpen || isFaulty} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        More terms
        <Meta as="span">Episodes, profits, later productions, reserved rights, credit, consultation, reversion</Meta>
      </summary>
      <div>
        <S.Group aria-label="Episodes of a series">
          <h4>Episodes of a series</h4>
          <Meta>What the author is paid for each episode, by its length. Leave out what does not apply.</Meta>
          <S.Three>
            <NumberField name="deal.episode.to30" kind="GBP" label="Up to 30 minutes" sign="£" optional />
            <NumberField name="deal.episode.to60" kind="GBP" label="Up to 60 minutes" sign="£" optional />
            <NumberField name="deal.episode.over60" kind="GBP" label="Longer" sign="£" optional />
          </S.Three>
        </S.Group>
        <S.Group aria-label="Profits and later productions">
          <h4>Profits and later productions</h4>
          <Pair>
            <NumberField
              name="deal.profits"
              kind="percent"
              label="Percent of net profits"
              optional
              help="The author’s part of the net profits: 0 to 10, in steps of 0.25."
            />
          </Pair>
          <Meta>What the author is paid for a later production, in percent of the price.</Meta>
          <S.Three>
            <NumberField name="deal.passive.sequel" kind="percent" label="Sequel" optional />
            <NumberField name="deal.passive.remake" kind="percent" label="Remake" optional />
            <NumberField name="deal.passive.spinOff" kind="percent" label="Spin-off" optional />
          </S.Three>
        </S.Group>
        <S.Group aria-label="Reserved rights">
          <h4>Reserved rights</h4>
          <Meta>
            What the author keeps, even where the offer would include it, and for how many years after the exercise the
            author makes no use of it. Naming any replaces the usual list: publication, audiobooks and readings.
          </Meta>
          <S.Three>
            {reservedRights.map((right) => (
              <SelectField
                key={right}
                name={`deal.reserved.${right}`}
                label={reservedLabels[right]}
                optional
                options={holdChoices}
              />
            ))}
          </S.Three>
        </S.Group>
        <S.Group aria-label="The author">
          <h4>The author</h4>
          <TextField
            name="deal.credit.words"
            label="Words of the credit"
            optional
            maxLength={dealLimits.creditWords}
            help="Left blank, the credit says “Based on”, the title and the author, in the main titles."
          />
          <SegmentsField
            name="deal.credit.place"
            label="Where the credit appears"
            options={placeChoices}
            help="It counts with words of your own."
          />
          <Pair>
            <SelectField
              name="deal.consultation"
              label="Consultation"
              optional
              options={consultationChoices}
              help="What say the author has while the production is written."
            />
            <SelectField
              name="deal.reversionYears"
              label="Reversion"
              optional
              options={reversionChoices}
              help="When the rights come back if filming has not begun so long after the exercise."
            />
          </Pair>
        </S.Group>
        <TextareaField
          name="deal.further"
          label="Further terms"
          optional
          rows={3}
          maxLength={dealLimits.further}
          help="Anything else, in your words. The agreement quotes them; where they differ from another clause, that clause decides."
        />
      </div>
    </S.More>
  )
}
