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
