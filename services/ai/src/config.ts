import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { mongoEnvironment } from '@storyright/stored-service/mongodb'
import { redisEnvironment } from '@storyright/stored-service/redis'

const { IDENTITY_URL } = environmentParts

export const environment = { ...serviceEnvironment, ...mongoEnvironment, ...redisEnvironment, IDENTITY_URL }

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>
