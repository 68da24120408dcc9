import { tokenLifetimes } from '@storyright/contracts/vocabulary'
import { askRedis } from '@storyright/stored-service/redis'
import type { Redis } from 'ioredis'
import { hashToken, newToken } from '../secrets/token.ts'

/** A session, opened under the person's session number of that time. */
export interface Session {
  personId: string
  epoch: number
  createdAt: string
}

const LIFETIME_SECONDS = tokenLifetimes.sessionDays * 24 * 60 * 60
const keyOf = (hash: string) => `session:${hash}`
const setOf = (personId: string) => `sessions-of:${personId}`

export type SessionStore = ReturnType<typeof createSessionStore>

/** Sessions in Redis, by the hash of their token, and each person's set of them. */
export function createSessionStore(redis: Redis) {
  const find = async (hash: string): Promise<Session | null> => {
    const found = await redis.get(keyOf(hash))
    return found ? (JSON.parse(found) as Session) : null
  }
  return {
    /** Opens a session and returns its secret. */
    async open(session: Session): Promise<string> {
      const token = newToken()
      const hash = hashToken(token)
      const opened = Date.parse(session.createdAt)
      await askRedis(async () => {
        const results = await redis
          .multi()
          .set(keyOf(hash), JSON.stringify(session), 'EX', LIFETIME_SECONDS)
          .zremrangebyscore(setOf(session.personId), '-inf', opened - LIFETIME_SECONDS * 1_000)
          .zadd(setOf(session.personId), opened, hash)
          .expire(setOf(session.personId), LIFETIME_SECONDS)
          .exec()
        const failure = results?.find(([error]) => error)?.[0]
        if (failure) throw failure
      })
      return token
    },

    find: (hash: string) => askRedis(() => find(hash)),

    /** Ends one session; returns whose it was. */
    end: (hash: string): Promise<string | null> =>
      askRedis(async () => {
        const session = await find(hash)
        if (!session) return null
        await redis.multi().del(keyOf(hash)).zrem(setOf(session.personId), hash).exec()
        return session.personId
      }),

    /** The sessions of one person that may still go on; their number decides. */
    of: (personId: string): Promise<(Session & { hash: string })[]> =>
      askRedis(async () => {
        const hashes = await redis.zrange(setOf(personId), '0', '-1')
        const found = hashes.length > 0 ? await redis.mget(hashes.map(keyOf)) : []
        return found.flatMap((text, at) => (text ? [{ ...(JSON.parse(text) as Session), hash: hashes[at]! }] : []))
      }),

    /** Deletes sessions that the person's session number has already ended, so it may fail without harm. */
    async clear(personId: string, { except }: { except?: string | null } = {}): Promise<void> {
      try {
        const hashes = (await redis.zrange(setOf(personId), '0', '-1')).filter((hash) => hash !== except)
        if (hashes.length > 0)
          await redis
            .multi()
            .del(hashes.map(keyOf))
            .zrem(setOf(personId), ...hashes)
            .exec()
      } catch {
        // Redis is away: they expire by themselves.
      }
    },
  }
}
