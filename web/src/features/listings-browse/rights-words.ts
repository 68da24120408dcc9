import {
  availabilities,
  type Exclusivity,
  exclusivities,
  limits,
  longDay,
  rights as rightNames,
} from '@storyright/contracts/vocabulary'
import {
  allRights,
  dayOf,
  describeLine,
  type Line,
  parseBook,
  parseLanguages,
  parseRightNames,
  parseTerritories,
  type Right,
} from '@storyright/rights'
import { exclusivityLabels, rightLabels } from '../../entities/listing/rights-labels.ts'
import { type RightsChoices, rightsChoices } from './choices.ts'

/** What the catalogue takes where nothing is said. */
export const usualRights = { months: '18', exclusivity: 'exclusive', availability: 'whole' } as const

type Change = { [Name in keyof RightsChoices]?: string | undefined }
export interface RightsChip {
  label: string
  change: Change
}

const everything = parseBook('World; L').book![0]!

/** What is wrong with a choice, as the field says it. */
export const faults: { [Name in keyof Required<RightsChoices>]: (value: string) => string | undefined } = {
  rights: (value) => parseRightNames(value, 'rights').errors?.[0]?.message,
  territory: (value) => parseTerritories(value, 'territory').errors?.[0]?.message,
  language: (value) => parseLanguages(value, 'language').errors?.[0]?.message,
  from: (value) => (dayOf(value) === undefined ? 'This is no day' : undefined),
  months: (value) =>
    /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= limits.rightsMonths
      ? undefined
      : 'Between 1 and 1,200 months',
  exclusivity: (value) => (exclusivities.some((one) => one === value) ? undefined : 'Unknown'),
  availability: (value) => (availabilities.some((one) => one === value) ? undefined : 'Unknown'),
}

/** The choices that the catalogue would refuse, each as nothing. */
export const withoutFaults = (choices: RightsChoices): Change =>
  Object.fromEntries(
    rightsChoices.flatMap((name) => (choices[name] && faults[name](choices[name]) ? [[name, undefined]] : [])),
  )

export const asksForRights = (choices: RightsChoices) => rightsChoices.some((name) => choices[name])

/** The rights that are ticked, in the form's order. */
export function rightsIn({ rights }: RightsChoices): Right[] {
  const set = (rights && parseRightNames(rights, 'rights').value) || 0
  return rightNames.filter((_name, place) => (set >> place) & 1)
}

/** The territories to include and those to leave out, as they were typed. */
export function territoryParts(territory = ''): { include: string; without: string } {
  const [include = '', without = ''] = territory.split(/(?<![^\s,])(?:excluding|except|ex)(?![^\s,])/i)
  return { include: include.trim(), without: without.trim() }
}
export const territoryOf = ({ include, without }: { include: string; without: string }) =>
  without ? `${include || 'World'} ex ${without}` : include

const lineOf = (choices: RightsChoices): Line => ({
  ...everything,
  rights: rightsIn(choices).reduce((set, name) => set | (1 << rightNames.indexOf(name)), 0) || allRights,
  territories: (choices.territory && parseTerritories(choices.territory, 'territory').value) || everything.territories,
  languages: (choices.language && parseLanguages(choices.language, 'language').value) || everything.languages,
  exclusivity: (choices.exclusivity ?? usualRights.exclusivity) as Exclusivity,
})

const territoryWords = (choices: RightsChoices) =>
  describeLine({ ...lineOf(choices), languages: everything.languages }).split(' rights, ')[1]!
const languageWords = (choices: RightsChoices) => {
  const { languages } = lineOf(choices)
  if (languages === everything.languages) return 'in all languages'
  return describeLine({ ...everything, languages })
    .split(', ')
    .slice(1)
    .join(', ')
    .replace(/^worldwide, /, '')
}

/** What is looked for, in a sentence. */
export function rightsSentence(choices: RightsChoices): string {
  const { rights, territory, language, from, months = usualRights.months, availability } = choices
  const { territories, languages } = everything
  const [all] = describeLine({ ...lineOf(choices), territories, languages }).split(', worldwide')
  const which = all!.replace(/all rights$/i, rights ? 'rights of every kind' : 'rights of any kind')
  const where = territory ? territoryWords(choices) : 'anywhere'
  const inTongue = language ? `, ${languageWords(choices)}` : ''
  const begin = from ? longDay(from) : 'today'
  const time = `${count(months)} from ${begin}`
  const opening = availability === 'part' ? `At least partly free in the ${time}` : `Free for ${time}`
  return `${opening}: ${which.charAt(0).toLowerCase()}${which.slice(1)}, ${where}${inTongue}.`
}

/** Each choice in words, and what takes it off. */
export function rightsChips(choices: RightsChoices): RightsChip[] {
  const { territory, language, from, months, exclusivity, availability } = choices
  const ticked = rightsIn(choices)
  const chips: (RightsChip | false | undefined | '')[] = [
    ...(ticked.length === rightNames.length
      ? [{ label: 'All rights', change: { rights: undefined } }]
      : ticked.map((right) => ({
          label: rightLabels[right],
          change: { rights: ticked.filter((one) => one !== right).join(',') || undefined },
        }))),
    territory && { label: capital(territoryWords(choices)), change: { territory: undefined } },
    language && { label: capital(languageWords(choices)), change: { language: undefined } },
    from && { label: `From ${longDay(from)}`, change: { from: undefined } },
    months && { label: count(months), change: { months: undefined } },
    exclusivity && { label: exclusivityLabels[exclusivity as Exclusivity], change: { exclusivity: undefined } },
    availability && {
      label: availability === 'part' ? 'A part is enough' : 'All of it free',
      change: { availability: undefined },
    },
  ]
  return chips.filter((chip) => Boolean(chip)) as RightsChip[]
}

/** What finds more, the mildest first. */
export function waysToLoosen(choices: RightsChoices): RightsChip[] {
  if (!asksForRights(choices)) return []
  const { exclusivity, availability, months = usualRights.months, territory, language } = choices
  const ticked = rightsIn(choices)
  const ways: (RightsChip | false | undefined | '')[] = [
    availability !== 'part' && { label: 'Accept a part of them', change: { availability: 'part' } },
    exclusivity !== 'non-exclusive' && { label: 'Take them non-exclusively', change: { exclusivity: 'non-exclusive' } },
    Number(months) > 6 && { label: 'Ask for 6 months', change: { months: '6' } },
    territory && { label: 'Look anywhere', change: { territory: undefined } },
    language && { label: 'Take any language', change: { language: undefined } },
    ticked.length > 1 && {
      label: `Leave out ${rightLabels[ticked.at(-1)!].toLowerCase()}`,
      change: { rights: ticked.slice(0, -1).join(',') },
    },
  ]
  return ways.filter((way) => Boolean(way)) as RightsChip[]
}

const count = (months: string) => (months === '1' ? '1 month' : `${Number(months).toLocaleString('en-GB')} months`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
