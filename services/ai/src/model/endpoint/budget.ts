import { randomUUID } from 'node:crypto'
import { personLimits } from '@storyright/contracts/vocabulary'
import type { Redis } from 'ioredis'

/** Readers of a title without an answer may use the whole budget; others leave a part of it for them. */
export type Asker = 'reader' | 'refresh' | 'background'
const shares: Record<Asker, number> = { reader: 1, refresh: 0.8, background: 0.8 }

const { reader, agent } = personLimits.modelShares
const personShares: Record<Asker, number> = { reader, refresh: reader, background: agent }

const CALLS = 'ai:model:calls'
const REST = 'ai:model:rest'
const SPENT = 'ai:model:spent'
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

// The calls of the last hour by their time. Nothing is counted while the endpoint wants to be left alone.
const takeScript = `
local rest = redis.call('PTTL', KEYS[2])
if rest > 0 then return {rest, 0} end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local hour = tonumber(ARGV[2])
local function waitFor(key, most)
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - hour)
  if redis.call('ZCARD', key) < tonumber(most) then return 0 end
  local oldest = redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')[2]
  return oldest and math.max(1, oldest + hour - now) or hour
end
local day = math.floor(now / 86400000)
local most = tonumber(ARGV[5])
if most > 0 and redis.call('HGET', KEYS[4], 'day') == tostring(day) and tonumber(redis.call('HGET', KEYS[4], 'dollars')) >= most then
  return {(day + 1) * 86400000 - now, 0}
end
local wait = waitFor(KEYS[1], ARGV[1])
if wait > 0 then return {wait, 0} end
wait = waitFor(KEYS[3], ARGV[4])
if wait > 0 then return {wait, 1} end
for _, key in ipairs({KEYS[1], KEYS[3]}) do
  redis.call('ZADD', key, now, ARGV[3])
  redis.call('PEXPIRE', key, hour)
end
return {0, 0}`

// Spending is counted per day in UTC.
const spendScript = `
local day = tostring(math.floor(redis.call('TIME')[1] / 86400))
if redis.call('HGET', KEYS[1], 'day') ~= day then redis.call('HSET', KEYS[1], 'day', day, 'dollars', '0') end
redis.call('HINCRBYFLOAT', KEYS[1], 'dollars', ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])`

// A rest never ends sooner because of a shorter one.
const restScript = `
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end`

export interface Taken {
  waitMs: number
  /** It is this person's share that is used up. */
  isOwnShare: boolean
}

/** The call budget of all replicas together. Without Redis there are no calls. */
export interface Budget {
  /** Counts a call for a person, or returns how long until there may be one, and whether others may have one meanwhile. */
  take(asker: Asker, personId: string): Promise<Taken>
  /** Counts what a call has cost, in dollars. */
  spend(dollars: number): Promise<void>
  /** Stops all calls for so long. */
  rest(milliseconds: number): Promise<void>
}

/** `dollarsPerDay` 0 is no limit. A day may cost what the calls under way at its end cost more. */
export function createBudget(
  redis: Redis,
  { callsPerHour, dollarsPerDay }: { callsPerHour: number; dollarsPerDay: number },
): Budget {
  return {
    take: async (asker, personId) => {
      const [waitMs, isOwnShare] = (await redis.eval(
        takeScript,
        4,
        CALLS,
        REST,
        `${CALLS}:${personId}`,
        SPENT,
        Math.floor(callsPerHour * shares[asker]),
        HOUR_MS,
        randomUUID(),
        Math.ceil(callsPerHour * personShares[asker]),
        dollarsPerDay,
      )) as [number, number]
      return { waitMs, isOwnShare: isOwnShare === 1 }
    },
    spend: async (dollars) => {
      if (dollars > 0) await redis.eval(spendScript, 1, SPENT, String(dollars), 2 * DAY_MS)
    },
    rest: async (milliseconds) => void (await redis.eval(restScript, 1, REST, Math.ceil(milliseconds))),
  }
}
