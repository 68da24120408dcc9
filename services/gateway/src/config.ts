import { serviceNames } from '@storyright/contracts/services'
import { readConfig, serviceEnvironment, urlsOf } from '@storyright/service-kit'
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

export const readGatewayConfig = (environment?: Record<string, string | undefined>) =>
  readConfig(
    {
      ...serviceEnvironment,
      PUBLIC_URL: address,
      /** A service without an address does not exist here: its paths answer 404. */
      ...urlsOf(serviceNames, address.optional()),
      IDENTITY_URL: address,
      CATALOGUE_URL: address,
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
