import type { FastifyInstance } from 'fastify'
import { gauge } from './telemetry/meters.ts'

/** Returns when healthy, throws or rejects when not. */
export type ReadinessCheck = () => Promise<unknown> | unknown

const CHECK_LIMIT_MS = 2_000

/**
 * `/healthz`: the process lives. `/readyz`: everything it needs answers; 503 names what does not. `?without=nats,redis` leaves out
 * optional dependencies, for whoever decides on traffic.
 */
export function registerHealth(app: FastifyInstance, checks: Map<string, ReadinessCheck>): void {
  const checked = async () =>
    Promise.all(
      [...checks].map(async ([name, check]) => ({ value: (await holds(check)) ? 1 : 0, by: { check: name } })),
    )
  app.addHook('onClose', gauge('ready', checked))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get<{ Querystring: { without?: unknown } }>('/readyz', async ({ query }, reply) => {
    const without = String(query.without ?? '').split(',')
    const asked = [...checks].filter(([name]) => !without.includes(name))
    const results = await Promise.all(asked.map(async ([name, check]) => [name, await holds(check)] as const))
    const notReady = results.filter(([, well]) => !well).map(([name]) => name)
    return reply.code(notReady.length ? 503 : 200).send({ status: notReady.length ? 'not ready' : 'ready', notReady })
  })
}

async function holds(check: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), CHECK_LIMIT_MS)
  })
  try {
    await Promise.race([Promise.resolve().then(check), late])
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
