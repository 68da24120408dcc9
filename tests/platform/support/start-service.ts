import { type Installation, type PlatformProcess, variablesOf } from '@storyright/platform'
import type { FastifyInstance } from 'fastify'

/** Starts a service in this process with the environment that the launcher would set. */
export async function startService(
  process_: PlatformProcess,
  installation: Installation,
  more: Record<string, string>,
): Promise<FastifyInstance> {
  const source = `../../../${process_.folder}/src`
  const [{ readConfig }, { buildApp }] = await Promise.all([import(`${source}/config.ts`), import(`${source}/app.ts`)])
  const environment = { ...variablesOf(process_, installation), LOG_LEVEL: 'silent', ...more }
  const app = await buildApp(readConfig(environment))
  await app.listen({ port: installation.portOf[process_.name]!, host: '127.0.0.1' })
  return app
}
