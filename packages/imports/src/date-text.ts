/** A year, a month or a day as a listing has it, or undefined where there is no such day. */
export function dateText(year: number, month?: number, day?: number): string | undefined {
  if (!(year >= 1000 && year <= 2999)) return undefined
  const padded = (part: number) => String(part).padStart(2, '0')
  if (month === undefined) return String(year)
  if (!(month >= 1 && month <= 12)) return undefined
  if (day === undefined) return `${year}-${padded(month)}`
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return `${year}-${padded(month)}-${padded(day)}`
}
