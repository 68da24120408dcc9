import { recommendationStages } from '@storyright/contracts/vocabulary'
import { askRedis } from '@storyright/stored-service/redis'
import type { Deps } from '../deps.ts'

const KEPT_S = 60
const keyOf = (userId: string) => `ai:recommendations:progress:${userId}`

/** Reports the progress of somebody's recommendations. Nothing waits for it, and without Redis it is not reported. */
export function progressOf({ redis }: Pick<Deps, 'redis'>, userId: string, stage: number): void {
  redis.set(keyOf(userId), stage, 'EX', KEPT_S).catch(() => undefined)
}

/** How far they are; those that were not asked for have not begun. */
export async function readProgress({ redis }: Pick<Deps, 'redis'>, userId: string) {
  const kept = Number((await askRedis(() => redis.get(keyOf(userId)))) ?? 0)
  const { from, stage } = recommendationStages[kept] ?? recommendationStages[0]
  return { progress: from, stage }
}
