import type { BegunServers, Kind, Progress } from '@storyright/backing-servers'
import { beginServers } from '@storyright/backing-servers'
import { provisionStreams } from '@storyright/messaging'
import { buildOnce } from './build/build-once.ts'
import { buildWeb } from './build/build-web.ts'
import { buildServices, bundleOf, forgetOldBundles } from './build/bundle-services.ts'
import { loadBehind } from './demo/load-behind.ts'
import { loadDemo, stepOfDemo } from './demo/load-demo.ts'
import { environmentOf } from './environment/environment.ts'
import { type Installation, installationOf } from './environment/installation.ts'
import { processes as allProcesses, type PlatformProcess } from './environment/processes.ts'
import { type KeptProcess, keepRunning } from './running/keep-running.ts'
import { stopInTurn } from './running/stop-in-turn.ts'
import { untilReady } from './running/until-ready.ts'
import type { Settings } from './settings/settings.ts'
import { accountsWith, producers } from './stores/accounts.ts'
import { keepStreams } from './stores/keep-streams.ts'
import { prepareStores } from './stores/prepare-stores.ts'
import { requireCurrentStores } from './stores/require-current-stores.ts'
import { type ServerUrls, urlOf } from './stores/servers.ts'
import { type Site, serversOf } from './stores/store-kinds.ts'

/** What a platform is started with, beyond its settings. */
export interface PlatformOptions extends Settings {
  progress: Progress
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
  /** The processes themselves, for whoever replaces one. */
  running: readonly KeptProcess[]
  /** Which servers were chosen, in words. */
  labels: string[]
  /** Resolves when the parts of the demo that come behind the address are loaded; rejects when one could not be. */
  complete: Promise<void>
  stop(): Promise<void>
}

/**
 * Builds, migrates, fills and starts everything, in parallel where possible, and waits until it is ready; all is stopped on
 * failure. The demo's forum, activity and look-ups are loaded behind the address (`complete`): until then their services answer, but hear
 * of no events.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { home, progress, processes = allProcesses, web = true, signal } = options
  const unlessStopped = interruptedBy(signal)
  const closers: (() => Promise<void>)[] = []
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close()
  }
  try {
    const begun = await serversFor(options)
    closers.push(begun.stop)
    const { first, behind } = demoOf(options)
    progress.expect?.(stepsOf(web, first))
    const built = progress.step(steps.build, () => building(options))
    const webBuilt = web
      ? progress.step(steps.web, () => buildOnce(home, { name: 'web', folder: 'web', make: buildWeb }))
      : Promise.resolve()
    webBuilt.catch(() => undefined) // awaited by the gateway

    // MongoDB may take long to install, and what comes first does without.
    const early = begun.kinds.filter((kind) => kind !== 'mongodb')
    const servers: ServerUrls & { labels: string[] } = await unlessStopped(begun.of(early))
    const mongodb = begun.kinds.length > early.length ? begun.of(['mongodb']) : undefined
    const mongodbJoined = mongodb?.then((more) => joinServers(servers, more))
    mongodbJoined?.catch(() => undefined) // awaited by the processes that need it

    const installation = await installationOf(options, servers, processes)
    const prepared = progress.step(steps.prepare, () => prepareAll(processes, { home, servers }))
    await unlessStopped(Promise.all([prepared, built]))
    const load = await loadBehind(behind, { ...options, processes, installation })

    const started = new Map<PlatformProcess, Promise<KeptProcess>>()
    let isStopping = false
    closers.push(async () => {
      isStopping = true
      const all = await Promise.allSettled(started.values())
      const running = all.flatMap((one, place) =>
        one.status === 'fulfilled' ? { ...one.value, isOuter: processes[place]!.port !== undefined } : [],
      )
      await stopInTurn(running)
    })
    const startOne = async (process_: PlatformProcess): Promise<KeptProcess> => {
      const before = [...started.values()]
      if (process_.stores.includes('mongodb')) await mongodbJoined
      if (process_.name === 'gateway') await Promise.all([webBuilt, ...before]) // nobody is let in before they can be answered
      // Before its service runs, and after those it leads to: the offers of the demo are paid at the sandbox.
      if (first.includes(process_)) {
        const needed = processes.filter(({ name }) => process_.seedNeeds?.includes(name))
        await untilReady(await Promise.all(needed.map((one) => started.get(one)!)))
        await loadDemo(process_, { installation, progress, signal })
      }
      if (isStopping) throw new Error('Stopped before everything had started.')
      return startProcess(process_, installation, progress)
    }
    for (const process_ of processes) started.set(process_, startOne(process_))
    const running = await unlessStopped(Promise.all(started.values()))
    if (servers.own?.includes('nats')) closers.push(keepStreams({ natsUrl: urlOf(servers, 'nats'), progress }))
    await unlessStopped(progress.step(steps.wait, () => untilReady(running)))
    const { complete, stop: stopLoading } = load()
    closers.push(stopLoading)
    const services = Object.fromEntries(
      processes.map(({ name }) => [name, `http://127.0.0.1:${installation.portOf[name]}`]),
    )
    return { servers, services, running, labels: servers.labels, complete, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const steps = {
  build: 'Building the services',
  web: 'Building the web',
  prepare: 'Preparing the databases',
  wait: 'Waiting for the services',
}
const stepsOf = (web: boolean, seeded: readonly PlatformProcess[]) => [
  ...(web ? [steps.web] : []),
  ...[steps.build, steps.prepare, ...seeded.map(stepOfDemo), steps.wait],
]

/** The processes with demo data to load before they start, and those that load it behind the address. */
function demoOf({ demo, processes = allProcesses, unseeded = [] }: PlatformOptions) {
  const loaded = demo ? processes.filter(({ name, stores }) => stores.length > 0 && !unseeded.includes(name)) : []
  const isBehind = ({ demoPart }: PlatformProcess) => demoPart !== undefined
  return { first: loaded.filter((one) => !isBehind(one)), behind: loaded.filter(isBehind) }
}

