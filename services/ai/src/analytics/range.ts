import { calendar, refusals } from '@storyright/contracts/vocabulary'

export interface Range {
  /** The first and the last day, in UTC. */
  from: string
  to: string
}

const DAY_MS = 86_400_000
const USUAL_DAYS = 30
const YEAR = 366
const MOST_YEARS = 30

const atDay = (day: string) => Date.parse(`${day}T00:00:00.000Z`)
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)
export const addDays = (day: string, days: number): string => dayAt(atDay(day) + days * DAY_MS)

/** The range that is asked for: up to today, and thirty days long, by default. */
export function rangeOf(asked: { [Side in keyof Range]?: string | undefined }, now: Date, years = MOST_YEARS): Range {
  const { from, to } = asked
  const end = to ?? dayAt(now.getTime())
  const begin = from ?? addDays(end, 1 - USUAL_DAYS)
  if (begin > end) throw refuse('The range must not end before it begins')
  const { first, last } = calendar
  if (begin < first || end > last) throw refuse(`The range must lie between ${first} and ${last}`)
  if ((atDay(end) - atDay(begin)) / DAY_MS > years * YEAR)
    throw refuse(`The range must not be longer than ${years === 1 ? 'a year' : `${years} years`}`)
  return { from: begin, to: end }
}

const refuse = (message: string) => refusals.validationFailed({ message, errors: [{ path: 'to', message }] })

/** As many days, up to the one before it. */
export function previousOf({ from, to }: Range): Range {
  const days = (atDay(to) - atDay(from)) / DAY_MS + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

/** Every day of it. */
export function daysOf({ from, to }: Range): string[] {
  const days: string[] = []
  for (let time = atDay(from); time <= atDay(to); time += DAY_MS) days.push(dayAt(time))
  return days
}

/** Every month that has a day in it. */
export function monthsOf({ from, to }: Range): string[] {
  const months: string[] = []
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month)) months.push(month)
  return months
}

function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return dayAt(Date.UTC(year, number, 1)).slice(0, 7)
}

/** Whether all of a month is in it. */
export const isWhole = ({ from, to }: Range, month: string): boolean => from <= `${month}-01` && to >= lastDayOf(month)

export const firstDayOf = (month: string): string => `${month}-01`
export const lastDayOf = (month: string): string => addDays(firstDayOf(nextMonth(month)), -1)
