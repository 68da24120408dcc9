import { type Kind, type Progress, type Server, silent, startServer } from '@storyright/backing-servers'
import { accounts } from '@storyright/platform'
import { pidOf } from './pid-of.ts'

export const serverKinds = ['postgres', 'nats', 'redis', 'mongodb'] as const satisfies Kind[]
export type ServerKind = (typeof serverKinds)[number]

/** The servers behind the platform, to be killed and brought back with the same data at the same address. */
export type BackingServers = Awaited<ReturnType<typeof startBackingServers>>

interface ServerOptions {
  home: string
  wheels: string
  progress: Progress
}

/** Starts the servers with the settings of `npm start`: what they acknowledged survives a kill. */
export async function startBackingServers(options: ServerOptions) {
  const servers = {} as Record<ServerKind, Server>
  const start = async (kind: ServerKind, more: object) => {
    servers[kind] = await startServer(kind, { ...options, accounts, durable: true, ...more })
  }
  for (const kind of serverKinds) await start(kind, {})
  const ports = Object.fromEntries(serverKinds.map((kind) => [kind, Number(new URL(servers[kind].url).port)]))
  const bringBack = (kind: ServerKind) => start(kind, { port: ports[kind], progress: silent })
  return {
    urls: {
      postgresUrl: servers.postgres.url,
      natsUrl: servers.nats.url,
      redisUrl: servers.redis.url,
      mongodbUrl: servers.mongodb.url,
      own: serverKinds,
    },
    kill: (kind: ServerKind) => servers[kind].kill(),
    stopOne: (kind: ServerKind) => servers[kind].stop(),
    bringBack,
    /** Brings back those that ended by themselves. */
    bringBackEnded: async () => {
      for (const kind of serverKinds) if (!(await pidOf(options.home, kind))) await bringBack(kind)
    },
    stop: async () => {
      await Promise.all(Object.values(servers).map((server) => server.stop()))
    },
  }
}
