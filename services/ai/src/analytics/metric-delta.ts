/** What something adds to a series on a day: of a listing or a searched term where the series has one for each. */
export interface Share {
  series: string
  of: string | null
  /** In UTC, `2026-11-22`. */
  day: string
  count: number
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
export const monthOf = (day: string): string => day.slice(0, 7)

/** One share for each series and day, none of nothing. */
export function summed(shares: Iterable<Share>): Share[] {
  const sums = new Map<string, Share>()
  for (const share of shares) {
    const key = `${share.series}\0${share.of ?? ''}\0${share.day}`
    const sum = sums.get(key)
    if (sum) sum.count += share.count
    else sums.set(key, { ...share })
  }
  return [...sums.values()].filter(({ count }) => count !== 0)
}

export const taken = (shares: readonly Share[]): Share[] => shares.map((share) => ({ ...share, count: -share.count }))
