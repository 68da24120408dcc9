/** A calendar month in UTC, as `2026-11`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7)

/** When the month after the one of `at` begins. */
export const nextMonth = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1))
