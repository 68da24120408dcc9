import type { ListingFacets } from '@storyright/contracts/http'
import { exclusivities, rights, territories } from '@storyright/contracts/vocabulary'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { exclusivityLabels, rightLabels } from '../../entities/listing/rights-labels.ts'
import * as S from '../../ui/field/choice.styles.ts'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { RadioList } from '../../ui/field/radio-list.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import type { RightsChoices } from './choices.ts'
import { faults, rightsIn, territoryOf, territoryParts, usualRights } from './rights-words.ts'

const Tick = styled(S.Pick)`
  input {
    border-radius: ${theme.radius};
  }
  input:checked {
    border: ${theme.hair} solid ${theme.ink};
    background: ${theme.ink};
  }
  input:checked::before {
    content: '';
    display: block;
    height: 100%;
    background: ${theme.paper};
    clip-path: polygon(14% 53%, 24% 42%, 41% 59%, 76% 22%, 87% 33%, 41% 80%);
  }
  ${below.phone} {
    input:checked {
      border-width: 1px;
    }
  }
`
const Fields = styled.div`
  display: grid;
  gap: ${theme.s3};
  padding-top: ${theme.s3};
`

type RightsFilterProps = {
  choices: RightsChoices
  facets: ListingFacets | undefined
  change: (change: object) => void
}

const countsOf = (counts: ListingFacets['rights']) =>
  counts && new Map(counts.map(({ value, count }) => [value, count]))

/** The rights that must be free, where, in which languages, from when, how long and how exclusively. */
export function RightsFilter({ choices, facets, change }: RightsFilterProps) {
  const ticked = rightsIn(choices)
  const counts = countsOf(facets?.rights)
  const toggle = (right: (typeof rights)[number]) => {
    const next = rights.filter((one) => ticked.includes(one) !== (one === right))
    change({ rights: next.join(',') || undefined })
  }
  return (
    <>
      <S.Fieldset>
        <legend>Rights I need</legend>
        {rights.map((right) => {
          const count = counts && (counts.get(right) ?? 0)
          const isTicked = ticked.includes(right)
          return (
            <Tick key={right} $chosen={isTicked} $faint={count === 0}>
              <input type="checkbox" checked={isTicked} onChange={() => toggle(right)} />
              <span>{rightLabels[right]}</span>
              {count !== undefined && (
                <S.Tally>
                  {count.toLocaleString('en-GB')}
                  <VisuallyHidden> listings</VisuallyHidden>
                </S.Tally>
              )}
            </Tick>
          )
        })}
      </S.Fieldset>
      <Territories {...{ choices, facets, change }} />
      <Terms {...{ choices, change }} />
    </>
  )
}

function Territories({ choices, facets, change }: RightsFilterProps) {
  const parts = territoryParts(choices.territory)
  const counts = countsOf(facets?.territory)
  const own = territories.find((name) => name.toLowerCase() === parts.include.toLowerCase())
  const set = (next: typeof parts) => change({ territory: territoryOf(next) || undefined })
  const options = territories.map((value) => ({
    value,
    label: value,
    ...(counts && { count: counts.get(value) ?? 0 }),
  }))
  /** What is left out of one place may be no part of another. */
  const include = (name: string) => {
    const next = { include: name, without: name ? parts.without : '' }
    set(next.without && faults.territory(territoryOf(next)) ? { ...next, without: '' } : next)
  }
  return (
    <>
      <RadioList
        legend="Where I need them"
        counted="listings"
        first={5}
        options={[
          { value: '', label: 'Anywhere' },
          ...options.filter(({ value }) => value === 'Worldwide'),
          ...options.filter(({ value }) => value !== 'Worldwide'),
          ...(parts.include && !own && parts.include !== 'World'
            ? [{ value: parts.include, label: parts.include }]
            : []),
        ]}
        value={parts.include === 'World' ? 'Worldwide' : (own ?? parts.include)}
        onChange={include}
      />
      <Fields as="div">
        <TypedField
          label="Other places"
          placeholder="Nordic, FR, Japan"
          value={own || parts.include === 'World' ? '' : parts.include}
          faultOf={(text) => text && faults.territory(territoryOf({ ...parts, include: text }))}
          onCommit={(text) => set({ ...parts, include: text })}
        />
        <TypedField
          label="Except"
          placeholder="US, Canada"
          value={parts.without}
          faultOf={(text) => text && faults.territory(territoryOf({ ...parts, without: text }))}
          onCommit={(text) => set({ ...parts, without: text })}
        />
      </Fields>
    </>
  )
}

