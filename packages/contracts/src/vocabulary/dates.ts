/** Days and times as everybody reads them, on screens, in letters and on documents: those of London, the seller's own. */

type At = Date | string | number

// en-GB abbreviates September to four letters; a column of dates wants three.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const timeZone = 'Europe/London'
const numbers = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const long = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric' })

function parts(at: At) {
  const found = Object.fromEntries(numbers.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  return { ...found, month: months[Number(found.month) - 1] } as Record<string, string>
}

/** `21 Nov 2026` */
export function day(at: At): string {
  const { day: date, month, year } = parts(at)
  return `${Number(date)} ${month} ${year}`
}

/** `21 Nov 2026, 09:00` */
export const dayAndTime = (at: At): string => `${day(at)}, ${time(at)}`

/** `21 November 2026` */
export const longDay = (at: At): string => long.format(new Date(at))

/** `09:00` */
export function time(at: At): string {
  const { hour, minute } = parts(at)
  return `${hour}:${minute}`
}

/** A year, a month or a day, with or without anything between: `1868`, `1868-08`, `4 March 2026`, `20210304`, `202103`. */
const dated = /(?<!\d)([12]\d{3})(?:(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])?)?(?!\d)/
const LOOKED_AT = 60

/** The year in a date that may be a year, a month, a day or free text. */
export function yearIn(date: string | null): number | null {
  const [, year] = dated.exec((date ?? '').slice(0, LOOKED_AT)) ?? []
  return year ? Number(year) : null
}

/** A date of digits alone as it is written otherwise: `20210304` is `2021-03-04` and `202103` is `2021-03`; any other stays. */
export const withDashes = (date: string): string => {
  const [all, year, month, day] = dated.exec(date.trim()) ?? []
  return all === date.trim() && month ? [year, month, ...(day ? [day] : [])].join('-') : date
}
