import { tokenLifetimes } from '@storyright/contracts/vocabulary'
import { askRedis } from '@storyright/stored-service/redis'
import type { Redis } from 'ioredis'
import { hashToken, newToken } from '../secrets/token.ts'

/** A session, opened under the person's session number of that time. */
export interface Session {
  personId: string
  epoch: number
  createdAt: string
  /** When it was last used, to the hour. */
  usedAt: string
}

const keyOf = (hash: string) => `session:${hash}`
const setOf = (personId: string) => `sessions-of:${personId}`

export type SessionStore = ReturnType<typeof createSessionStore>

/** Sessions in Redis, by the hash of their token, and each person's set of them. */
export function createSessionStore(redis: Redis, clock: () => Date) {
  const read = (found: string | null): Session | null => {
    if (!found) return null
    const stored = JSON.parse(found) as Session
    const session = { ...stored, usedAt: stored.usedAt ?? stored.createdAt } // one from before its use was noted
    return endOf(session) > clock().getTime() ? session : null
  }
  const find = async (hash: string) => read(await redis.get(keyOf(hash)))
  const msLeft = (session: Session) => endOf(session) - clock().getTime()
  return {
    /** Opens a session and returns its secret. */
    async open({ personId, epoch }: Pick<Session, 'personId' | 'epoch'>): Promise<string> {
      const token = newToken()
      const hash = hashToken(token)
      const now = clock()
      const createdAt = now.toISOString()
      const session: Session = { personId, epoch, createdAt, usedAt: createdAt }
      await askRedis(async () => {
        const results = await redis
          .multi()
          .set(keyOf(hash), JSON.stringify(session), 'PX', msLeft(session))
          .zremrangebyscore(setOf(personId), '-inf', now.getTime() - LIFETIME_MS)
          .zadd(setOf(personId), now.getTime(), hash)
          .pexpire(setOf(personId), LIFETIME_MS)
          .exec()
        const failure = results?.find(([error]) => error)?.[0]
        if (failure) throw failure
      })
      return token
    },

    find: (hash: string) => askRedis(() => find(hash)),

    /** Updates from time to time when a session was last used. An ended one stays ended, and a failure ends none. */
    async noteUse(hash: string, session: Session): Promise<void> {
      const now = clock()
      if (!isWorthNoting(session, now)) return
      const used = { ...session, usedAt: now.toISOString() }
      await redis.set(keyOf(hash), JSON.stringify(used), 'PX', msLeft(used), 'XX').catch(() => undefined)
    },

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
        return found.flatMap((text, at) => {
          const session = read(text)
          return session ? [{ ...session, hash: hashes[at]! }] : []
        })
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

interface Life {
  createdAt: string
  usedAt: string
}

const DAY_MS = 24 * 60 * 60_000
/** The longest that a session lasts. */
const LIFETIME_MS = tokenLifetimes.sessionDays * DAY_MS
const IDLE_MS = tokenLifetimes.sessionIdleDays * DAY_MS
// An active session is exchanged every few minutes; of a stay of days it is enough to know the hour.
const NOTE_EVERY_MS = 60 * 60_000

/** When a session ends: some time after it was opened, and sooner when unused. In epoch milliseconds. */
export const endOf = ({ createdAt, usedAt }: Life): number =>
  Math.min(Date.parse(createdAt) + LIFETIME_MS, Date.parse(usedAt) + IDLE_MS)

/** Whether the last use that was noted is so long ago that another is worth a write. */
export const isWorthNoting = ({ usedAt }: Life, now: Date): boolean =>
  now.getTime() - Date.parse(usedAt) >= NOTE_EVERY_MS
