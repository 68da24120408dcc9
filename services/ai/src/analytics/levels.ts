import { dayOf, type Share } from './share.ts'

/** From when on something counts under a name; under none where it is `null`. */
export interface Level {
  at: Date
  name: string | null
}

/** The days on which levels rise and fall. */
export function levelShares(series: string, levels: readonly Level[]): Share[] {
  const shares: Share[] = []
  let before: string | null = null
  for (const { at, name } of levels) {
    if (name === before) continue
    const change = (of: string, count: number): Share => ({
      series: `${series}.${of}`,
      of: null,
      day: dayOf(at),
      count,
    })
    if (before !== null) shares.push(change(before, -1))
    if (name !== null) shares.push(change(name, 1))
    before = name
  }
  return shares
}
