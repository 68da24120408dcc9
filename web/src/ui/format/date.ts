// en-GB abbreviates September to four letters; a column of dates wants three.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function parts(at: Date | string | number) {
  const found = Object.fromEntries(london.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  return { ...found, month: months[Number(found.month) - 1] } as Record<string, string>
}

/** 21 Nov 2026, as it was in London. */
export function day(at: Date | string | number) {
  const { day: date, month, year } = parts(at)
  return `${Number(date)} ${month} ${year}`
}

/** 21 Nov 2026, 09:00 */
export function dayAndTime(at: Date | string | number) {
  const { hour, minute } = parts(at)
  return `${day(at)}, ${hour}:${minute}`
}