function interruptedBy(signal: AbortSignal | undefined) {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('Stopped before everything had started.')))
  })
  aborted.catch(() => {}) // whatever awaits at that moment sees it
  return <Result>(work: Promise<Result>) => {
    work.catch(() => {}) // it may fail after the start was given up
    return Promise.race([work, aborted])
  }
}

/** Adds the addresses of servers that started later, in place. */
function joinServers(servers: ServerUrls & { labels: string[] }, more: ServerUrls & { labels: string[] }): void {
  const { own = [], labels, ...urls } = more
  Object.assign(servers, urls, { own: [...(servers.own ?? []), ...own], labels: [...servers.labels, ...labels] })
}

async function prepareAll(processes: readonly PlatformProcess[], site: Site): Promise<void> {
  await requireCurrentStores(processes, site)
  // At our own server only the administrator may make streams.
  const streams = site.servers.own?.includes('nats')
    ? provisionStreams(urlOf(site.servers, 'nats'), producers)
    : undefined
  await Promise.all([prepareStores(processes, site), streams])
}

type ServersToCome = Pick<BegunServers<Kind>, 'stop'> & {
  kinds: readonly Kind[]
  of(kinds: readonly Kind[]): Promise<ServerUrls & { labels: string[] }>
}

async function serversFor(options: PlatformOptions): Promise<ServersToCome> {
  const { home, progress, servers, external = false, wheels, processes = allProcesses } = options
  if (servers) return { kinds: [], of: async () => ({ ...servers, labels: [] }), stop: async () => {} }
  const kinds = serversOf(processes)
  const where = { home, ...(wheels && { wheels }) }
  const begun = await beginServers({
    ...where,
    durable: true,
    external,
    accounts: accountsWith(processes),
    need: kinds,
    progress,
  })
  return { ...begun, kinds } as unknown as ServersToCome
}

/** Only one launcher works in a home, so earlier builds are not in use. */
async function building({ home, processes = allProcesses }: PlatformOptions): Promise<void> {
  const folders = processes.map(({ folder }) => folder)
  if (await buildServices(home, folders)) await forgetOldBundles(home)
}

/** Starts a process from its bundle, to be kept running. */
async function startProcess(
  process_: PlatformProcess,
  installation: Installation,
  progress: Progress,
): Promise<KeptProcess> {
  const { home, portOf } = installation
  const { name, folder } = process_
  const file = bundleOf(home, folder, 'main')
  if (!file) throw new Error(`${folder} has no src/main.ts to start.`)
  return keepRunning({ home, name, file, port: portOf[name]!, env: environmentOf(process_, installation), progress })
}
