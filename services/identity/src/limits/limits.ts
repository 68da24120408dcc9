import { createHash } from 'node:crypto'
import { type PersonLimit, personLimits, refusals } from '@storyright/contracts/vocabulary'
import { clientNetwork } from '@storyright/service-kit'
import { type Bucket, giveBackToken, takeToken } from '@storyright/stored-service/redis'
import type { Redis } from 'ioredis'
import type { Config } from '../config.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SIGN_IN_WINDOW = 15 * MINUTE
// The longest `Retry-After` for signing in.
const LONGEST_SIGN_IN_WAIT = MINUTE

/** The rate-limited actions. */
type Request = 'register' | 'resend' | 'reset' | 'link'

/** Undoes a count. */
type GiveBack = () => Promise<void>
export type Limits = ReturnType<typeof createLimits>

/** Rate limits: counts an attempt, or refuses with the seconds to wait. E-mail addresses count whether known or not. */
export function createLimits(redis: Redis, config: Config) {
  const take = async (...buckets: Bucket[]): Promise<GiveBack> => {
    const wait = await takeToken(redis, buckets)
    if (wait > 0) throw refusals.tooManyRequests({ retryAfterSeconds: Math.ceil(wait / 1_000) })
    return () => giveBackToken(redis, buckets)
  }
  const signIns = (key: string, capacity: number): Bucket => ({
    key: `limit:sign-in:${key}`,
    capacity,
    intervalMs: Math.ceil(Math.min(SIGN_IN_WINDOW / capacity, LONGEST_SIGN_IN_WAIT)),
  })
  const account = (email: string) => signIns(`account:${blind(email)}`, config.LIMIT_SIGN_IN_PER_ACCOUNT)
  const device = (id: string) => signIns(`device:${id}`, config.LIMIT_SIGN_IN_PER_ACCOUNT)

  return {
    /**
     * An attempt at signing in; give it back when it succeeds. A device of the account's holder is counted by itself: the
     * guesses of others do not lock the holder out.
     */
    signIn: (email: string, ip: string, deviceId: string | null) =>
      take(
        deviceId === null ? account(email) : device(deviceId),
        signIns(`address:${clientNetwork(ip)}`, config.LIMIT_SIGN_IN_PER_ADDRESS),
      ),
    /**
     * A signed-in person's attempt at the account's own password, counted apart: guesses from outside do not keep its
     * holder from changing it, and a stolen session allows no more guesses.
     */
    passwordCheck: (personId: string) => take(signIns(`own:${personId}`, config.LIMIT_SIGN_IN_PER_ACCOUNT)),
    /** Counts a gateway's work for a person: 0, or the milliseconds until it may be done. */
    forPerson: (personId: string, limit: PersonLimit) => takeToken(redis, [ofPerson(personId, limit)]),
    returnForPerson: (personId: string, limit: PersonLimit) => giveBackToken(redis, [ofPerson(personId, limit)]),
    address: (request: Request, ip: string) =>
      take(every(MINUTE, config.LIMIT_REQUESTS_PER_ADDRESS, `limit:${request}:address:${clientNetwork(ip)}`)),
    mailbox: (request: Request, email: string) =>
      take(every(HOUR, config.LIMIT_REQUESTS_PER_MAILBOX, `limit:${request}:mailbox:${blind(email)}`)),
  }
}

const every = (window: number, capacity: number, key: string): Bucket => ({
  key,
  capacity,
  intervalMs: Math.ceil(window / capacity),
})

function ofPerson(personId: string, limit: PersonLimit): Bucket {
  const { atOnce, perHour } = personLimits.calls[limit]
  return { key: `limit:person:${limit}:${personId}`, capacity: atOnce, intervalMs: Math.ceil(HOUR / perHour) }
}

const blind = (email: string) => createHash('sha256').update(email).digest('base64url')
