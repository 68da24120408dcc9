import { dayAndTime } from '@storyright/contracts/vocabulary'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'
import type { CompetitionValues } from './competition.rules.ts'

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' })

/** A moment as a field for date and time holds it, by London's clock: `2026-11-21T09:00`. */
export const londonTime = (at: string | number): string => wall.format(new Date(at)).replace(' ', 'T')

const asUtc = (time: string) => Date.parse(`${time}Z`)
/** By how much London's clock is ahead at this moment. */
const ahead = (at: number) => asUtc(londonTime(at)) - Math.floor(at / 60_000) * 60_000

/** What the form calls its fields, wherever one is named apart from it. */
export const competitionLabels: Record<keyof CompetitionValues, string> = {
  title: 'Title',
  sponsor: 'Sponsor',
  prize: 'Prize',
  brief: 'Brief',
  rules: 'Rules',
  opensAt: 'Opens',
  closesAt: 'Closes',
  isFunding: 'This is the funding competition',
}
export const competitionFields = Object.keys(competitionLabels)

const isTime = (field: string) => field === 'opensAt' || field === 'closesAt'

export const competitionWords: FieldWords = {
  labels: competitionLabels,
  read: (field, value) => (isTime(field) && value ? dayAndTime(momentOf(String(value))) : undefined),
}

/** The moment that London's clock calls so; empty for what is no time. */
export function momentOf(time: string): string {
  const called = asUtc(time)
  if (Number.isNaN(called)) return ''
  // Twice: the clock may change between the first guess and the moment.
  const guess = called - ahead(called)
  return new Date(called - ahead(guess)).toISOString()
}
