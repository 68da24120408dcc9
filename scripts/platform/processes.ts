import path from 'node:path'
import { type CardKeys, secretVariables } from './card-keys.ts'
import type { Keys } from './keys.ts'
import type { Ports } from './settings.ts'

/** Addresses of the servers behind the platform. */
export interface ServerUrls {
  postgresUrl: string
  natsUrl: string
  redisUrl: string
}

/** Everything a process of the platform may need to be told. */
export interface World extends ServerUrls {
  home: string
  publicUrl: string
  ports: Ports
  /** The port of each process, by name. */
  portOf: Record<string, number>
  /** The address of a service's own database. */
  databaseUrl(name: string): string
  keys: Keys
  cardKeys: CardKeys | null
}

/** One process of the platform: where its source is and what its environment says. */
export interface PlatformProcess {
  name: string
  folder: string
  /** The fixed port it has, for the processes that are known outside. */
  port?: keyof Ports
  /** The PostgreSQL database it owns. */
  database?: string
  /** The processes that have to run before its demo data can be loaded. */
  seedNeeds?: string[]
  env(world: World): Record<string, string>
}

/** What the provider is asked to tell offers: how a hold goes, and what becomes of captured money. */
export const offerNotices = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
]

/** What a start runs, in the order of starting; stopping goes the other way. */
export const processes: PlatformProcess[] = [
  {
    name: 'sandbox',
    folder: 'sandbox',
    port: 'sandbox',
    env: ({ home, ports }) => ({
      SMTP_PORT: String(ports.smtp),
      MAIL_PORT: String(ports.mail),
      DATA_DIR: path.join(home, 'sandbox'),
      STRIPE_SECRET_KEY: sandboxKeys.secret,
      STRIPE_PUBLISHABLE_KEY: sandboxKeys.publishable,
      WEBHOOKS: JSON.stringify([
        {
          url: `http://127.0.0.1:${ports.gateway}/api/webhooks/stripe/offers`,
          secret: sandboxKeys.webhookSecret,
          events: offerNotices,
        },
      ]),
    }),
  },
  {
    name: 'identity',
    folder: 'services/identity',
    database: 'identity',
    env: (world) => ({
      DATABASE_URL: world.databaseUrl('identity'),
      REDIS_URL: world.redisUrl,
      SMTP_URL: `smtp://127.0.0.1:${world.ports.smtp}`,
      PUBLIC_URL: world.publicUrl,
      SIGNING_KEY_FILE: world.keys.signingKeyFile,
      CATALOGUE_URL: urlOf(world, 'catalogue'),
      OFFERS_URL: urlOf(world, 'offers'),
    }),
  },
  {
    name: 'catalogue',
    folder: 'services/catalogue',
    database: 'catalogue',
    env: (world) => ({
      DATABASE_URL: world.databaseUrl('catalogue'),
      IDENTITY_URL: urlOf(world, 'identity'),
      PUBLIC_URL: world.publicUrl,
      UPLOADS_DIR: path.join(world.home, 'data', 'uploads'),
    }),
  },
  {
    name: 'offers',
    folder: 'services/offers',
    database: 'offers',
    seedNeeds: ['sandbox'],
    env: (world) => ({
      DATABASE_URL: world.databaseUrl('offers'),
      IDENTITY_URL: urlOf(world, 'identity'),
      PUBLIC_URL: world.publicUrl,
      UPLOADS_DIR: path.join(world.home, 'data', 'offers'),
      DEPLOYMENT: process.env.DEPLOYMENT ?? world.keys.deployment,
      ...cardProvider(world),
    }),
  },
  {
    name: 'gateway',
    folder: 'services/gateway',
    port: 'gateway',
    env: (world) => ({
      IDENTITY_URL: urlOf(world, 'identity'),
      CATALOGUE_URL: urlOf(world, 'catalogue'),
      OFFERS_URL: urlOf(world, 'offers'),
      ...paymentPages(world),
      PUBLIC_URL: world.publicUrl,
      WEB_DIR: path.join(world.home, 'build', 'web'),
      TRUSTED_PROXIES: process.env.TRUSTED_PROXIES ?? '',
    }),
  },
]

const sandboxKeys = {
  secret: 'sk_test_storyright',
  publishable: 'pk_test_storyright',
  webhookSecret: 'whsec_storyright',
} as const

/** Which provider there is, for the processes that talk to it, and the secrets for that. */
function cardProvider({ cardKeys, ports }: World): Record<string, string> {
  const { secret, publishable, webhookSecret } = cardKeys ?? sandboxKeys
  return {
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: publishable,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ...(!cardKeys && {
      STRIPE_API_URL: `http://127.0.0.1:${ports.sandbox}`,
      PAYMENT_SANDBOX_URL: `http://localhost:${ports.sandbox}`,
    }),
  }
}

/** What the gateway's pages have to know of it. */
function paymentPages(world: World): Record<string, string> {
  const { PAYMENT_SANDBOX_URL } = cardProvider(world)
  return PAYMENT_SANDBOX_URL ? { PAYMENT_SANDBOX_URL } : {}
}

/** The whole environment of one process. */
export function environmentOf(process_: PlatformProcess, world: World): NodeJS.ProcessEnv {
  const inherited = { ...process.env }
  for (const name of secretVariables) delete inherited[name]
  return {
    ...inherited,
    PORT: String(world.portOf[process_.name]),
    HOST: '127.0.0.1',
    NATS_URL: world.natsUrl,
    INTERNAL_TOKEN: world.keys.internalToken,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    ...process_.env(world),
  }
}

const urlOf = (world: World, name: string) => `http://127.0.0.1:${world.portOf[name]}`
