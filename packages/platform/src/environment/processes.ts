import path from 'node:path'
import { type ServiceName, serviceNames, serviceOf } from '@storyright/contracts/services'
import type { Ports } from '../settings/settings.ts'
import type { StoreOwner } from '../stores/store-kinds.ts'
import { paymentPages, sandboxKeys, sandboxWebhooks } from './card-provider.ts'
import { sandboxModel } from './language-model.ts'
import { sandboxSourceKeys } from './outside-sources.ts'
import { type Special, specials } from './specials.ts'

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
