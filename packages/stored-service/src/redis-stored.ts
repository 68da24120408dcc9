import { refusals } from '@storyright/contracts/vocabulary'
import { Redis } from 'ioredis'
import { z } from 'zod'
import type { Stored } from './stored.ts'

/** What a service with a Redis reads from its environment. */
export const redisEnvironment = { REDIS_URL: z.string().min(1) }

const SPEAKS_EVERY_MS = 3_000

/** Redis, which either answers within a second or is away: nothing waits in a queue for it to return. */
export function redisStored(url: string): Stored<Redis> {
  const redis = new Redis(url, {
    commandTimeout: 1_000,
    connectTimeout: 1_000,
    socketTimeout: 5_000, // for an answer that is owed: a host that vanishes ends no connection
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  })
  redis.on('error', () => undefined) // each command rejects to its own caller
  // Our servers close idle connections, and firewalls forget them.
  const speaking = setInterval(() => void redis.ping().catch(() => undefined), SPEAKS_EVERY_MS).unref()
  const close = () => {
    clearInterval(speaking)
    redis.disconnect()
  }
  return { kind: 'redis', db: redis, check: () => redis.ping(), close }
}

/** Runs commands, or throws a 503 with the time to come back. */
export async function askRedis<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (cause) {
    throw Object.assign(refusals.unavailable({ retryAfterSeconds: 5 }), { cause })
  }
}
