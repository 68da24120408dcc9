import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'

/** Who reads what nobody has asked about yet may use all of the budget; others leave them a part of it. */
export type Asker = 'reader' | 'refresh' | 'background'
const shares: Record<Asker, number> = { reader: 1, refresh: 0.8, background: 0.8 }

const CALLS = 'ai:model:calls'
const REST = 'ai:model:rest'
const HOUR_MS = 60 * 60_000

// The calls of the last hour by their time. Nothing is counted while the endpoint wants to be left alone.
const takeScript = `
local rest = redis.call('PTTL', KEYS[2])
if rest > 0 then return rest end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local hour = tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - hour)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then
  return math.max(1, redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2] + hour - now)
end
redis.call('ZADD', KEYS[1], now, ARGV[3])
redis.call('PEXPIRE', KEYS[1], hour)
return 0`

// A rest never ends sooner because somebody was told of a shorter one.
const restScript = `
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end`

/** How often the model may be asked, counted for all replicas. Without Redis nobody is. */
export interface Budget {
  /** Counts a call; returns 0, or the milliseconds until there may be one. */
  take(asker: Asker): Promise<number>
  /** Nobody asks for so long. */
  rest(milliseconds: number): Promise<void>
}

export const createBudget = (redis: Redis, callsPerHour: number): Budget => ({
  take: async (asker) =>
    (await redis.eval(
      takeScript,
      2,
      CALLS,
      REST,
      Math.floor(callsPerHour * shares[asker]),
      HOUR_MS,
      randomUUID(),
    )) as number,
  rest: async (milliseconds) => void (await redis.eval(restScript, 1, REST, Math.ceil(milliseconds))),
})
