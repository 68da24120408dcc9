import { serviceNames } from '@storyright/contracts/services'
import { configOf, environmentParts, serviceEnvironment, urlsOf } from '@storyright/service-kit'
import { z } from 'zod'

const { address, trustedProxies, PUBLIC_URL, IDENTITY_URL, DEMO_FILE } = environmentParts

export const environment = {
  ...serviceEnvironment,
  PUBLIC_URL,
  /** A service without an address does not exist here: its paths answer 404. */
  ...urlsOf(serviceNames, address.optional()),
  IDENTITY_URL,
  CATALOGUE_URL: address,
  DEMO_FILE,
  WEB_DIR: z.string().min(1),
  /** Where browsers pay instead of with the card provider's own elements. */
  PAYMENT_SANDBOX_URL: address.optional(),
  /** Where telemetry is sent, if anywhere. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  TRUSTED_PROXIES: trustedProxies(''),
  /** Where to report a weakness: an address of mail or of a page. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/)
    .default('mailto:security@storyright.test'),
}

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>
