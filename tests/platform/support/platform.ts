import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@storyright/backing-servers'
import { serviceNames } from '@storyright/contracts/services'
import { demoPassword } from '@storyright/demo'
import {
  type Installation,
  installationOf,
  migrationFolders,
  processes,
  processOf,
  publishAddresses,
  serversOf,
} from '@storyright/platform'
import {
  eventually,
  freshNats,
  freshRedis,
  testDatabase,
  testMongo,
  testMongoServer,
  testSandbox,
  testServers,
} from '@storyright/testing'
import type { FastifyInstance } from 'fastify'
import { openMailbox } from '../../../services/identity/test/harness.ts'
import { json, openClient } from './ask.ts'
import { seedListings } from './listings.ts'
import { openPeople } from './people.ts'
import { startService } from './start-service.ts'

export type Platform = Awaited<ReturnType<typeof openPlatform>>

export interface PlatformOptions {
  /** Servers of the test's own, when it means to kill them. */
  natsUrl?: string
  redisUrl?: string
  /** The model's answers are work for three services: who tests none of it lets it be asked seldom. */
  modelCallsPerHour?: number
}

/** Settings for tests: higher rate limits and shorter waits. */
const testing: Record<string, Record<string, string>> = {
  identity: {
    LIMIT_SIGN_IN_PER_ACCOUNT: '100000',
    LIMIT_SIGN_IN_PER_ADDRESS: '100000',
    LIMIT_REQUESTS_PER_ADDRESS: '100000',
    LIMIT_REQUESTS_PER_MAILBOX: '100000',
  },
  enrichment: { YOUTUBE_PAUSE_MS: '0', X_PAUSE_MS: '0' },
  community: {
    LIMIT_WRITES_PER_MINUTE: '100000',
    LIMIT_WRITES_AT_ONCE: '100000',
    LIMIT_UNSUBSCRIBING_PER_MINUTE: '100000',
  },
}

/** How long it may take to open while other tests have the machine: every service starts and has its demo accounts made. */
export const OPENING_MS = 180_000

/** The gateway before every service of the table, all in this process, on real servers and with the demo accounts. */
export async function openPlatform(options: PlatformOptions = {}) {
  const natsUrl = options.natsUrl ?? (await freshNats())
  const redisUrl = options.redisUrl ?? (await freshRedis())
  const { postgresUrl } = await testServers()
  const home = await mkdtemp(path.join(tmpdir(), 'storyright-platform-'))
  await mkdir(path.join(home, 'run'))
  await buildWeb(home)
  const mongodb = serversOf(processes).includes('mongodb') && { mongodbUrl: await testMongoServer() }
  const databases = await ownDatabases()
  const people = await openPeople(databases.get('identity')!.DATABASE_URL!)
  const listingIds = await seedListings(databases.get('catalogue')!.DATABASE_URL!)
  const mailbox = await openMailbox()
  const gateway = await freePort()
  const url = `http://127.0.0.1:${gateway}`
  const sandbox = await testSandbox([
    { url: `${url}/api/webhooks/stripe/offers`, secret: 'whsec_storyright' },
    { url: `${url}/api/webhooks/stripe/membership`, secret: 'whsec_storyright' },
  ])

  const ports = { gateway, sandbox: Number(new URL(sandbox.url).port), smtp: mailbox.port, mail: 0 }
  const settings = { home, ports, publicUrl: url, demo: true }
  const standard = await installationOf(settings, { natsUrl, redisUrl, postgresUrl, ...mongodb }, processes)
  const installation: Installation = {
    ...standard,
    placesOf: (owner) => ({ ...standard.placesOf(owner), ...databases.get(owner.name) }),
  }
  const running = new Map<string, FastifyInstance>()
  const start = async (name: string) => {
    const calls = name === 'ai' && options.modelCallsPerHour
    const more = { ...testing[name], ...(calls && { MODEL_CALLS_PER_HOUR: String(calls) }) }
    running.set(name, await startService(processOf(name), installation, more))
  }
  for (const name of [...serviceNames, 'gateway']) await start(name)
  const client = openClient(url)
  const { ask } = client
  await ready()

  /** Waits until every part has all that it needs. */
  async function ready() {
    for (const part of running.values())
      await eventually(
        async () => {
          const { statusCode, body } = await part.inject('/readyz')
          if (statusCode !== 200) throw new Error(`not ready: ${body}`)
        },
        { within: 15_000 },
      )
  }

  /** Lets commands that work beside a platform find this one, as a launcher does. */
  const publish = () => {
    const at = [...serviceNames, 'gateway'].map((name) => [name, `http://127.0.0.1:${installation.portOf[name]}`])
    const kept = [...databases].map(([name, its]) => [name, its.DATABASE_URL ?? its.MONGODB_URL])
    return publishAddresses(home, {
      publicUrl: url,
      urls: { natsUrl, redisUrl, postgresUrl },
      services: Object.fromEntries(at),
      databases: Object.fromEntries(kept),
    })
  }

  return {
    home,
    url,
    natsUrl,
    publish,
    people,
    listingIds,
    ask,
    ready,
    /** Signs in; answers the headers of the new session. */
    async signIn(email: string, password = demoPassword): Promise<{ cookie: string }> {
      const answer = await ask({ method: 'POST', path: '/api/auth/login', ...json({ email, password }) })
      if (answer.status !== 200) throw new Error(`sign-in answered ${answer.text}`)
      return { cookie: answer.headers['set-cookie']![0]!.split(';')[0]! }
    },
    stopIdentity: () => running.get('identity')!.close(),
    startIdentity: () => start('identity'),
    async close() {
      client.close()
      await running.get('gateway')!.close()
      await Promise.all(serviceNames.map((name) => running.get(name)!.close()))
      await sandbox.stop()
      await people.close()
      await mailbox.close()
      await rm(home, { recursive: true })
    },
  }
}

/** New databases for every service, by the variable that names them. */
async function ownDatabases(): Promise<Map<string, Record<string, string>>> {
  const databases = new Map<string, Record<string, string>>()
  for (const { name, folder, stores } of processes)
    databases.set(name, {
      ...(stores.includes('postgres') && { DATABASE_URL: await testDatabase(name, migrationFolders({ folder })) }),
      ...(stores.includes('mongodb') && { MONGODB_URL: await testMongo(name) }),
    })
  return databases
}

async function buildWeb(home: string): Promise<void> {
  const webDir = path.join(home, 'build', 'web')
  await mkdir(path.join(webDir, 'assets'), { recursive: true })
  await writeFile(path.join(webDir, 'index.html'), '<!doctype html><html><head><!--storyright:head--></head></html>')
}
