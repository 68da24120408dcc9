import { type Installation, type PlatformProcess, variablesOf } from '@storyright/platform'
import { readConfig, serviceEnvironment } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { catalogueEnvironment } from '../../../services/catalogue/src/config.ts'
import { readGatewayConfig } from '../../../services/gateway/src/config.ts'
import { identityConfig } from '../../../services/identity/src/config.ts'
import { offersEnvironment } from '../../../services/offers/src/config.ts'

type Environment = Record<string, string>

const readers: Record<string, (environment: Environment) => unknown> = {
  identity: identityConfig,
  catalogue: (environment) => readConfig({ ...serviceEnvironment, ...catalogueEnvironment }, environment),
  offers: (environment) => readConfig({ ...serviceEnvironment, ...offersEnvironment }, environment),
  gateway: readGatewayConfig,
}

/** Starts a service in this process, told what the launcher would tell it. */
export async function startService(
  process_: PlatformProcess,
  installation: Installation,
  more: Environment,
): Promise<FastifyInstance> {
  const config = readers[process_.name]!({ ...variablesOf(process_, installation), LOG_LEVEL: 'silent', ...more })
  const { buildApp } = await import(`../../../${process_.folder}/src/app.ts`)
  const app = await buildApp(config)
  await app.listen({ port: installation.portOf[process_.name]!, host: '127.0.0.1' })
  return app
}
