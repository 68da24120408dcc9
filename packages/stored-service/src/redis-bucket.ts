import { refusals } from '@storyright/contracts/vocabulary'
import type { Redis } from 'ioredis'
import { askRedis } from './redis-stored.ts'

/** Holds `capacity` tokens and gains one every `intervalMs`. */
export interface Bucket {
  key: string
  capacity: number
  intervalMs: number
}

// A bucket is one number, the moment at which it will be full again. A token is taken from all of them or from none.
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait = 0
local fullAt = {}
for i, key in ipairs(KEYS) do
  local capacity, interval = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  fullAt[i] = math.max(tonumber(redis.call('GET', key) or 0), now) + interval
  wait = math.max(wait, fullAt[i] - now - capacity * interval)
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  redis.call('SET', key, string.format('%.0f', fullAt[i]), 'PX', string.format('%.0f', fullAt[i] - now))
end
return 0`

const giveBackScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for i, key in ipairs(KEYS) do
  local fullAt = tonumber(redis.call('GET', key) or 0) - tonumber(ARGV[i])
  if fullAt <= now then redis.call('DEL', key)
  else redis.call('SET', key, string.format('%.0f', fullAt), 'PX', string.format('%.0f', fullAt - now)) end
end`

/** Takes one token of each bucket and answers 0, or takes none and returns the milliseconds until there is one. */
export function takeToken(redis: Redis, buckets: readonly Bucket[]): Promise<number> {
  const keys = buckets.map(({ key }) => key)
  const sizes = buckets.flatMap(({ capacity, intervalMs }) => [capacity, intervalMs])
  return askRedis(() => redis.eval(takeScript, keys.length, ...keys, ...sizes) as Promise<number>)
}

/** Puts back what `takeToken` took. */
export async function giveBackToken(redis: Redis, buckets: readonly Bucket[]): Promise<void> {
  const keys = buckets.map(({ key }) => key)
  const intervals = buckets.map(({ intervalMs }) => intervalMs)
  await askRedis(() => redis.eval(giveBackScript, keys.length, ...keys, ...intervals))
}

/**
 * Refuses a key that asks too often, with the seconds to wait. While Redis is away nobody is refused: what
 * people do matters more than its limits.
 */
export function rateLimit(
  { redis, logger }: { redis: Redis; logger: { warn(details: object, message: string): void } },
  size: Omit<Bucket, 'key'>,
) {
  let isAway = false
  return async (key: string, message?: string): Promise<void> => {
    let wait = 0
    try {
      wait = await takeToken(redis, [{ ...size, key }])
      isAway = false
    } catch (error) {
      if (!isAway) logger.warn({ err: error }, 'Redis is away: nobody’s requests are limited')
      isAway = true
    }
    if (wait > 0) throw refusals.tooManyRequests({ message, retryAfterSeconds: Math.ceil(wait / 1_000) })
  }
}