const tongues = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'ja', 'ko', 'zh', 'hi', 'ar']
const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' })
const languages = [
  { value: '', label: 'Any language' },
  { value: 'L', label: 'All languages' },
  ...tongues.map((value) => ({ value, label: languageNames.of(value)! })),
]
const lengths = ['6', '12', '18', '24', '36', '60', '120'].map((value) => ({ value, label: `${value} months` }))
/** The options, and what else the address says. */
const withOwn = (options: { value: string; label: string }[], value: string, label = value) =>
  options.some((option) => option.value === value) ? options : [...options, { value, label }]

function Terms({ choices, change }: Omit<RightsFilterProps, 'facets'>) {
  const { language = '', from = '', months = usualRights.months } = choices
  const { exclusivity = usualRights.exclusivity, availability = usualRights.availability } = choices
  const panel = useId()
  const isChosen = Boolean(
    choices.language ?? choices.from ?? choices.months ?? choices.exclusivity ?? choices.availability,
  )
  const [open, setOpen] = useState<boolean>()
  const isOpen = open ?? isChosen
  /** What counts anyhow does not stand in the address. */
  const unless = (usual: string, value: string) => (value === usual ? undefined : value)
  return (
    <>
      <S.More type="button" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        Language, dates and terms
      </S.More>
      <Fields id={panel} hidden={!isOpen}>
        {isOpen && (
          <>
            <LabelledSelect
              label="Language"
              options={withOwn(languages, language)}
              value={language}
              onChange={(value) => change({ language: value || undefined })}
            />
            <TypedField
              label="From"
              type="date"
              value={from}
              faultOf={(text) => text && faults.from(text)}
              onCommit={(text) => change({ from: text || undefined })}
            />
            <LabelledSelect
              label="For how long"
              options={withOwn(lengths, months, `${months} months`)}
              value={months}
              onChange={(value) => change({ months: unless(usualRights.months, value) })}
            />
            <LabelledSelect
              label="How exclusively"
              options={exclusivities.map((value) => ({ value, label: exclusivityLabels[value] }))}
              value={exclusivity as (typeof exclusivities)[number]}
              onChange={(value) => change({ exclusivity: unless(usualRights.exclusivity, value) })}
            />
            <RadioList
              legend="How much must be free"
              options={[
                { value: 'whole', label: 'All of it' },
                { value: 'part', label: 'A part is enough' },
              ]}
              value={availability}
              onChange={(value) => change({ availability: unless(usualRights.availability, value) })}
            />
          </>
        )}
      </Fields>
    </>
  )
}

type TypedFieldProps = {
  label: string
  value: string
  placeholder?: string
  type?: 'text' | 'date'
  faultOf: (text: string) => string | undefined
  onCommit: (text: string) => void
}

/** A text that counts with Enter or once it is left; what cannot be read stays, with what is wrong. */
function TypedField({ label, value, faultOf, onCommit, ...input }: TypedFieldProps) {
  const [typed, setTyped] = useState<{ of: string; text: string }>()
  const text = typed?.of === value ? typed.text : value
  const [fault, setFault] = useState<string>()
  const commit = () => {
    const next = text.trim()
    const found = faultOf(next)
    setFault(found)
    if (!found && next !== value) onCommit(next)
  }
  return (
    <Field label={label} error={text === value ? undefined : fault}>
      <Input
        {...input}
        value={text}
        onChange={({ target }) => setTyped({ of: value, text: target.value })}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </Field>
  )
}
