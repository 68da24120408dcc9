import type { Deps } from '../deps.ts'

/** What somebody was shown last, and what was left out for having been shown before that. */
export interface ShownLast {
  refresh: number
  listingIds: string[]
  without: string[]
}

const KEPT_S = 3_600
const keyOf = (userId: string) => `ai:recommendations:shown:${userId}`

/** Nothing without Redis: then what they do between two samples may bring a listing into both. */
export async function shownLast({ redis }: Pick<Deps, 'redis'>, userId: string): Promise<ShownLast | null> {
  const kept = await redis.get(keyOf(userId)).catch(() => null)
  return kept === null ? null : (JSON.parse(kept) as ShownLast)
}

export async function keepShown({ redis }: Pick<Deps, 'redis'>, userId: string, shown: ShownLast): Promise<void> {
  await redis.set(keyOf(userId), JSON.stringify(shown), 'EX', KEPT_S).catch(() => undefined)
}
