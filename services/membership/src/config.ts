import { providerEnvironment } from '@storyright/card-provider'
import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { postgresEnvironment } from '@storyright/stored-service/postgres'
import { z } from 'zod'
import type { Pace } from './jobs/job-config.ts'

const seconds = (standard: number) => z.coerce.number().positive().default(standard)

export const environment = {
  ...serviceEnvironment,
  ...postgresEnvironment,
  ...providerEnvironment,
  IDENTITY_URL: environmentParts.IDENTITY_URL,
  /** How often unfinished work is looked for, and how long work that failed is left alone at first. */
  UNFINISHED_EVERY_SECONDS: seconds(5),
  /** How often each live subscription is compared with the provider. */
  COMPARE_EVERY_SECONDS: seconds(3600),
}

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>

const SECOND = 1_000
/** Leaves alone what a request may still be working on, to spare the provider duplicate calls. */
const UNFINISHED_AFTER_MS = 30 * SECOND

/** How often the upkeep goes its rounds, and its pace. */
export function paceOf(config: Config, startedAt: Date): { everyMs: number; pace: Pace } {
  return {
    everyMs: config.UNFINISHED_EVERY_SECONDS * SECOND,
    pace: {
      unfinishedAfterMs: UNFINISHED_AFTER_MS,
      compareEveryMs: config.COMPARE_EVERY_SECONDS * SECOND,
      tryAgainMs: config.UNFINISHED_EVERY_SECONDS * SECOND,
      startedAt,
    },
  }
}
