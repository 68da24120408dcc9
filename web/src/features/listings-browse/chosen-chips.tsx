import { day, type ListingStatus } from '@storyright/contracts/vocabulary'
import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { statusLabel } from '../../entities/listing/status-badge.tsx'
import { money, shortMoney } from '../../entities/money/money.ts'
import { Chip, Chips } from '../../ui/chip/chip.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { type Choice, type Choices, type Filter, type RightsChoices, rightsChoices } from './choices.ts'
import { chosenOf, filters } from './filters.ts'

const Clear = styled.button`
  padding: ${theme.s1} 0;
  border: 0;
  background: none;
  font-size: ${theme.t13};
  text-decoration: underline;
  text-decoration-color: ${theme.edge};
  text-underline-offset: 0.2em;
  white-space: nowrap;
  cursor: pointer;
  ${below.phone} {
    min-height: 36px;
  }
`
type ChosenChipsProps = { choices: Choices; change: (change: object) => void; onClear: () => void }

// Reading rights takes more than all of this.
const ChosenRights = lazy(() => import('./chosen-rights.tsx').then((module) => ({ default: module.ChosenRights })))

/** What the list was chosen by, each to be taken off. */
export function ChosenChips({ choices, change, onClear }: ChosenChipsProps) {
  return (
    <Chips aria-label="Chosen">
      {choices.search && (
        <li>
          <Chip label={`“${choices.search}”`} onRemove={() => change({ search: undefined })} />
        </li>
      )}
      {chosen(choices).map(({ name, label }) => (
        <li key={name}>
          <Chip label={label} onRemove={() => change({ [name]: undefined })} />
        </li>
      ))}
      {rightsChoices.some((name) => choices[name]) && (
        <Suspense>
          <ChosenRights {...{ choices, change }} />
        </Suspense>
      )}
      <li>
        <Clear type="button" onClick={onClear}>
          Clear Filters
        </Clear>
      </li>
    </Chips>
  )
}

/** What is chosen besides the filters of the rail: by the address, or understood of what was typed. */
const others: { [Name in Exclude<Choice, Filter | 'search' | keyof RightsChoices>]: (value: string) => string } = {
  status: (value) => statusLabel(value as ListingStatus),
  priceFrom: (value) => (isJustAbove(value) ? `Over ${pounds(Number(value) - 1)}` : `From ${pounds(Number(value))}`),
  priceBelow: (value) => (isJustAbove(value) ? `Up to ${pounds(Number(value) - 1)}` : `Under ${pounds(Number(value))}`),
  publishedFrom: (value) => `Published ${value} or later`,
  publishedTo: (value) => `Published ${value} or earlier`,
  chain: () => 'Verified chain of title',
  since: (value) => `Listed since ${day(value)}`,
}
const pounds = (amount: number) => (amount % 1_000 === 0 ? shortMoney(amount) : money(amount))
/** "Over £50k" begins a pound above it. */
const isJustAbove = (value: string) => Number(value) % 1_000 === 1

/** What is chosen, as words for the chips. */
export const chosen = (choices: Choices): { name: Choice; label: string }[] => [
  ...filters.flatMap((filter) => {
    const option = chosenOf(filter, choices)
    return option ? [{ name: filter.name, label: option.label }] : []
  }),
  ...(Object.keys(others) as (keyof typeof others)[]).flatMap((name) => {
    const value = choices[name]
    return value ? [{ name, label: others[name](value) }] : []
  }),
]
