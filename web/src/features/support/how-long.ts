const MINUTE_MS = 60_000
const units = [
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const

/** How long something has lasted, in words: `3 days`; `null` for less than a minute. */
export function howLong(since: string, now = Date.now()): string | null {
  const minutes = Math.floor((now - Date.parse(since)) / MINUTE_MS)
  for (const [unit, length] of units) {
    const count = Math.floor(minutes / length)
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`
  }
  return null
}

export const howLongAgo = (at: string, now?: number): string => {
  const long = howLong(at, now)
  return long ? `${long} ago` : 'just now'
}
