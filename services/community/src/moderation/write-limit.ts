import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { takeToken } from '@storyright/stored-service/redis'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'

const MINUTE_MS = 60_000
const says = 'You are writing very fast. Please take a breath and try again in a moment.'

/** Refuses whoever writes too much at once. While Redis is away nobody is refused: conversation matters more than its limits. */
export function writeLimit(
  { redis, logger }: Pick<Deps, 'redis' | 'logger'>,
  config: Pick<Config, 'LIMIT_WRITES_PER_MINUTE' | 'LIMIT_WRITES_AT_ONCE'>,
): (viewer: Viewer) => Promise<void> {
  const bucket = {
    capacity: config.LIMIT_WRITES_AT_ONCE,
    intervalMs: Math.ceil(MINUTE_MS / config.LIMIT_WRITES_PER_MINUTE),
  }
  let isAway = false
  return async ({ id }) => {
    let wait = 0
    try {
      wait = await takeToken(redis, [{ ...bucket, key: `limit:write:${id}` }])
      isAway = false
    } catch (error) {
      if (!isAway) logger.warn({ err: error }, 'Redis is away: nobody’s writing is limited')
      isAway = true
    }
    if (wait > 0) throw refusals.tooManyRequests({ says, retryAfterSeconds: Math.ceil(wait / 1_000) })
  }
}
