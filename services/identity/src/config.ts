import { personalDataKeepers } from '@storyright/contracts/services'
import { company } from '@storyright/contracts/vocabulary'
import { configOf, environmentParts, serviceEnvironment, urlsOf } from '@storyright/service-kit'
import { postgresEnvironment } from '@storyright/stored-service/postgres'
import { redisEnvironment } from '@storyright/stored-service/redis'
import { z } from 'zod'

const { address, trustedProxies, PUBLIC_URL, DEMO_FILE } = environmentParts
const count = z.coerce.number().int().min(1)

export const environment = {
  ...serviceEnvironment,
  ...postgresEnvironment,
  ...redisEnvironment,
  SMTP_URL: z.string().min(1),
  MAIL_FROM: z.string().default(company.email),
  PUBLIC_URL,
  DEMO_FILE,
  /** A private key, or an array of them: the first signs, all are published. Looked at again every second. */
  SIGNING_KEY_FILE: z.string().min(1),
  /** Services that keep personal data; an export requests it from each. */
  ...urlsOf(personalDataKeepers, address),
  TRUSTED_PROXIES: trustedProxies('loopback'),
  LIMIT_SIGN_IN_PER_ACCOUNT: count.default(10),
  LIMIT_SIGN_IN_PER_ADDRESS: count.default(300),
  LIMIT_REQUESTS_PER_ADDRESS: count.default(120),
  LIMIT_REQUESTS_PER_MAILBOX: count.default(5),
}

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>
