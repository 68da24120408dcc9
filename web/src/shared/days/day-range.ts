import { day } from '@storyright/contracts/vocabulary'

/** A first and a last day, both within: `2026-11-22`, in UTC as figures are counted. */
export interface DayRange {
  from: string
  to: string
}

const DAY_MS = 86_400_000
export const dayOf = (at: Date | number) => new Date(at).toISOString().slice(0, 10)
/** Of this century: a year that is being typed is at first one of the first centuries. */
export const isDay = (text: string | null): text is string =>
  text !== null &&
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  dayOf(Date.parse(text)) === text
/** `Nov 2026`, of the month of a day or of a month itself. */
export const monthName = (at: string) => day(`${at.slice(0, 7)}-01`).replace(/^\d+ /, '')
/** How many days a range holds. */
export function daysIn({ from, to }: DayRange) {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
}

const back = (days: number) => (today: string) => dayOf(Date.parse(today) - (days - 1) * DAY_MS)

/** The ranges that have a name, and where each begins; all end today. */
export const presets = {
  '7': { label: '7 days', from: back(7) },
  '30': { label: '30 days', from: back(30) },
  '90': { label: '90 days', from: back(90) },
  year: { label: 'This year', from: (today: string) => `${today.slice(0, 4)}-01-01` },
  '365': { label: '12 months', from: back(365) },
} as const
export type Preset = keyof typeof presets

export interface Chosen {
  range: DayRange
  /** `null` for two days of the reader's own. */
  preset: Preset | null
}

/** Reads an address; what is no range of ours gives `otherwise`. A reversed range is the reader's to mend. */
export function rangeAt(address: URLSearchParams, today: string, otherwise: Preset): Chosen {
  const [from, to] = [address.get('from'), address.get('to')]
  if (isDay(from) && isDay(to)) return { range: { from, to }, preset: null }
  const named = address.get('range')
  const preset = named !== null && Object.hasOwn(presets, named) ? (named as Preset) : otherwise
  return { range: { from: presets[preset].from(today), to: today }, preset }
}
