import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { z } from 'zod'

const { address, trustedProxies, PUBLIC_URL, IDENTITY_URL } = environmentParts

/** A service without an address does not exist yet: its paths answer 404. */
export const readConfig = configOf({
  ...serviceEnvironment,
  PUBLIC_URL,
  IDENTITY_URL,
  CATALOGUE_URL: address,
  OFFERS_URL: address.optional(),
  MEMBERSHIP_URL: address.optional(),
  AI_URL: address.optional(),
  COMMUNITY_URL: address.optional(),
  ENRICHMENT_URL: address.optional(),
  WEB_DIR: z.string().min(1),
  /** Where browsers pay instead of with the card provider's own elements. */
  PAYMENT_SANDBOX_URL: address.optional(),
  TRUSTED_PROXIES: trustedProxies(''),
})
export type GatewayConfig = ReturnType<typeof readConfig>
