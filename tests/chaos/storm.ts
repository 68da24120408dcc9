import { setTimeout as pause } from 'node:timers/promises'
import { type ServiceName, serviceNames } from '@storyright/contracts/services'
import type { Dice } from './support/dice.ts'
import { pidOf } from './support/pid-of.ts'
import { type BackingServers, type ServerKind, serverKinds } from './support/servers.ts'

/** How much likelier each is killed: money moves at the first two. */
const servicesAtRisk: Record<ServiceName, number> = {
  offers: 3,
  membership: 3,
  identity: 1,
  catalogue: 1,
  ai: 1,
  community: 1,
  enrichment: 1,
}
const atRisk = { ...servicesAtRisk, gateway: 1, postgres: 4, nats: 4, redis: 3, mongodb: 2 }

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
    const victim = dice.weigh(atRisk)
    await pause(dice.between(2_000, 6_000), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    const kind = serverKinds.find((one) => one === victim)
    if (kind) {
      await killServer(storm, kind)
      await pause(dice.between(0, 2_500))
      await servers.bringBack(kind)
    } else await killService(storm, victim)
  }
}

/** Kills everything at once and brings it back. */
export async function blackout(storm: Omit<Storm, 'signal'>): Promise<void> {
  await Promise.all([
    ...serviceNames.map((name) => killService(storm, name)),
    ...serverKinds.map((kind) => killServer(storm, kind)),
  ])
  for (const kind of serverKinds) await storm.servers.bringBack(kind)
}

async function killServer({ servers, kills }: Pick<Storm, 'servers' | 'kills'>, kind: ServerKind) {
  await servers.kill(kind)
  kills.set(kind, (kills.get(kind) ?? 0) + 1)
}

/** The launcher restarts it. */
async function killService({ home, kills }: Pick<Storm, 'home' | 'kills'>, name: string): Promise<void> {
  const pid = await pidOf(home, name)
  if (!pid) return // not restarted yet
  process.kill(pid, 'SIGKILL')
  kills.set(name, (kills.get(name) ?? 0) + 1)
}
