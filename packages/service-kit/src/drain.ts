import type { FastifyInstance } from 'fastify'

const DRAIN_LIMIT_MS = 5_000

/** Lets requests under way finish before a closing server cuts every connection, the never used ones among them. */
export function drainBeforeClosing(app: FastifyInstance): void {
  const endings: (() => void)[] = []
  let underWay = 0
  let settled = () => {}
  app.decorate('beforeDrain', (end: () => void) => void endings.push(end))
  app.addHook('onRequest', async (_request, reply) => {
    underWay++
    reply.raw.once('close', () => {
      underWay--
      if (underWay === 0) settled()
    })
  })
  app.addHook('preClose', async () => {
    for (const end of endings) end()
    if (underWay === 0) return
    await new Promise<void>((resolve) => {
      settled = resolve
      setTimeout(resolve, DRAIN_LIMIT_MS).unref()
    })
  })
}
