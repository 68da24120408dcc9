import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { mongoEnvironment } from '@storyright/stored-service/mongodb'
import { redisEnvironment } from '@storyright/stored-service/redis'
import { z } from 'zod'
import { modelEnvironment } from './model/model-settings.ts'

const { IDENTITY_URL, address } = environmentParts

export const environment = {
  ...serviceEnvironment,
  ...mongoEnvironment,
  ...redisEnvironment,
  ...modelEnvironment,
  IDENTITY_URL,
  /** How much somebody may have recorded of what they do. */
  LIMIT_TRACKED_PER_MINUTE: z.coerce.number().int().positive().default(120),
  LIMIT_TRACKED_AT_ONCE: z.coerce.number().int().positive().default(60),
  /** For listings whose events are still on their way. */
  CATALOGUE_URL: address,
}

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>
