import { randomUUID } from 'node:crypto'
import { personLimits } from '@storyright/contracts/vocabulary'
import type { Redis } from 'ioredis'

/** Who reads what nobody has asked about yet may use all of the budget; others leave them a part of it. */
export type Asker = 'reader' | 'refresh' | 'background'
const shares: Record<Asker, number> = { reader: 1, refresh: 0.8, background: 0.8 }

const { reader, agent } = personLimits.modelShares
const personShares: Record<Asker, number> = { reader, refresh: reader, background: agent }

const CALLS = 'ai:model:calls'
const REST = 'ai:model:rest'
const HOUR_MS = 60 * 60_000

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
local wait = waitFor(KEYS[1], ARGV[1])
if wait > 0 then return {wait, 0} end
wait = waitFor(KEYS[3], ARGV[4])
if wait > 0 then return {wait, 1} end
for _, key in ipairs({KEYS[1], KEYS[3]}) do
  redis.call('ZADD', key, now, ARGV[3])
  redis.call('PEXPIRE', key, hour)
end
return {0, 0}`

// A rest never ends sooner because somebody was told of a shorter one.
const restScript = `
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end`

export interface Taken {
  waitMs: number
  /** It is this person's share that is used up. */
  isOwnShare: boolean
}

/** How often the model may be asked, counted for all replicas. Without Redis nobody is. */
export interface Budget {
  /** Counts a call for a person, or says how long it is until there may be one, and whether others may have one meanwhile. */
  take(asker: Asker, personId: string): Promise<Taken>
  /** Nobody asks for so long. */
  rest(milliseconds: number): Promise<void>
}

export const createBudget = (redis: Redis, callsPerHour: number): Budget => ({
  take: async (asker, personId) => {
    const [waitMs, isOwnShare] = (await redis.eval(
      takeScript,
      3,
      CALLS,
      REST,
      `${CALLS}:${personId}`,
      Math.floor(callsPerHour * shares[asker]),
      HOUR_MS,
      randomUUID(),
      Math.ceil(callsPerHour * personShares[asker]),
    )) as [number, number]
    return { waitMs, isOwnShare: isOwnShare === 1 }
  },
  rest: async (milliseconds) => void (await redis.eval(restScript, 1, REST, Math.ceil(milliseconds))),
})
