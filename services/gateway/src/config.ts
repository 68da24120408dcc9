import { readConfig, serviceEnvironment } from '@storyright/service-kit'
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

/** A service without an address does not exist yet: its paths answer 404. */
export const readGatewayConfig = (environment?: Record<string, string | undefined>) =>
  readConfig(
    {
      ...serviceEnvironment,
      PUBLIC_URL: address,
      IDENTITY_URL: address,
      CATALOGUE_URL: address,
      OFFERS_URL: address.optional(),
      MEMBERSHIP_URL: address.optional(),
      AI_URL: address.optional(),
      COMMUNITY_URL: address.optional(),
      ENRICHMENT_URL: address.optional(),
      WEB_DIR: z.string().min(1),
      /** Where browsers pay instead of with the card provider's own elements. */
      PAYMENT_SANDBOX_URL: address.optional(),
      TRUSTED_PROXIES: z
        .string()
        .default('')
        .transform((list) =>
          list
            .split(',')
            .map((item) => item.trim())
            .filter(Boolean),
        ),
    },
    environment,
  )
export type GatewayConfig = ReturnType<typeof readGatewayConfig>
