import path from 'node:path'
import { modelFolder } from '@storyright/backing-servers'
import { type ServiceName, serviceNames, serviceOf } from '@storyright/contracts/services'
import {
  type DemoPart,
  type EnrichmentSource,
  enrichmentSources,
  type PaidService,
  providerNotices,
} from '@storyright/contracts/vocabulary'
import type { ModelAccess } from '../settings/model-access.ts'
import type { Ports } from '../settings/settings.ts'
import { sourceVariables } from '../settings/source-access.ts'
import type { StoreOwner } from '../stores/store-kinds.ts'
import type { Installation } from './installation.ts'

const sandboxKeys = {
  secret: 'sk_test_storyright',
  publishable: 'pk_test_storyright',
  webhookSecrets: { offers: 'whsec_storyright', membership: 'whsec_storyright' },
} as const

/** Where browsers pay when it is not with the provider's own elements. */
const paymentPages = ({ cardKeys, ports }: Installation): Record<string, string> =>
  cardKeys ? {} : { PAYMENT_SANDBOX_URL: `http://localhost:${ports.sandbox}` }

const sandboxAccounts: Record<EnrichmentSource, string> = {
  books: 'books-storyright',
  youtube: 'youtube-storyright',
  twitter: 'x-storyright',
}

/** The sandbox is free, so its daily quota is practically unlimited. */
const SANDBOX_PER_DAY = '10000000'

/** The keys that the sandbox knows. */
const sandboxSourceKeys = (): Record<string, string> =>
  Object.fromEntries(enrichmentSources.map((source) => [sourceVariables[source].key, sandboxAccounts[source]]))

const sandboxModel = { apiKey: 'sk-storyright', model: 'sandbox-1' } as const

/** A service's variables and needs beyond the table of services. */
interface Special {
  env?(installation: Installation): Record<string, string>
  /** The processes that must be running before its demo data can be seeded. */
  seedNeeds?: readonly string[]
  /** Its demo data is loaded behind the address, as this part. */
  demoPart?: DemoPart
}

/** A service that is not here needs nothing special. */
const specials: Partial<Record<ServiceName, Special>> = {
  identity: {
    env: ({ ports, keys, smtpUrl }) => ({
      SMTP_URL: smtpUrl ?? `smtp://127.0.0.1:${ports.smtp}`,
      SIGNING_KEY_FILE: keys.signingKeyFile,
    }),
  },
  catalogue: {
    env: ({ home }) => ({ UPLOADS_DIR: path.join(home, 'data', 'uploads') }), // older than the rule for such folders
  },
  offers: {
    seedNeeds: ['sandbox'],
    env: cardProvider('offers'),
  },
  membership: {
    seedNeeds: ['sandbox'],
    env: cardProvider('membership'),
  },
  ai: { demoPart: 'ai', env: languageModel },
  community: { demoPart: 'community' },
  enrichment: { demoPart: 'enrichment', seedNeeds: ['sandbox', 'catalogue'], env: outsideSources },
}

/** One process of the platform: its source, its stores, and its own environment. */
export interface PlatformProcess extends StoreOwner, Special {
  /** The fixed port it has, for the processes that are known outside. */
  port?: keyof Ports
}

/** The process of each service in the table. */
const serviceProcess = (name: ServiceName): PlatformProcess => ({
  name,
  folder: `services/${name}`,
  stores: serviceOf(name).stores,
  shelves: serviceOf(name).shelves,
  ...specials[name],
})

const sandbox: PlatformProcess = {
  name: 'sandbox',
  folder: 'sandbox',
  stores: [],
  port: 'sandbox',
  env: (installation) => ({
    SMTP_PORT: String(installation.ports.smtp),
    MAIL_PORT: String(installation.ports.mail),
    DATA_DIR: path.join(installation.home, 'sandbox'),
    STRIPE_SECRET_KEY: sandboxKeys.secret,
    STRIPE_PUBLISHABLE_KEY: sandboxKeys.publishable,
    OPENAI_API_KEY: sandboxModel.apiKey,
    OPENAI_MODEL: sandboxModel.model,
    ...sandboxSourceKeys(),
    WEBHOOKS: JSON.stringify(sandboxWebhooks(installation)),
  }),
}

