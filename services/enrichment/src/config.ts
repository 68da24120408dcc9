import { enrichmentBatches } from '@storyright/contracts/vocabulary'
import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { mongoEnvironment } from '@storyright/stored-service/mongodb'
import { z } from 'zod'
import { sourceEnvironment } from './sources/settings.ts'

const { IDENTITY_URL, address } = environmentParts
const pause = (usual: number) => z.coerce.number().int().min(0).max(60_000).default(usual)

export const environment = {
  ...serviceEnvironment,
  ...mongoEnvironment,
  ...sourceEnvironment,
  IDENTITY_URL,
  /** The service that applies found data to a listing's own fields. */
  CATALOGUE_URL: address,
  /** Who knows which listings a metered reader may open. */
  MEMBERSHIP_URL: address,
  /** Between two look-ups, in milliseconds. */
  YOUTUBE_PAUSE_MS: pause(enrichmentBatches.youtube.pauseMs),
  X_PAUSE_MS: pause(enrichmentBatches.twitter.pauseMs),
  GOOGLE_BOOKS_PAUSE_MS: pause(enrichmentBatches.books.pauseMs),
  /** For one answer of a source, from the question to its last byte; three fit into the time for which a look-up is claimed. */
  SOURCE_LIMIT_SECONDS: z.coerce.number().positive().max(20).default(10),
  /** Whether scores are derived from YouTube's figures: its terms want its consent to that. */
  YOUTUBE_SCORES: z.enum(['on', 'off']).default('on'),
  /** How often a batch of every source is run by itself; 0: an administrator runs them. */
  ENRICHMENT_EVERY_MINUTES: z.coerce.number().min(0).max(20_000).default(0),
}

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>
