import { personLimits } from '@storyright/contracts/vocabulary'
import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { postgresEnvironment } from '@storyright/stored-service/postgres'
import { redisEnvironment } from '@storyright/stored-service/redis'
import { z } from 'zod'

const { IDENTITY_URL, PUBLIC_URL, address, trustedProxies } = environmentParts
const count = (standard: number) => z.coerce.number().int().positive().default(standard)

export const environment = {
  ...serviceEnvironment,
  ...postgresEnvironment,
  ...redisEnvironment,
  IDENTITY_URL,
  CATALOGUE_URL: address,
  OFFERS_URL: address,
  /** The origin of addresses of listings in what people write. */
  PUBLIC_URL,
  /** How much somebody may write. */
  LIMIT_WRITES_PER_MINUTE: count(300),
  LIMIT_WRITES_AT_ONCE: count(60),
  /** How much one member may ask support. */
  LIMIT_SUPPORT_OPEN_THREADS: count(personLimits.support.openThreads),
  LIMIT_SUPPORT_THREADS_PER_DAY: count(personLimits.support.threadsPerDay),
  LIMIT_SUPPORT_MESSAGES_PER_DAY: count(personLimits.support.messagesPerDay),
  /** How often one address may follow unsubscribe links, whose requests come without a session. */
  LIMIT_UNSUBSCRIBING_PER_MINUTE: count(60),
  TRUSTED_PROXIES: trustedProxies('loopback'),
}

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>
