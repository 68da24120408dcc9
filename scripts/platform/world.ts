import { freePort } from '@storyright/backing-servers'
import { withDatabase } from '@storyright/postgres'
import { keysOf } from './keys.ts'
import type { PlatformProcess, ServerUrls, World } from './processes.ts'
import type { Settings } from './settings.ts'

/** Gives every process its port and gathers what their environments are made of. */
export async function worldOf(
  { home, ports, publicUrl, cardKeys = null }: Settings,
  servers: ServerUrls,
  processes: PlatformProcess[],
): Promise<World> {
  const portOf: Record<string, number> = {}
  for (const { name, port } of processes) portOf[name] = port ? ports[port] : await freePort()
  const databaseUrl = (name: string) => withDatabase(servers.postgresUrl, name)
  return { home, ports, publicUrl, portOf, ...servers, databaseUrl, keys: await keysOf(home), cardKeys }
}
