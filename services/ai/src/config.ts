import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { mongoEnvironment } from '@storyright/stored-service/mongodb'
import { redisEnvironment } from '@storyright/stored-service/redis'
import { modelEnvironment } from './model/model-settings.ts'

const { IDENTITY_URL, address } = environmentParts

export const environment = {
  ...serviceEnvironment,
  ...mongoEnvironment,
  ...redisEnvironment,
  ...modelEnvironment,
  IDENTITY_URL,
  /** For listings whose events are still on their way. */
  CATALOGUE_URL: address,
}

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>
