import type { FastifyInstance } from 'fastify'
import { endTelemetry } from './telemetry/flush.ts'

const STOP_LIMIT_MS = 10_000

interface Address {
  PORT: number
  HOST: string
}

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
  let stopping = false
  const stop = (why: string) => {
    if (stopping) return
    stopping = true
    app.log.info(`stopping: ${why}`)
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    app
      .close()
      .finally(endTelemetry)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.once('SIGTERM', () => stop('SIGTERM'))
  process.once('SIGINT', () => stop('SIGINT'))
  if (process.env.STOP_WITH_PARENT === '1') process.stdin.on('end', () => stop('the parent ended')).resume()
  await app.listen({ port: config.PORT, host: config.HOST })
}
