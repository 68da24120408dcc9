import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kind, type Say, type Server, silent, startServer } from '@storyright/backing-servers'
import { accounts } from '@storyright/platform'
import type { Dice } from './support/dice.ts'

const kinds = ['postgres', 'nats', 'redis'] as const satisfies Kind[]

/** The servers behind the platform, to be killed and brought back with the same data at the same address. */
export type BackingServers = Awaited<ReturnType<typeof startBackingServers>>

interface ServerOptions {
  home: string
  wheels: string
  say: Say
}

/** Starts the servers with the settings of `npm start`: what they acknowledged survives a kill. */
export async function startBackingServers(options: ServerOptions) {
  const servers = {} as Record<(typeof kinds)[number], Server>
  const start = async (kind: (typeof kinds)[number], more: object) => {
    servers[kind] = await startServer(kind, { ...options, accounts, durable: true, ...more })
  }
  for (const kind of kinds) await start(kind, {})
  const ports = Object.fromEntries(kinds.map((kind) => [kind, Number(new URL(servers[kind].url).port)]))
  return {
    urls: { postgresUrl: servers.postgres.url, natsUrl: servers.nats.url, redisUrl: servers.redis.url, own: kinds },
    kill: (kind: (typeof kinds)[number]) => servers[kind].kill(),
    bringBack: (kind: (typeof kinds)[number]) => start(kind, { port: ports[kind], say: silent }),
    stop: async () => {
      await Promise.all(Object.values(servers).map((server) => server.stop()))
    },
  }
}

interface Storm {
  home: string
  servers: BackingServers
  dice: Dice
  /** How often each was killed. */
  kills: Map<string, number>
  signal: AbortSignal
}

/** Kills one at a time, in random order, until the signal; each is back before the next is killed. */
export async function storm({ signal, ...storm }: Storm): Promise<void> {
  const { dice, servers } = storm
  while (!signal.aborted) {
    const victim = dice.weigh({ offers: 2, membership: 2, postgres: 3, nats: 3, redis: 2 })
    await pause(dice.between(2_000, 6_000), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    if (victim === 'offers' || victim === 'membership') await killService(storm, victim)
    else {
      await killServer(storm, victim)
      await pause(dice.between(0, 2_500))
      await servers.bringBack(victim)
    }
  }
}

/** Kills everything at once and brings it back. */
export async function blackout(storm: Omit<Storm, 'signal'>): Promise<void> {
  await Promise.all([
    killService(storm, 'offers'),
    killService(storm, 'membership'),
    ...kinds.map((kind) => killServer(storm, kind)),
  ])
  for (const kind of kinds) await storm.servers.bringBack(kind)
}

async function killServer({ servers, kills }: Pick<Storm, 'servers' | 'kills'>, kind: (typeof kinds)[number]) {
  await servers.kill(kind)
  kills.set(kind, (kills.get(kind) ?? 0) + 1)
}

/** The launcher restarts it. */
async function killService(
  { home, kills }: Pick<Storm, 'home' | 'kills'>,
  name: 'offers' | 'membership',
): Promise<void> {
  const file = path.join(home, 'run', `${name}.pid`)
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  if (!pid) return // not restarted yet
  process.kill(pid, 'SIGKILL')
  kills.set(name, (kills.get(name) ?? 0) + 1)
}
