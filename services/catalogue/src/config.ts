import { limits, membershipTimes, usualRates } from '@storyright/contracts/vocabulary'
import { filesEnvironment } from '@storyright/object-store'
import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { postgresEnvironment } from '@storyright/stored-service/postgres'
import { z } from 'zod'
import type { PoundsPer } from './listings/derive-listing.ts'

const { PUBLIC_URL, IDENTITY_URL, address } = environmentParts
const count = (standard: number) => z.coerce.number().int().positive().default(standard)
const rate = (pounds: number) => z.coerce.number().positive().max(2).default(pounds)

export const environment = {
  ...serviceEnvironment,
  ...postgresEnvironment,
  IDENTITY_URL,
  /** Who counts the views of metered readers. */
  MEMBERSHIP_URL: address,
  /** Who says which rights are taken, and by whom. */
  OFFERS_URL: address,
  /** Who reads searches for their meaning; without it words alone are searched. */
  AI_URL: address.optional(),
  PUBLIC_URL,
  /** How long premium members are first where an agent wants it. */
  EARLY_ACCESS_HOURS: z.coerce.number().positive().max(8_760).default(membershipTimes.earlyAccessHours),
  ...filesEnvironment,
  /** What one person may send within 24 hours, and what is kept of one person's pictures and documents. */
  LIMIT_IMAGES_PER_DAY: count(limits.imagesPerDay),
  LIMIT_KEPT_BYTES: count(limits.keptBytes),
  /** How often to sweep unused uploads. */
  UPLOADS_SWEEP_MINUTES: z.coerce.number().positive().max(20_000).default(60),
  /** What one unit of a foreign currency is worth in pounds; fixed, so that a price changes only with its listing. */
  POUNDS_PER_USD: rate(usualRates.poundsPerUsd),
  POUNDS_PER_EUR: rate(usualRates.poundsPerEur),
}

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>

type Rates = Pick<Config, 'POUNDS_PER_USD' | 'POUNDS_PER_EUR'>
export function poundsPer(rates: Rates): PoundsPer {
  return { GBP: 1, USD: rates.POUNDS_PER_USD, EUR: rates.POUNDS_PER_EUR }
}
