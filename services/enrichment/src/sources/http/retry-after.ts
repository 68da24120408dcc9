type Headers = Record<string, string | string[] | undefined>

const LONGEST_MS = 25 * 60 * 60_000

/** Until when a provider wants to be left alone: `Retry-After` (seconds or a date), or `x-rate-limit-reset` (epoch seconds). */
export function retryAfterOf(headers: Headers, now: Date): Date | undefined {
  const retryAfter = one(headers['retry-after'])
  const reset = one(headers['x-rate-limit-reset'])
  const until = retryAfter === undefined ? fromEpoch(reset) : fromRetryAfter(retryAfter, now)
  if (until === undefined || Number.isNaN(until)) return undefined
  return new Date(Math.min(Math.max(until, now.getTime()), now.getTime() + LONGEST_MS))
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() || undefined
const isNumber = (text: string) => /^\d+(\.\d+)?$/.test(text)

const fromRetryAfter = (text: string, now: Date) =>
  isNumber(text) ? now.getTime() + Number(text) * 1_000 : Date.parse(text)
const fromEpoch = (text: string | undefined) => (text && isNumber(text) ? Number(text) * 1_000 : undefined)
