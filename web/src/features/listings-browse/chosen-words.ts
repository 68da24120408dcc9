import { day, type ListingStatus } from '@storyright/contracts/vocabulary'
import { statusLabel } from '../../entities/listing/status-badge.tsx'
import { money, shortMoney } from '../../entities/money/money.ts'
import type { Choice, Choices, Filter, RightsChoices } from './choices.ts'
import { chosenOf, filters } from './filters.ts'

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
