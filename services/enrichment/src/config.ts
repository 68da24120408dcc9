import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { mongoEnvironment } from '@storyright/stored-service/mongodb'

const { IDENTITY_URL, address } = environmentParts

export const environment = {
  ...serviceEnvironment,
  ...mongoEnvironment,
  IDENTITY_URL,
  /** Asked to take over what was found into a listing's own fields. */
  CATALOGUE_URL: address,
}

export const readConfig = configOf(environment)
export type Config = ReturnType<typeof readConfig>
