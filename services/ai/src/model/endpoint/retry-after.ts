const USUAL_MS = 60_000
const LONGEST_MS = 24 * 60 * 60_000

/** For how long an endpoint that was asked too often is left alone: the header has seconds or a date. */
export function restIn(header: string | null | undefined, now: Date): number {
  const text = header?.trim() ?? ''
  const milliseconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime()
  return Number.isNaN(milliseconds) ? USUAL_MS : Math.min(LONGEST_MS, Math.max(1_000, milliseconds))
}
