import { territories } from '@storyright/contracts/vocabulary'
import { type CountrySet, codesOf, countryNames, countrySet, territoryNamed, world } from '@storyright/rights'

/** A row of the grid: one of the form's territories, or a country of one that was opened. */
export interface TerritoryRow {
  key: string
  label: string
  countries: CountrySet
  level: 1 | 2
  /** For those that open to countries. */
  isOpen?: boolean
  /** How many rows its level has, and which of them this is, from 1. */
  position: number
  siblings: number
}

const named = territories.filter((name) => name !== 'Worldwide')
const elsewhere = named.reduce((set, name) => set & ~territoryNamed(name)!, world)

/** The whole world first, which every country is part of, and last the countries that the form has no name for. */
const groups: readonly { label: string; countries: CountrySet; opens: boolean }[] = [
  { label: 'Worldwide', countries: world, opens: false },
  ...named.map((label) => {
    const countries = territoryNamed(label)!
    return { label, countries, opens: codesOf(countries).length > 1 }
  }),
  { label: 'Elsewhere', countries: elsewhere, opens: true },
]

export function territoryRows(open: ReadonlySet<string>): TerritoryRow[] {
  return groups.flatMap(({ label, countries, opens }, place) => {
    const isOpen = open.has(label)
    const group: TerritoryRow = {
      ...{ key: label, label, countries, level: 1, position: place + 1, siblings: groups.length },
      ...(opens && { isOpen }),
    }
    return [group, ...(isOpen ? countriesIn(label, countries) : [])]
  })
}

const countriesIn = (group: string, set: CountrySet): TerritoryRow[] =>
  codesOf(set)
    .map((code) => ({ code, label: countryNames[code] as string }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
    .map(({ code, label }, place, { length }) => ({
      ...{ key: `${group}/${code}`, label, countries: countrySet([code])!, level: 2 as const },
      ...{ position: place + 1, siblings: length },
    }))
