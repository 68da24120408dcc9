import type { Competition } from '@storyright/contracts/http'
import { competitionLimits as limits } from '@storyright/contracts/vocabulary'
import { boolean, type ObjectSchema, object, string } from 'yup'
import { required } from '../../shared/form/rules.ts'
import { londonTime, momentOf } from './competition.words.ts'

/** What the form holds; times by London's clock. */
export interface CompetitionValues {
  title: string
  brief: string
  sponsor: string
  prize: string
  rules: string
  opensAt: string
  closesAt: string
  isFunding: boolean
}

const DAY_MS = 86_400_000
const fromNow = (days: number) => londonTime(Date.now() + days * DAY_MS)

export function valuesOf(competition: Competition | null): CompetitionValues {
  return {
    title: competition?.title ?? '',
    brief: competition?.brief ?? '',
    sponsor: competition?.sponsor ?? '',
    prize: competition?.prize ?? '',
    rules: competition?.rules ?? '',
    opensAt: competition ? londonTime(competition.opensAt) : fromNow(0),
    closesAt: competition ? londonTime(competition.closesAt) : fromNow(28),
    isFunding: competition?.isFunding ?? false,
  }
}

/** The rules of the contracts, each with its message. */
export const competitionRules = object({
  title: required('Please give it a title', limits.title),
  brief: required('Please say what is sought', limits.brief),
  sponsor: required('Please name the sponsor', limits.sponsor),
  prize: required('Please say what the prize is', limits.prize),
  rules: required('Please write the rules', limits.rules),
  opensAt: string().required('Please say when it opens'),
  closesAt: string()
    .required('Please say when it closes')
    // Both are written alike, so that they compare as text.
    .when('opensAt', ([opensAt], own) =>
      own.test('after', 'It has to close after it opens', (closesAt) => !closesAt || closesAt > opensAt),
    ),
  isFunding: boolean().required(),
}) as unknown as ObjectSchema<CompetitionValues>

const asSent = ({ opensAt, closesAt, ...words }: CompetitionValues) => ({
  ...words,
  opensAt: momentOf(opensAt),
  closesAt: momentOf(closesAt),
})
export const newForm = asSent

/** What of the form was changed. A time that was left alone keeps its seconds. */
export function changedForm(before: CompetitionValues, now: CompetitionValues): Partial<ReturnType<typeof asSent>> {
  const sent = asSent(now)
  const names = (Object.keys(sent) as (keyof CompetitionValues)[]).filter((name) => before[name] !== now[name])
  return Object.fromEntries(names.map((name) => [name, sent[name]]))
}
