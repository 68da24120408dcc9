/** A calendar month in UTC, as `2026-11`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7)

/** When the month after the one of `at` begins. */
export const nextMonth = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1))

/** The same day so many months later, or the last day of a month that is shorter. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0)
  return later
}
