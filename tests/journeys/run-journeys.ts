import path from 'node:path'
import type { Writable } from 'node:stream'
import { findChromium, startServer } from '@storyright/backing-servers'
import {
  accounts,
  createProgress,
  inRepository,
  onPlatform,
  type PlatformProcess,
  processes,
  processOf,
  serversOf,
} from '@storyright/platform'
import { runRunner } from '../runner/runner.ts'
import type { PlaywrightReport, Tally } from '../runner/tally.ts'
import { playwrightTally, settled } from '../runner/tally.ts'
import { journeysHome } from '../runner/test-home.ts'
import type { TestServers } from '../runner/test-servers.ts'
import { checkLogs } from './check-logs.ts'

const CONFIG = inRepository('tests/journeys/playwright.config.ts')

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
export interface JourneyOptions {
  home: string
  /** The home of `npm start`, which remembers programs that were installed. */
  sharedHome: string
  wheels: string
  servers: TestServers
  patterns: string[]
  /** How often a journey may be tried. */
  attempts: number
  /** Whether the screenshots of every look are kept: a browser works long on them. */
  screenshots: boolean
  /** Whether each journey is gone through on one device instead of both. */
  takesTurns: boolean
  /** Where it says what is done. */
  out: Writable
}

/** Starts a whole platform of its own, demo data included, and goes through it in a real browser. */
export async function runJourneys(options: JourneyOptions): Promise<Tally> {
  const { home, sharedHome, servers, wheels, patterns, attempts, screenshots, takesTurns, out } = options
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
    const file = path.join(home, 'journeys.json')
    const cli = inRepository('node_modules/@playwright/test/cli.js')
    const results = path.join(home, 'journey-results')
    const args = [
      cli,
      'test',
      '-c',
      CONFIG,
      '--reporter=list,json',
      '--output',
      results,
      `--retries=${attempts - 1}`,
      ...patterns,
    ]
    const env = {
      JOURNEYS_URL: url,
      JOURNEYS_PROVIDER_URL: services[providerGateway.name]!.replace('127.0.0.1', 'localhost'),
      JOURNEYS_MAIL_URL: mailUrl,
      JOURNEYS_SANDBOX_URL: sandboxUrl,
      ...(takesTurns && { JOURNEYS_TAKE_TURNS: 'yes' }),
      ...(screenshots && { JOURNEYS_SCREENSHOTS: path.join(home, 'screenshots') }),
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }
    const { exitCode, report } = await runRunner<PlaywrightReport>({
      home,
      name: 'playwright',
      args,
      env,
      report: file,
      out,
    })
    const tally = settled(report && playwrightTally(report), exitCode)
    const peopleUrl = new URL('/identity', postgresUrl).toString()
    const told = await checkLogs({ home: purpose.home, mailUrl, peopleUrl, out })
    return told === 0 ? { ...tally, passed: tally.passed + 1 } : { ...tally, failed: tally.failed + 1 }
  })
}
