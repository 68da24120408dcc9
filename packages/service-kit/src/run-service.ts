import type { FastifyInstance } from 'fastify'

const STOP_LIMIT_MS = 10_000

/**
 * Listens, and ends cleanly on SIGTERM, on SIGINT and when the parent's pipe closes (with `STOP_WITH_PARENT=1`), so that a
 * killed launcher leaves no service behind.
 */
export async function runService(
  build: () => Promise<FastifyInstance>,
  { port, host }: { port: number; host: string },
): Promise<void> {
  const app = await build()
  let stopping = false
  const stop = (why: string) => {
    if (stopping) return
    stopping = true
    app.log.info(`stopping: ${why}`)
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', () => stop('SIGTERM'))
  process.once('SIGINT', () => stop('SIGINT'))
  if (process.env.STOP_WITH_PARENT === '1') process.stdin.on('end', () => stop('the parent ended')).resume()
  await app.listen({ port, host })
}
