import path from 'node:path'
import type { Ports } from '../settings/settings.ts'
import { type CardKeys, secretVariables } from './card-keys.ts'
import type { Keys } from './keys.ts'

/** Addresses of the servers behind the platform. */
export interface ServerUrls {
  postgresUrl: string
  natsUrl: string
  redisUrl: string
}

/** The platform as it stands here: everything that a process of it may need to be told. */
export interface Installation extends ServerUrls {
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
  env(installation: Installation): Record<string, string>
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
    env: (installation) => ({
      DATABASE_URL: installation.databaseUrl('identity'),
      REDIS_URL: installation.redisUrl,
      SMTP_URL: `smtp://127.0.0.1:${installation.ports.smtp}`,
      PUBLIC_URL: installation.publicUrl,
      SIGNING_KEY_FILE: installation.keys.signingKeyFile,
      CATALOGUE_URL: urlOf(installation, 'catalogue'),
      OFFERS_URL: urlOf(installation, 'offers'),
    }),
  },
  {
    name: 'catalogue',
    folder: 'services/catalogue',
    database: 'catalogue',
    env: (installation) => ({
      DATABASE_URL: installation.databaseUrl('catalogue'),
      IDENTITY_URL: urlOf(installation, 'identity'),
      PUBLIC_URL: installation.publicUrl,
      UPLOADS_DIR: path.join(installation.home, 'data', 'uploads'),
    }),
  },
  {
    name: 'offers',
    folder: 'services/offers',
    database: 'offers',
    seedNeeds: ['sandbox'],
    env: (installation) => ({
      DATABASE_URL: installation.databaseUrl('offers'),
      IDENTITY_URL: urlOf(installation, 'identity'),
      PUBLIC_URL: installation.publicUrl,
      UPLOADS_DIR: path.join(installation.home, 'data', 'offers'),
      DEPLOYMENT: process.env.DEPLOYMENT ?? installation.keys.deployment,
      ...cardProvider(installation),
    }),
  },
  {
    name: 'gateway',
    folder: 'services/gateway',
    port: 'gateway',
    env: (installation) => ({
      IDENTITY_URL: urlOf(installation, 'identity'),
      CATALOGUE_URL: urlOf(installation, 'catalogue'),
      OFFERS_URL: urlOf(installation, 'offers'),
      ...paymentPages(installation),
      PUBLIC_URL: installation.publicUrl,
      WEB_DIR: path.join(installation.home, 'build', 'web'),
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
function cardProvider({ cardKeys, ports }: Installation): Record<string, string> {
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
function paymentPages(installation: Installation): Record<string, string> {
  const { PAYMENT_SANDBOX_URL } = cardProvider(installation)
  return PAYMENT_SANDBOX_URL ? { PAYMENT_SANDBOX_URL } : {}
}

/** The whole environment of one process. */
export function environmentOf(process_: PlatformProcess, installation: Installation): NodeJS.ProcessEnv {
  const inherited = { ...process.env }
  for (const name of secretVariables) delete inherited[name]
  return {
    ...inherited,
    PORT: String(installation.portOf[process_.name]),
    HOST: '127.0.0.1',
    NATS_URL: installation.natsUrl,
    INTERNAL_TOKEN: installation.keys.internalToken,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    ...process_.env(installation),
  }
}

const urlOf = (installation: Installation, name: string) => `http://127.0.0.1:${installation.portOf[name]}`
