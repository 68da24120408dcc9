import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { configOf } from './config.ts'
import { endTelemetry } from './telemetry/flush.ts'

/** For everything besides the requests under way: background work, messages, stores. */
const CLOSE_LIMIT_MS = 5_000

interface Address {
  PORT: number
  HOST: string
}

/** Where replicas come and go while clients ask on: a drain time is set for those. */
const LINGER_MS = 2_000

const readStopping = configOf({
  /** How long a stopping process waits for requests under way: longer than uploads take, where the operator allows it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(3_600).optional(),
})

/**
 * Builds a service by its configuration and listens; ends cleanly on SIGTERM, on SIGINT and when the parent's pipe closes
 * (with `STOP_WITH_PARENT=1`), so that a killed launcher leaves no service behind.
 */
export async function runService<Config extends Address>(
  readConfig: () => Config,
  build: (config: Config) => Promise<FastifyInstance>,
): Promise<void> {
  const config = readConfig()
  const app = await build(config)
  const { DRAIN_SECONDS: drainSeconds } = readStopping()
  if (drainSeconds !== undefined) Object.assign(app, { drainSeconds, lingerMs: LINGER_MS })
  let stopping = false
  const stop = (why: string) => {
    if (stopping) return
    stopping = true
    app.log.info(`stopping: ${why}`)
    setTimeout(() => process.exit(1), app.lingerMs + app.drainSeconds * 1_000 + CLOSE_LIMIT_MS).unref()
    void end().then((code) => process.exit(code))
  }
  const end = async () => {
    const isClosed = await app.close().then(
      () => true,
      () => false,
    )
    await endTelemetry()
    return isClosed ? 0 : 1
  }
  process.once('SIGTERM', () => stop('SIGTERM'))
  process.once('SIGINT', () => stop('SIGINT'))
  if (process.env.STOP_WITH_PARENT === '1') process.stdin.on('end', () => stop('the parent ended')).resume()
  await app.listen({ port: config.PORT, host: config.HOST })
}
