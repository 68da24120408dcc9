import { countForPerson, uncountForPerson } from '@storyright/contracts/http'
import { allCalls } from '@storyright/contracts/services'
import { type PersonLimit, personLimits, refusals } from '@storyright/contracts/vocabulary'
import type { ServiceClient } from '@storyright/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { partsOf } from './find-target.ts'

const HOUR_MS = 3_600_000
const MOST_PEOPLE = 50_000

const limited = allCalls.flatMap(({ method, path, perPerson }) =>
  perPerson ? [{ method, parts: path.split('/'), limit: perPerson }] : [],
)

function limitOf(request: FastifyRequest): PersonLimit | undefined {
  const given = partsOf(request)
  return limited.find(
    ({ method, parts }) =>
      method === request.method &&
      parts.length === given.length &&
      parts.every((part, at) => part.startsWith(':') || part === given[at]),
  )?.limit
}

/**
 * Counts what people have done by limits of their own (`personLimits`): at identity, for all gateways. While that cannot be asked
 * each counts for itself. What its service refuses is not counted.
 */
export function createPersonLimits(identity: Pick<ServiceClient, 'ask'>, now = () => Date.now()) {
  const own = countHere(now)

  return async function admit(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
    const limit = limitOf(request)
    if (!limit) return
    const { waitSeconds, giveBack } = (await countThere(identity, limit, userId)) ?? own(limit, userId)
    if (waitSeconds > 0) throw refusals.tooManyRequests({ retryAfterSeconds: waitSeconds })
    reply.raw.once('finish', () => {
      if (reply.statusCode >= 400) giveBack()
    })
  }
}

interface Counted {
  waitSeconds: number
  giveBack(): void
}

async function countThere(
  identity: Pick<ServiceClient, 'ask'>,
  limit: PersonLimit,
  userId: string,
): Promise<Counted | null> {
  const body = { userId, limit }
  const counted = await identity.ask({ ...countForPerson, body, idempotent: false }).catch(() => null)
  const giveBack = () => void identity.ask({ ...uncountForPerson, body, idempotent: false }).catch(() => null)
  return counted && { waitSeconds: counted.waitSeconds, giveBack }
}

/** In this gateway alone; each bucket refills with time. */
function countHere(now: () => number) {
  /** When a person's bucket is full again. */
  const fullAt = new LRUCache<string, number>({ max: MOST_PEOPLE })
  return (limit: PersonLimit, userId: string): Counted => {
    const { atOnce, perHour } = personLimits.calls[limit]
    const [key, intervalMs] = [`${limit} ${userId}`, HOUR_MS / perHour]
    const next = Math.max(fullAt.get(key) ?? 0, now()) + intervalMs
    const waitMs = next - now() - atOnce * intervalMs
    if (waitMs <= 0) fullAt.set(key, next)
    return {
      waitSeconds: Math.max(0, Math.ceil(waitMs / 1_000)),
      giveBack: () => void fullAt.set(key, (fullAt.get(key) ?? 0) - intervalMs),
    }
  }
}
