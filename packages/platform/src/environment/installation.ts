import { freePort } from '@storyright/backing-servers'
import { withDatabase } from '@storyright/postgres'
import type { Settings } from '../settings/settings.ts'
import { keysOf } from './keys.ts'
import type { Installation, PlatformProcess, ServerUrls } from './processes.ts'

/** Gives every process its port and gathers what their environments are made of. */
export async function installationOf(
  { home, ports, publicUrl, cardKeys = null }: Settings,
  servers: ServerUrls,
  processes: readonly PlatformProcess[],
): Promise<Installation> {
  const portOf: Record<string, number> = {}
  for (const { name, port } of processes) portOf[name] = port ? ports[port] : await freePort()
  const databaseUrl = (name: string) => withDatabase(servers.postgresUrl, name)
  return { home, ports, publicUrl, portOf, ...servers, databaseUrl, keys: await keysOf(home), cardKeys }
}
