import type { Writable } from 'node:stream'
import { findChromium, startServer } from '@storyright/backing-servers'
import {
  accounts,
  askerOf,
  createProgress,
  onPlatform,
  type PlatformProcess,
  processes,
  processOf,
  serversOf,
  untilHeard,
} from '@storyright/platform'
import type { Tally } from '../runner/tally.ts'
import { journeysHome } from '../runner/test-home.ts'
import type { TestServers } from '../runner/test-servers.ts'
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
  /** The home of `npm start`, which remembers programs that were installed. */
  sharedHome: string
  wheels: string
  servers: TestServers
  /** Where it says what is done. */
  out: Writable
}

/** Starts a whole platform of its own, demo data included, and goes through it in a real browser. */
export async function runJourneys(options: JourneyOptions): Promise<Tally> {
  const { sharedHome, servers, wheels, ...how } = options
  const { home, out } = how
  const say = createProgress(out)
  const chromium = await findChromium({ home: sharedHome, say })
  const own = { home, wheels, durable: false, say, accounts }
  const nats = await startServer('nats', { ...own, name: 'nats-journeys' })
  // The embedded MongoDB does one thing at a time: jest's tests of the same run would wait for every journey.
  const mongodb = serversOf(processes).includes('mongodb') && {
    mongodbUrl: (await startServer('mongodb', { ...own, name: 'mongodb-journeys' })).url,
  }
  const redisUrl = new URL('/15', servers.redisUrl).toString() // apart from the workers' databases
  const { postgresUrl } = servers
  const purpose = {
    home: journeysHome(home),
    host: 'localhost', // as people write it
    servers: { postgresUrl, redisUrl, natsUrl: nats.url, ...mongodb, own: ['postgres', 'redis', 'nats'] },
    processes: [...sparing, providerGateway],
    say,
  } as const
  return onPlatform(purpose, async ({ url, mailUrl, sandboxUrl, services }) => {
    // Until then whoever writes may be nameless, as `npm start` says after a first start.
    await say.step('Waiting until all services have heard of what the others hold', async () => {
      await untilHeard({ ask: await askerOf({ services }, purpose) })
    })
    const providerUrl = services[providerGateway.name]!.replace('127.0.0.1', 'localhost')
    const tally = await goThrough({ ...how, at: { url, mailUrl, sandboxUrl, providerUrl }, chromium })
    const peopleUrl = new URL('/identity', postgresUrl).toString()
    const told = await checkLogs({ home: purpose.home, mailUrl, peopleUrl, out })
    return told === 0 ? { ...tally, passed: tally.passed + 1 } : { ...tally, failed: tally.failed + 1 }
  })
}
