import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { findChromium, findServer, isFreePort, type Progress, startServers } from '@storyright/backing-servers'
import {
  accounts,
  askerOf,
  beginAnew,
  createProgress,
  DATA,
  filesHash,
  freePorts,
  inRepository,
  migrationFolders,
  onPlatform,
  type PlatformProcess,
  type Ports,
  type PurposefulPlatform,
  processes,
  processOf,
  serversOf,
  untilHeard,
  urlOf,
} from '@storyright/platform'
import { leaveBuild, takeBuild } from '../runner/shared-build.ts'
import { keepSnapshot, putSnapshot } from '../runner/snapshot.ts'
import type { Tally } from '../runner/tally.ts'
import { journeysHome } from '../runner/test-home.ts'
import { checkLogs } from './check-logs.ts'
import { type Going, goThrough } from './go-through.ts'

const gateway = processOf('gateway')

/** A second gateway before the same services, whose pages are to work with the card provider itself. */
const providerGateway: PlatformProcess = {
  name: 'gateway-provider',
  folder: gateway.folder,
  stores: gateway.stores,
  env: (installation) => {
    const { PAYMENT_SANDBOX_URL, ...env } = gateway.env?.(installation) ?? {}
    return env
  },
}

/** In the background the model is asked about a few titles only: each of its answers is work for three services. */
const sparing: PlatformProcess[] = processes.map((one) =>
  one.name === 'ai'
    ? { ...one, env: (installation) => ({ ...one.env?.(installation), MODEL_CALLS_PER_HOUR: '60' }) }
    : one,
)

/** Where the journeys find things that are shared with other runs. */
export interface JourneyOptions extends Omit<Going, 'at' | 'chromium' | 'out'> {
  /** The home of `npm start`, which remembers programs that were installed, what was built, and stores that were filled. */
  sharedHome: string
  wheels: string
  /** What it waits for once the stores are filled, before it opens a browser. */
  mayBegin?: Promise<unknown>
  /** Where it says what is done. */
  out: Writable
}

/** Where the platform of one run is. */
interface Place {
  home: string
  wheels: string
  progress: Progress
}

/** Starts a whole platform of its own, demo data included, and goes through it in a real browser. */
export async function runJourneys(options: JourneyOptions): Promise<Tally> {
  const { sharedHome, wheels, mayBegin, ...how } = options
  const { out } = how
  const progress = createProgress(out)
  const chromium = await findChromium({ home: sharedHome, progress })
  const place = { home: journeysHome(how.home), wheels, progress }
  await mkdir(place.home, { recursive: true, mode: 0o700 })
  await takeBuild(sharedHome, place.home)
  const snapshot = { folder: path.join(sharedHome, 'snapshot'), key: await keyOfDemo(place), names: [...DATA, PORTS] }
  const isFilled = await progress.step('Looking for the demo data of an earlier run', () =>
    putSnapshot(snapshot, place.home),
  )
  if (!isFilled || !(await areFree(await portsOf(place)))) {
    await beginAnew(place.home)
    await writeFile(portsIn(place), JSON.stringify(await freePorts()))
    const left = await onStores(place, 'fill', async (_platform, left) => {
      await leaveBuild(sharedHome, place.home)
      return left
    })
    const keep = () => progress.step('Keeping the demo data for the next run', () => keepSnapshot(snapshot, place.home))
    if (left === 0) await keep()
  }
  await mayBegin
  return onStores(place, 'go on', async ({ url, mailUrl, sandboxUrl, services, servers }) => {
    await leaveBuild(sharedHome, place.home)
    const providerUrl = services[providerGateway.name]!.replace('127.0.0.1', 'localhost')
    const databaseOf = (service: string) => new URL(`/${service}`, urlOf(servers, 'postgres')).toString()
    const at = { url, mailUrl, sandboxUrl, providerUrl, offersUrl: databaseOf('offers') }
    const tally = await goThrough({ ...how, at, chromium })
    const peopleUrl = databaseOf('identity')
    const told = await checkLogs({ home: place.home, mailUrl, peopleUrl, out })
    return told === 0 ? { ...tally, passed: tally.passed + 1 } : { ...tally, failed: tally.failed + 1 }
  })
}

/** While the cores are shared with others a service may hear nothing for so long, and nevertheless go on. */
const STUCK_AFTER_MS = 60_000

/**
 * Runs a platform on stores of its own, which it fills first or finds filled, until `work` is done; all have then ended in good order.
 * `work` begins when all services have heard of what the others hold, and learns how many events were given up instead.
 */
async function onStores<Result>(
  place: Place,
  stores: 'fill' | 'go on',
  work: (platform: PurposefulPlatform, left: number) => Promise<Result>,
): Promise<Result> {
  const servers = await startServers({ ...place, durable: false, accounts, need: serversOf(processes) })
  const purpose = {
    ...place,
    host: 'localhost', // as people write it
    servers: { ...servers, natsUrl: servers.natsUrl },
    processes: [...sparing, providerGateway],
    demo: stores === 'fill',
    ports: await portsOf(place),
  } as const
  try {
    return await onPlatform(purpose, async (platform) => {
      // Until then whoever writes may be nameless, as `npm start` says after a first start.
      const left = await place.progress.step(
        'Waiting until all services have heard of what the others hold',
        async () => untilHeard({ ask: await askerOf(platform, place), stuckAfterMs: STUCK_AFTER_MS }),
      )
      return work(platform, left)
    })
  } finally {
    await servers.stop()
  }
}

/** Stores hold addresses of pictures and decks, as the platform that filled them had it: whoever goes on with them answers there, too. */
const PORTS = 'ports.json'
const portsIn = ({ home }: Place) => path.join(home, PORTS)
const portsOf = async (place: Place): Promise<Ports> => JSON.parse(await readFile(portsIn(place), 'utf8'))
const areFree = async (ports: Ports) =>
  (await Promise.all(Object.values(ports).map(isFreePort))).every((isFree) => isFree)

/** Says all that the filled stores follow from: sources, servers, and the day, from which the demo counts. */
async function keyOfDemo(place: Place): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  const labels = []
  for (const kind of serversOf(processes)) labels.push((await findServer(kind, place)).label)
  const folders = processes.filter(({ name }) => name !== 'gateway').map(({ folder }) => folder) // it has no stores
  const sources = [...folders, 'packages', 'package-lock.json', 'tests/journeys/run-journeys.ts'].map((one) =>
    inRepository(one),
  )
  const migrations = processes.flatMap((one) => migrationFolders(one))
  const hash = await filesHash([...sources, ...migrations])
  return createHash('sha256')
    .update(JSON.stringify([day, process.arch, process.version, labels, hash]))
    .digest('hex')
}