const gateway: PlatformProcess = {
  name: 'gateway',
  folder: 'services/gateway',
  stores: [],
  port: 'gateway',
  env: (installation) => ({
    ...paymentPages(installation),
    WEB_DIR: path.join(installation.home, 'build', 'web'),
    TRUSTED_PROXIES: process.env.TRUSTED_PROXIES ?? '',
  }),
}

/** The processes in the order of starting; they stop in reverse, the services at once. */
export const processes: readonly PlatformProcess[] = [sandbox, ...serviceNames.map(serviceProcess), gateway]

/** The process of that name. */
export function processOf(name: string): PlatformProcess {
  const found = processes.find((process_) => process_.name === name)
  if (!found) throw new Error(`The platform has no process called ${name}.`)
  return found
}

/** Where the language model is and how it is asked, and where the model that reads meanings lies once it is fetched. */
function languageModel({ home, modelAccess, ports }: Installation): Record<string, string> {
  const sandbox: ModelAccess = { ...sandboxModel, baseUrl: `http://127.0.0.1:${ports.sandbox}/v1` }
  const { baseUrl, apiKey, model } = modelAccess ?? sandbox
  const meaning = process.env.MEANING_DIR || modelFolder(path.join(home, 'wheels'))
  return {
    OPENAI_API_KEY: apiKey,
    OPENAI_MODEL: model,
    MEANING_DIR: meaning,
    ...(baseUrl && { OPENAI_BASE_URL: baseUrl }),
  }
}

/** Where books, videos and posts are looked up, and with which key: each at its own provider or in the sandbox. */
function outsideSources({ sourceAccess, ports }: Installation): Record<string, string> {
  const sandbox = `http://127.0.0.1:${ports.sandbox}`
  const variables = enrichmentSources.flatMap((source): [string, string | undefined][] => {
    const { key, url, perDay } = sourceVariables[source]
    const account = sourceAccess[source]
    if (account) return [[key, account.key], ...(account.url ? [[url, account.url] as [string, string]] : [])]
    return [
      [key, sandboxAccounts[source]],
      [url, sandbox],
      [perDay, process.env[perDay] ?? SANDBOX_PER_DAY],
    ]
  })
  if (!sourceAccess.books) variables.push(['OUTSIDE_IMAGE_ORIGIN', sandbox])
  variables.push(['DEMO_SOURCES', enrichmentSources.filter((source) => !sourceAccess[source]).join(',')])
  return Object.fromEntries(variables) as Record<string, string>
}

/** The provider's address and secrets, and the mark of this deployment's payments there, for a process that talks to it. */
function cardProvider(service: PaidService) {
  return (installation: Installation): Record<string, string> => {
    const { cardKeys, keys, ports } = installation
    const { secret, publishable, webhookSecrets } = cardKeys ?? sandboxKeys
    return {
      DEPLOYMENT: process.env.DEPLOYMENT ?? keys.deployment,
      STRIPE_SECRET_KEY: secret,
      STRIPE_PUBLISHABLE_KEY: publishable,
      STRIPE_WEBHOOK_SECRET: webhookSecrets[service],
      ...(!cardKeys && { STRIPE_API_URL: `http://127.0.0.1:${ports.sandbox}` }),
      ...paymentPages(installation),
    }
  }
}

/** The sandbox's webhook endpoints. */
function sandboxWebhooks({ ports }: Installation) {
  return (Object.keys(providerNotices) as PaidService[]).map((service) => ({
    url: `http://127.0.0.1:${ports.gateway}/api/webhooks/stripe/${service}`,
    secret: sandboxKeys.webhookSecrets[service],
    events: providerNotices[service],
  }))
}
