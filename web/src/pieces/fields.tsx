import { useState } from 'react'
import { NumberInput } from '../shared/form/number-field.tsx'
import { doubtWords } from '../shared/form/typed-number.ts'
import { Checkbox } from '../ui/field/checkbox.tsx'
import { Field } from '../ui/field/field.tsx'
import { Input } from '../ui/field/input.tsx'
import { LabelledSelect } from '../ui/field/labelled-select.tsx'
import { PasswordInput } from '../ui/field/password-input.tsx'
import { RadioList } from '../ui/field/radio-list.tsx'
import { SearchField } from '../ui/field/search-field.tsx'
import { Segments } from '../ui/field/segments.tsx'
import { Select } from '../ui/field/select.tsx'
import { Switch } from '../ui/field/switch.tsx'
import { Textarea } from '../ui/field/textarea.tsx'
import { Pair } from './line.ts'

const viability = [
  { value: '', label: 'Any score', count: 1248 },
  { value: 'highly-viable', label: 'Highly Viable', count: 214, mark: 'ok' as const },
  { value: 'viable', label: 'Viable', count: 506, mark: 'ok' as const },
  { value: 'cautionary', label: 'Cautionary', count: 431, mark: 'wait' as const },
  { value: 'high-risk', label: 'High Risk', count: 0, mark: 'bad' as const },
]

export function Fields() {
  const [amount, setAmount] = useState('15.000')
  const [isOn, setOn] = useState(true)
  const [comment, setComment] = useState('The asylum chapters alone would carry an hour.')
  const [period, setPeriod] = useState('18')
  const [score, setScore] = useState('viable')
  return (
    <Pair>
      <Field label="Genre" optional>
        <Select options={['Mystery', 'Gothic'].map((value) => ({ value, label: value }))} />
      </Field>
      <Field label="Option fee" error="Minimum offer amount is £1,000">
        <Input sign="£" defaultValue="500" />
      </Field>
      <NumberInput
        kind="GBP"
        label="Offer amount"
        sign="£"
        help="At least £1,000, in whole pounds."
        value={amount}
        onType={setAmount}
        error={doubtWords(amount, 'GBP')}
      />
      <Field label="Password" help="At least 8 characters.">
        <PasswordInput defaultValue="correct horse" />
      </Field>
      <Field label="Company">
        <Input placeholder="As registered" disabled />
      </Field>
      <Field label="Comment">
        <Textarea
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          count={{ max: 1000, unit: 'characters' }}
        />
      </Field>
      <LabelledSelect
        label="Viability"
        options={viability.map(({ value, label }) => ({ value, label }))}
        value={score}
        onChange={setScore}
      />
      <div>
        <SearchField label="Search the catalogue" placeholder="Title, author, description or tag" />
        <br />
        <Checkbox label="I agree to the Terms of Use and the Privacy Policy." defaultChecked />
        <br />
        <Checkbox label="Not ticked, and it must be." invalid />
        <br />
        <Switch label="Record what I search for and look at" checked={isOn} onChange={() => setOn(!isOn)} />
      </div>
      <Segments
        name="period"
        legend="Option period, months"
        options={['12', '18', '24', '36'].map((value) => ({ value, label: value }))}
        value={period}
        onChange={setPeriod}
        help="How long you have the exclusive right to buy."
      />
      <RadioList
        legend="Commercial Viability"
        options={viability}
        value={score}
        onChange={setScore}
        first={4}
        counted="listings"
      />
    </Pair>
  )
}
