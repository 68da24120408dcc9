import type { Say } from '@storyright/backing-servers'
import { startServers } from '@storyright/backing-servers'
import { provisionStreams } from '@storyright/messaging'
import { buildOnce } from './build/build-once.ts'
import { buildWeb } from './build/build-web.ts'
import { bundleService } from './build/bundle-service.ts'
import { installationOf } from './environment/installation.ts'
import { processes as allProcesses, type PlatformProcess } from './environment/processes.ts'
import type { KeptProcess } from './running/keep-running.ts'
import { seedDemo, startProcess } from './running/start-process.ts'
import { type Started, stopInTurn } from './running/stop-in-turn.ts'
import { untilReady } from './running/until-ready.ts'
import type { Settings } from './settings/settings.ts'
import { accountsWith, producers } from './stores/accounts.ts'
import { keepStreams } from './stores/keep-streams.ts'
import { prepareStores } from './stores/prepare-stores.ts'
import { type ServerUrls, urlOf } from './stores/servers.ts'
import { type Site, serversOf } from './stores/store-kinds.ts'

/** What a platform is started with, beyond its settings. */
export interface PlatformOptions extends Settings {
  say: Say
  /** Servers that run already; without them the platform starts its own, durable ones. */
  servers?: ServerUrls
  /** Whether servers at addresses in the environment come before its own. */
  external?: boolean
  /** Where wheels are installed; in `home` unless several homes share them. */
  wheels?: string
  processes?: readonly PlatformProcess[]
  web?: boolean
  /** Services that start without their demo data. */
  unseeded?: string[]
  /** Gives up while starting. */
  signal?: AbortSignal
}

/** A platform that answers at its public address. */
export interface Platform {
  servers: ServerUrls
  /** The address of each process, by name. */
  services: Record<string, string>
  /** Which servers were chosen, in words. */
  labels: string[]
  stop(): Promise<void>
}

/** Builds, migrates, fills and starts everything, and waits until it is ready; what was started is stopped on failure. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { home, say, demo, processes = allProcesses, unseeded = [], signal } = options
  const closers: (() => Promise<void>)[] = []
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close()
  }
  try {
    const unlessStopped = interruptedBy(signal)
    const servers = await unlessStopped(bothOf(serversFor(options, closers), buildAll(options)))
    const installation = await installationOf(options, servers, processes)
    await unlessStopped(say.step('Preparing the stores', () => prepareAll(processes, { home, servers })))
    const started: (KeptProcess & Started)[] = []
    closers.push(() => stopInTurn(started))
    for (const process_ of processes) {
      // Just before its service starts, and after those it leads to: the offers of the demo are paid at the sandbox.
      if (demo && !unseeded.includes(process_.name))
        await unlessStopped(seedDemo(process_, installation, { started, say }))
      const kept = await startProcess(process_, installation, say)
      started.push({ ...kept, isOuter: process_.port !== undefined })
    }
    if (servers.own?.includes('nats')) closers.push(keepStreams({ natsUrl: urlOf(servers, 'nats'), say }))
    await unlessStopped(say.step('Waiting for the services', () => untilReady(started)))
    const services = Object.fromEntries(
      processes.map(({ name }) => [name, `http://127.0.0.1:${installation.portOf[name]}`]),
    )
    return { servers, services, labels: servers.labels, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function interruptedBy(signal: AbortSignal | undefined) {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('Stopped before everything had started.')))
  })
  aborted.catch(() => {}) // whatever awaits at that moment sees it
  return <Result>(work: Promise<Result>) => Promise.race([work, aborted])
}

async function prepareAll(processes: readonly PlatformProcess[], site: Site): Promise<void> {
  await prepareStores(processes, site)
  // Nobody else may make streams at a server of ours.
  if (site.servers.own?.includes('nats')) await provisionStreams(urlOf(site.servers, 'nats'), producers)
}

/** Waits for both even when one fails, so that a server that was about to stand is stopped too. */
async function bothOf<First>(first: Promise<First>, second: Promise<unknown>): Promise<First> {
  await Promise.allSettled([first, second])
  await second
  return first
}

async function serversFor(
  { home, say, servers, external = false, wheels, processes = allProcesses }: PlatformOptions,
  closers: (() => Promise<void>)[],
) {
  if (servers) return { ...servers, labels: [] }
  const where = { home, ...(wheels && { wheels }) }
  const own = await startServers({
    ...where,
    durable: true,
    external,
    accounts: accountsWith(processes),
    need: serversOf(processes),
    say,
  })
  closers.push(own.stop)
  return own
}

async function buildAll({ home, say, processes = allProcesses, web = true }: PlatformOptions): Promise<void> {
  for (const { name, folder } of processes)
    await buildOnce(home, { name, folder, make: (out) => bundleService(folder, out) }, say)
  if (web) await buildOnce(home, { name: 'web', folder: 'web', make: buildWeb }, say)
}
