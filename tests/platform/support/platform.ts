import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@storyright/backing-servers'
import { demoPassword } from '@storyright/demo'
import { eventually, freshNats, freshRedis, testDatabase, testSandbox } from '@storyright/testing'
import { buildApp as buildCatalogue } from '../../../services/catalogue/src/app.ts'
import { buildApp as buildGateway } from '../../../services/gateway/src/app.ts'
import { readConfig as readGatewayConfig } from '../../../services/gateway/src/config.ts'
import { buildApp as buildIdentity } from '../../../services/identity/src/app.ts'
import { readConfig as readIdentityConfig } from '../../../services/identity/src/config.ts'
import { openMailbox } from '../../../services/identity/test/world.ts'
import { buildApp as buildOffers } from '../../../services/offers/src/app.ts'
import { json, openClient } from './ask.ts'
import { loadSomeListings } from './listings.ts'
import { openPeople } from './people.ts'

export type Platform = Awaited<ReturnType<typeof openPlatform>>

export interface PlatformOptions {
  /** Servers of the test's own, when it means to kill them. */
  natsUrl?: string
  redisUrl?: string
}

const webhookSecret = 'whsec_storyright'
const root = path.resolve(import.meta.dirname, '../../..')
const migrationsOf = (service: string) => [
  `${root}/packages/messaging/migrations`,
  `${root}/services/${service}/prisma/migrations`,
]
const manyRequests = {
  LIMIT_SIGN_IN_PER_ACCOUNT: '100000',
  LIMIT_SIGN_IN_PER_ADDRESS: '100000',
  LIMIT_REQUESTS_PER_ADDRESS: '100000',
  LIMIT_REQUESTS_PER_MAILBOX: '100000',
}

/** The gateway before identity and catalogue, all in this process, on real servers and with the demo accounts. */
export async function openPlatform(options: PlatformOptions = {}) {
  const natsUrl = options.natsUrl ?? (await freshNats())
  const redisUrl = options.redisUrl ?? (await freshRedis())
  const identityDatabase = await testDatabase('identity', migrationsOf('identity'))
  const catalogueDatabase = await testDatabase('catalogue', migrationsOf('catalogue'))
  const people = await openPeople(identityDatabase)
  const listingIds = await loadSomeListings(catalogueDatabase)
  const mailbox = await openMailbox()
  const folder = await mkdtemp(path.join(tmpdir(), 'storyright-platform-'))
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const
  const [identityPort, cataloguePort, offersPort, gatewayPort] = ports
  const address = (port: number) => `http://127.0.0.1:${port}`
  const url = address(gatewayPort)
  const common = {
    NATS_URL: natsUrl,
    INTERNAL_TOKEN: 'a-token-between-services',
    LOG_LEVEL: 'silent',
  }

  const startIdentity = async () => {
    const config = readIdentityConfig({
      ...common,
      ...manyRequests,
      PORT: String(identityPort),
      DATABASE_URL: identityDatabase,
      REDIS_URL: redisUrl,
      SMTP_URL: mailbox.url,
      PUBLIC_URL: url,
      SIGNING_KEY_FILE: path.join(folder, 'signing-key.json'),
      CATALOGUE_URL: address(cataloguePort),
      OFFERS_URL: address(offersPort),
    })
    const app = await buildIdentity(config, { mailPollMs: 100 })
    await app.listen({ port: identityPort, host: '127.0.0.1' })
    return app
  }
  let identity = await startIdentity()
  const catalogue = await buildCatalogue({
    ...common,
    LOG_LEVEL: 'silent',
    PORT: cataloguePort,
    HOST: '127.0.0.1',
    DATABASE_URL: catalogueDatabase,
    IDENTITY_URL: address(identityPort),
    PUBLIC_URL: url,
    UPLOADS_DIR: path.join(folder, 'uploads'),
    UPLOADS_SWEEP_MINUTES: 60,
    POUNDS_PER_USD: 0.79,
    POUNDS_PER_EUR: 0.86,
  })
  await catalogue.listen({ port: cataloguePort, host: '127.0.0.1' })
  const sandbox = await testSandbox([{ url: `${url}/api/webhooks/stripe/offers`, secret: webhookSecret }])
  const offers = await buildOffers({
    ...common,
    LOG_LEVEL: 'silent',
    PORT: offersPort,
    HOST: '127.0.0.1',
    DATABASE_URL: await testDatabase('offers', migrationsOf('offers')),
    IDENTITY_URL: address(identityPort),
    PUBLIC_URL: url,
    UPLOADS_DIR: path.join(folder, 'decks'),
    DEPLOYMENT: 'these-tests',
    STRIPE_SECRET_KEY: 'sk_test_storyright',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_storyright',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: sandbox.url,
    PAYMENT_SANDBOX_URL: sandbox.url,
    UNFINISHED_EVERY_SECONDS: 1,
    COMPARE_EVERY_SECONDS: 300,
    AUDIT_EVERY_SECONDS: 3600,
  })
  await offers.listen({ port: offersPort, host: '127.0.0.1' })
  const gateway = await buildGateway(
    readGatewayConfig({
      ...common,
      PORT: String(gatewayPort),
      PUBLIC_URL: url,
      IDENTITY_URL: address(identityPort),
      CATALOGUE_URL: address(cataloguePort),
      OFFERS_URL: address(offersPort),
      WEB_DIR: await builtWeb(folder),
    }),
  )
  await gateway.listen({ port: gatewayPort, host: '127.0.0.1' })
  const client = openClient(url)
  const { ask } = client
  await ready()

  /** Waits until every part has all that it needs. */
  async function ready() {
    for (const part of [gateway, identity, catalogue, offers])
      await eventually(
        async () => {
          const { statusCode, body } = await part.inject('/readyz')
          if (statusCode !== 200) throw new Error(`not ready: ${body}`)
        },
        { within: 15_000 },
      )
  }

  return {
    url,
    natsUrl,
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
    stopIdentity: () => identity.close(),
    async startIdentity() {
      identity = await startIdentity()
    },
    async close() {
      client.close()
      await gateway.close()
      await Promise.all([identity.close(), catalogue.close(), offers.close()])
      await sandbox.stop()
      await people.close()
      await mailbox.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function builtWeb(folder: string): Promise<string> {
  const webDir = path.join(folder, 'web')
  await mkdir(path.join(webDir, 'assets'), { recursive: true })
  await writeFile(path.join(webDir, 'index.html'), '<!doctype html><html><head><!--storyright:head--></head></html>')
  return webDir
}
