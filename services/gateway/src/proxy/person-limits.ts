import { allCalls } from '@storyright/contracts/services'
import { type PersonLimit, personLimits, refusals } from '@storyright/contracts/vocabulary'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { pathOf } from './find-target.ts'

const HOUR_MS = 3_600_000
const MOST_PEOPLE = 50_000

const limited = allCalls.flatMap(({ method, path, perPerson }) =>
  perPerson ? [{ method, parts: path.split('/'), limit: perPerson }] : [],
)

function limitOf(request: FastifyRequest): PersonLimit | undefined {
  const given = pathOf(request).split('/')
  return limited.find(
    ({ method, parts }) =>
      method === request.method &&
      parts.length === given.length &&
      parts.every((part, at) => part.startsWith(':') || part === given[at]),
  )?.limit
}

/** Counts what people have done by limits of their own (`personLimits`), in this gateway; each refills with time. */
export function createPersonLimits(now = () => Date.now()) {
  /** When somebody’s bucket is full again. */
  const fullAt = new LRUCache<string, number>({ max: MOST_PEOPLE })

  /** Counts a request, or refuses it with the seconds to wait. What its service refuses is not counted. */
  return function admit(request: FastifyRequest, reply: FastifyReply, userId: string): void {
    const limit = limitOf(request)
    if (!limit) return
    const { atOnce, perHour } = personLimits[limit]
    const [key, intervalMs] = [`${limit} ${userId}`, HOUR_MS / perHour]
    const next = Math.max(fullAt.get(key) ?? 0, now()) + intervalMs
    const waitMs = next - now() - atOnce * intervalMs
    if (waitMs > 0) throw refusals.tooManyRequests({ retryAfterSeconds: Math.ceil(waitMs / 1_000) })
    fullAt.set(key, next)
    reply.raw.once('finish', () => {
      if (reply.statusCode >= 400) fullAt.set(key, (fullAt.get(key) ?? 0) - intervalMs)
    })
  }
}
