import path from 'node:path'
import { stopLeftovers } from './leftovers.ts'
import type { Server } from './server.ts'
import type { Kind, ServerOptions } from './start-server.ts'
import { startServer } from './start-server.ts'

/** The addresses of the servers that were asked for, and the one way to stop them all. */
export type Servers<Needed extends Kind> = Record<`${Needed}Url`, string> & {
  /** Those that we run ourselves. */
  own: Kind[]
  /** Which server was chosen for each kind, in words. */
  labels: string[]
  stop(): Promise<void>
}

/**
 * Starts one server of each kind in `need` under `home`. What an earlier launcher left running there is stopped first;
 * when one does not start, the others are stopped again.
 */
export async function startServers<Needed extends Kind>({
  need,
  ...options
}: Omit<ServerOptions, 'name' | 'port'> & { need: readonly Needed[] }): Promise<Servers<Needed>> {
  await stopLeftovers(path.resolve(options.home))
  const servers: Server[] = []
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
  try {
    for (const kind of need) servers.push(await startServer(kind, options))
  } catch (error) {
    await stop()
    throw error
  }
  const urls = Object.fromEntries(need.map((kind, place) => [`${kind}Url`, servers[place]!.url]))
  const own = need.filter((_kind, place) => servers[place]!.own)
  return { ...(urls as Record<`${Needed}Url`, string>), own, labels: servers.map(({ label }) => label), stop }
}
