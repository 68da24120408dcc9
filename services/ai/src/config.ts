import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { mongoEnvironment } from '@storyright/stored-service/mongodb'
import { redisEnvironment } from '@storyright/stored-service/redis'
import { modelEnvironment } from './model/model-settings.ts'

const { IDENTITY_URL } = environmentParts

export const environment = {
  ...serviceEnvironment,
  ...mongoEnvironment,
  ...redisEnvironment,
  ...modelEnvironment,
  IDENTITY_URL,
}

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>
