import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export const USUAL_DRAIN_SECONDS = 5

/** Lets requests under way finish before a closing server cuts every connection, the never used ones among them. */
export function drainBeforeClosing(app: FastifyInstance): void {
  const endings: (() => void)[] = []
  app.decorate('drainSeconds', USUAL_DRAIN_SECONDS)
  app.decorate('lingerMs', 0)
  let isStopping = false
  let underWay = 0
  let settled = () => {}
  app.decorate('beforeDrain', (end: () => void) => void endings.push(end))
  app.checkReadiness('running', () => {
    if (isStopping) throw new Error('stopping')
  })
  app.addHook('onRequest', async (_request, reply) => {
    underWay++
    reply.raw.once('close', () => {
      underWay--
      if (underWay === 0) settled()
    })
  })
  app.addHook('preClose', async () => {
    isStopping = true
    for (const end of endings) end()
    await pause(app.lingerMs)
    if (underWay === 0) return
    await new Promise<void>((resolve) => {
      settled = resolve
      setTimeout(resolve, app.drainSeconds * 1_000).unref()
    })
  })
}
