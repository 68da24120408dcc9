import type { ListingsQuery } from '@storyright/contracts/http'
import { addMonths, type Exclusivity, refusals } from '@storyright/contracts/vocabulary'
import {
  type BookError,
  type Day,
  dayAt,
  dayOf,
  dayText,
  formatLine,
  type Line,
  type ParsedPart,
  parseBook,
  parseLanguages,
  parseRightNames,
  parseTerritories,
  type Right,
} from '@storyright/rights'
import { type Dimension, everything, type SoughtRights } from '../listings/free-rights.ts'

/** The rights that listings are filtered by, in canonical words; `null` for what was not said. */
export interface RightsQuestion {
  rights: string | null
  territories: string | null
  languages: string | null
  from: string | null
  months: number
  exclusivity: Exclusivity
  availability: 'whole' | 'part'
}

const usual = { months: 18, exclusivity: 'exclusive', availability: 'whole' } as const
/** What is counted where nothing is filtered by. */
export const anyRights: RightsQuestion = { rights: null, territories: null, languages: null, from: null, ...usual }

type Query = Pick<
  ListingsQuery,
  'rights' | 'territory' | 'language' | 'from' | 'months' | 'exclusivity' | 'availability'
>

/** The question of a query, or nothing where it asks for no rights. */
export function rightsQuestionOf(query: Query, today: Day): RightsQuestion | undefined {
  const { rights, territory, language, from, months, exclusivity, availability } = query
  const asked = [
    rights || undefined,
    territory || undefined,
    language || undefined,
    from,
    months,
    exclusivity,
    availability,
  ]
  if (asked.every((one) => one === undefined)) return undefined
  const question: RightsQuestion = {
    rights: rights ? textOf('rights', { rights: parsedValue(parseRightNames(rights, 'rights')) }) : null,
    territories: territory
      ? textOf('territories', { territories: parsedValue(parseTerritories(territory, 'territory')) })
      : null,
    languages: language ? textOf('languages', { languages: parsedValue(parseLanguages(language, 'language')) }) : null,
    from: from ?? null,
    months: months ?? usual.months,
    exclusivity: exclusivity ?? usual.exclusivity,
    availability: availability ?? usual.availability,
  }
  if (from !== undefined && dayOf(from) === undefined) throw fault('from', `“${from}” is no day: write YYYY-MM-DD`)
  if (windowOf(question, today).to < today) throw fault('from', 'This window is over')
  return question
}

const places = { territories: 0, languages: 1, rights: 2 } as const
const textOf = (part: keyof typeof places, set: Partial<Line>) =>
  formatLine({ ...everything, ...set }).split('; ')[places[part]]!

function parsedValue<Value>(parsed: ParsedPart<Value>): Value {
  if (!parsed.errors) return parsed.value
  const [{ path, message, column }] = parsed.errors as [BookError]
  throw refusals.validationFailed({ message: `${path}: Character ${column}: ${message}`, errors: parsed.errors })
}

const fault = (path: string, message: string) =>
  refusals.validationFailed({ message, errors: [{ path, message, line: 1, column: 1 }] })

/** The same with one more right. */
export const withRight = (question: RightsQuestion, right: Right): RightsQuestion => ({
  ...question,
  rights:
    question.rights === 'all' || question.rights === null
      ? (question.rights ?? right)
      : textOf('rights', { rights: parsedValue(parseRightNames(`${question.rights}+${right}`, 'rights')) }),
})

/** The same in this territory. */
export const inTerritory = (question: RightsQuestion, name: string): RightsQuestion => ({
  ...question,
  territories: textOf('territories', { territories: parsedValue(parseTerritories(name, 'territory')) }),
})

/** The months from a day on; without one from today on. */
function windowOf({ from, months }: RightsQuestion, today: Day): Pick<Line, 'from' | 'to'> {
  const begin = from ?? dayText(today)
  return { from: dayOf(begin)!, to: dayAt(addMonths(new Date(`${begin}T00:00:00Z`), months)) - 1 }
}

/**
 * What is looked for on this day. Days before today do not count. Of what was not said some is enough; of the rest all of it, or where
 * a part is enough, each of the rights.
 */
export function soughtRights(question: RightsQuestion, today: Day): SoughtRights {
  const { rights, territories, languages, exclusivity, availability } = question
  const [line] = parseBook(`${territories ?? 'World'}; ${languages ?? 'L'}; ${rights ?? 'all'}`, {
    characters: Infinity,
  }).book!
  const { from, to } = windowOf(question, today)
  const whole: Dimension[] = rights === null ? [] : ['rights']
  if (availability === 'whole') {
    whole.push('days')
    if (territories !== null) whole.push('territories')
    if (languages !== null) whole.push('languages')
  }
  return { line: { ...line!, from: Math.max(from, today), to, exclusivity }, whole }
}

/** A question with its key: the same questions of one day have the same answer. */
export const judgeable = (question: RightsQuestion, today: Day) => ({
  key: JSON.stringify([question, today]),
  sought: soughtRights(question, today),
})
