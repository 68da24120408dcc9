import { type Exclusivity, rights } from '@storyright/contracts/vocabulary'
import type { LanguageSet } from './languages.ts'
import type { CountrySet } from './regions.ts'

export type Right = (typeof rights)[number]
/** A set of rights, a bit for each in the form's order. */
export type RightSet = number

/** A day (UTC) as days since 1 January 1970. A window that is open begins at -Infinity or ends at Infinity. */
export type Day = number

/** Rights in territories and languages over a window of days, both ends included, and how exclusively. */
export interface Line {
  readonly territories: CountrySet
  readonly languages: LanguageSet
  readonly rights: RightSet
  readonly from: Day
  readonly to: Day
  readonly exclusivity: Exclusivity
  /** The words that it was typed in. */
  readonly typed?: string
}

/** What is on offer, asked for or taken, line by line; where lines overlap, the stronger exclusivity counts. */
export type Book = readonly Line[]

export const bookLimits = { lines: 50, characters: 2_000 } as const

export const allRights: RightSet = (1 << rights.length) - 1
export const rightSet = (names: readonly Right[]): RightSet =>
  names.reduce((set, name) => set | (1 << rights.indexOf(name)), 0)
export const rightsOf = (set: RightSet): Right[] => rights.filter((_name, place) => (set >> place) & 1)

const DAY = 86_400_000

/** The day of `2026-12-01`; `undefined` for what the calendar does not have, and for years before 1000 or after 2999. */
export function dayOf(text: string): Day | undefined {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : time / DAY
}

export const dayText = (day: Day): string => new Date(day * DAY).toISOString().slice(0, 10)

/** The day of a moment. */
export const dayAt = (moment: Date): Day => Math.floor(moment.getTime() / DAY)
