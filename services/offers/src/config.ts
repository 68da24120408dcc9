import { providerEnvironment } from '@storyright/card-provider'
import { limits, offerLimits } from '@storyright/contracts/vocabulary'
import { filesEnvironment } from '@storyright/object-store'
import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { postgresEnvironment } from '@storyright/stored-service/postgres'
import { z } from 'zod'
import type { Pace } from './jobs/job-config.ts'
import type { Quotas } from './quotas.ts'

const { PUBLIC_URL, IDENTITY_URL, address } = environmentParts
const count = (standard: number) => z.coerce.number().int().positive().default(standard)
const seconds = (standard: number) => z.coerce.number().positive().default(standard)

export const environment = {
  ...serviceEnvironment,
  ...postgresEnvironment,
  IDENTITY_URL,
  /** Who knows which listings a metered reader may open. */
  MEMBERSHIP_URL: address,
  CATALOGUE_URL: address,
  PUBLIC_URL,
  ...filesEnvironment,
  ...providerEnvironment,
  /** How often unfinished work is looked for, and how long work that failed is left alone at first. */
  UNFINISHED_EVERY_SECONDS: seconds(5),
  /** How often each open hold is compared with the provider. */
  COMPARE_EVERY_SECONDS: seconds(300),
  /** How often the provider's payments are looked through for ones that our books do not know. */
  AUDIT_EVERY_SECONDS: seconds(3600),
  /** What one producer may have pending at a time, and send. */
  LIMIT_UNPAID_OFFERS: count(offerLimits.unpaidOffers),
  LIMIT_OPEN_OFFERS: count(offerLimits.openOffers),
  LIMIT_OPEN_OFFERS_ON_LISTING: count(offerLimits.openOffersOnListing),
  LIMIT_DECKS_PER_DAY: count(offerLimits.decksPerDay),
  /** What one person may write within an hour. */
  LIMIT_MESSAGES_PER_HOUR: count(offerLimits.messagesPerHour),
  /** What is kept of one person's files. */
  LIMIT_KEPT_BYTES: count(limits.keptBytes),
}

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>

const SECOND = 1_000
/** Leaves alone what a request may still be working on, to spare the provider duplicate calls. */
const UNFINISHED_AFTER_MS = 15 * SECOND

/** How often the upkeep goes its rounds, and its pace. */
export function paceOf(config: Config): { everyMs: number; pace: Pace } {
  return {
    everyMs: config.UNFINISHED_EVERY_SECONDS * SECOND,
    pace: {
      unfinishedAfterMs: UNFINISHED_AFTER_MS,
      compareEveryMs: config.COMPARE_EVERY_SECONDS * SECOND,
      auditEveryMs: config.AUDIT_EVERY_SECONDS * SECOND,
      tryAgainMs: config.UNFINISHED_EVERY_SECONDS * SECOND,
    },
  }
}

export function quotasOf(config: Config): Quotas {
  return {
    unpaidOffers: config.LIMIT_UNPAID_OFFERS,
    openOffers: config.LIMIT_OPEN_OFFERS,
    openOffersOnListing: config.LIMIT_OPEN_OFFERS_ON_LISTING,
    decksPerDay: config.LIMIT_DECKS_PER_DAY,
    messagesPerHour: config.LIMIT_MESSAGES_PER_HOUR,
    keptBytes: config.LIMIT_KEPT_BYTES,
  }
}
