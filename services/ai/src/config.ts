import { usualRates } from '@storyright/contracts/vocabulary'
import type { ExchangeRate } from '@storyright/scoring'
import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { mongoEnvironment } from '@storyright/stored-service/mongodb'
import { redisEnvironment } from '@storyright/stored-service/redis'
import { z } from 'zod'
import { modelEnvironment } from './model/model-settings.ts'

const { IDENTITY_URL, address } = environmentParts

/** For the dollars of the enhanced analysis: what one is worth in pounds, as catalogue has it, and the day of that rate. */
const rates = {
  POUNDS_PER_USD: z.coerce.number().positive().max(2).default(usualRates.poundsPerUsd),
  RATES_OF: z.iso.date().default(usualRates.on),
}

export const environment = {
  ...serviceEnvironment,
  ...mongoEnvironment,
  ...redisEnvironment,
  ...modelEnvironment,
  ...rates,
  IDENTITY_URL,
  /** How much somebody may have recorded of what they do. */
  LIMIT_TRACKED_PER_MINUTE: z.coerce.number().int().positive().default(120),
  LIMIT_TRACKED_AT_ONCE: z.coerce.number().int().positive().default(60),
  /** The folder with the model that reads meanings (`npm run meaning` fills one); without it, or while it is empty, words alone count. */
  MEANING_DIR: z.string().min(1).optional(),
  /** For listings whose events are still on their way. */
  CATALOGUE_URL: address,
}

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>

export function rateOf({ POUNDS_PER_USD, RATES_OF }: Pick<Config, 'POUNDS_PER_USD' | 'RATES_OF'>): ExchangeRate {
  return {
    poundsPerUsd: POUNDS_PER_USD,
    on: RATES_OF,
  }
}
