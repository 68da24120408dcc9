export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

export const later = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)
export const ago = ({ clock }: { clock(): Date }, milliseconds: number) => later(clock(), -milliseconds)

/** As events and answers carry it. */
export const timeOf = (date: Date | null | undefined): string | null => date?.toISOString() ?? null
