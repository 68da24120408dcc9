import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Say } from '@storyright/backing-servers'
import { findChromium, freePort, startServer } from '@storyright/backing-servers'
import { type PlatformProcess, processes } from '../platform/processes.ts'
import { inRepository } from '../platform/repository.ts'
import type { Ports, Settings } from '../platform/settings.ts'
import { startPlatform } from '../platform/start-platform.ts'
import { runRunner } from './runner.ts'
import type { PlaywrightReport, Tally } from './tally.ts'
import { playwrightTally, settled } from './tally.ts'
import { journeysHome } from './test-home.ts'
import type { TestServers } from './test-servers.ts'

const CONFIG = inRepository('tests/journeys/playwright.config.ts')

/** A second gateway before the same services, whose pages are to work with the card provider itself. */
const providerGateway: PlatformProcess = {
  name: 'gateway-provider',
  folder: 'services/gateway',
  env: (world) => {
    const { PAYMENT_SANDBOX_URL, ...env } = processes.find(({ name }) => name === 'gateway')!.env(world)
    return env
  },
}

/** Where the journeys find things that are shared with other runs. */
export interface JourneyOptions {
  home: string
  /** The home of `npm start`, which remembers programs that were installed. */
  sharedHome: string
  wheels: string
  servers: TestServers
  patterns: string[]
  say: Say
}

/** Starts a whole platform of its own, demo data included, and goes through it in a real browser. */
export async function runJourneys(options: JourneyOptions): Promise<Tally> {
  if (!existsSync(CONFIG)) return { passed: 0, failed: 0 }
  const { home, sharedHome, servers, wheels, patterns, say } = options
  const chromium = await findChromium({ home: sharedHome, say })
  const nats = await startServer('nats', { home, wheels, durable: false, name: 'nats-journeys', say })
  const settings = await journeySettings(journeysHome(home))
  const redisUrl = new URL('/15', servers.redisUrl).toString() // apart from the workers' databases
  const { postgresUrl } = servers
  const platform = await startPlatform({
    ...settings,
    say,
    servers: { postgresUrl, redisUrl, natsUrl: nats.url },
    processes: [...processes, providerGateway],
  })
  try {
    const file = path.join(home, 'journeys.json')
    const cli = inRepository('node_modules/@playwright/test/cli.js')
    const results = path.join(home, 'journey-results')
    const args = [cli, 'test', '-c', CONFIG, '--reporter=list,json', '--output', results, ...patterns]
    const env = {
      JOURNEYS_URL: settings.publicUrl,
      JOURNEYS_PROVIDER_URL: platform.services[providerGateway.name]!.replace('127.0.0.1', 'localhost'),
      JOURNEYS_MAIL_URL: `http://localhost:${settings.ports.mail}`,
      JOURNEYS_SANDBOX_URL: `http://localhost:${settings.ports.sandbox}`,
      JOURNEYS_SCREENSHOTS: path.join(home, 'screenshots'),
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }
    const { exitCode, report } = await runRunner<PlaywrightReport>({
      home,
      name: 'playwright',
      args,
      env,
      report: file,
    })
    return settled(report && playwrightTally(report), exitCode)
  } finally {
    await platform.stop()
  }
}

async function journeySettings(home: string): Promise<Settings> {
  const [gateway, sandbox, smtp, mail] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const ports: Ports = { gateway, sandbox, smtp, mail }
  return { home, ports, publicUrl: `http://localhost:${gateway}`, demo: true }
}
