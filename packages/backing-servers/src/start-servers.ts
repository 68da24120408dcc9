import path from 'node:path'
import type { Server } from './server.ts'
import { stopStaleProcesses } from './stale-processes.ts'
import type { Kind, ServerOptions } from './start-server.ts'
import { startServer } from './start-server.ts'

/** The addresses of servers that answer. */
export type ServerAddresses<Needed extends Kind> = Record<`${Needed}Url`, string> & {
  /** Those that we run ourselves. */
  own: Kind[]
  /** Which server was chosen for each kind, in words. */
  labels: string[]
}

/** The addresses of the servers that were asked for, and the one way to stop them all. */
export type Servers<Needed extends Kind> = ServerAddresses<Needed> & { stop(): Promise<void> }

/** Servers that are being started, each at its own pace. */
export interface BegunServers<Needed extends Kind> {
  /** Waits for these alone. */
  of<Awaited extends Needed>(kinds: readonly Awaited[]): Promise<ServerAddresses<Awaited>>
  /** Stops those that answer and those that do not yet. */
  stop(): Promise<void>
}

/** Starts servers under `home`, all at once. What an earlier launcher left running there is stopped first. */
export async function beginServers<Needed extends Kind>({
  need,
  ...options
}: Omit<ServerOptions, 'name' | 'port'> & { need: readonly Needed[] }): Promise<BegunServers<Needed>> {
  const home = path.resolve(options.home)
  await stopStaleProcesses(home)
  const running: Server[] = []
  let isStopped = false
  const begun = need.map(async (kind) => {
    const server = await startServer(kind, options)
    if (isStopped) await server.stop()
    else running.push(server)
    return server
  })
  const all = Promise.allSettled(begun)
  return {
    async of(kinds) {
      const servers = await Promise.all(kinds.map((kind) => begun[need.indexOf(kind)]!))
      const urls = Object.fromEntries(kinds.map((kind, place) => [`${kind}Url`, servers[place]!.url]))
      const own = kinds.filter((_kind, place) => servers[place]!.own)
      return {
        ...(urls as Record<`${(typeof kinds)[number]}Url`, string>),
        own,
        labels: servers.map(({ label }) => label),
      }
    },
    async stop() {
      isStopped = true
      await Promise.all(running.map((server) => server.stop()))
      if (running.length < need.length) await stopStaleProcesses(home) // what is still being installed or about to answer
      await all
    },
  }
}

/** Starts one server of each kind in `need` and waits for all; when one does not start, the others are stopped again. */
export async function startServers<Needed extends Kind>(
  options: Omit<ServerOptions, 'name' | 'port'> & { need: readonly Needed[] },
): Promise<Servers<Needed>> {
  const { of, stop } = await beginServers(options)
  try {
    return { ...(await of(options.need)), stop } as Servers<Needed>
  } catch (error) {
    await stop()
    throw error
  }
}
