const units = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }

/** `30m` in milliseconds; throws a sentence where it is no time. */
export function lengthOf(text: string): number {
  const [, count, unit] = /^(\d{1,6})(ms|s|m|h)$/.exec(text) ?? []
  if (!count || Number(count) === 0) throw new Error(`“${text}” is no time: write 90s, 30m or 2h.`)
  return Number(count) * units[unit as keyof typeof units]
}
