const FIRST = 500
const LONGEST = 15_000
const STEADY = 60_000

/** How long to wait before a process that ended is started again: longer each time, unless it had run for a while. */
export function backOff(crashes: number, ranFor: number): number {
  return ranFor > STEADY ? FIRST : Math.min(FIRST * 2 ** (crashes - 1), LONGEST)
}
