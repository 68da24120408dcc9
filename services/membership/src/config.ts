import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { postgresEnvironment } from '@storyright/stored-service/postgres'

export const readConfig = configOf({
  ...serviceEnvironment,
  ...postgresEnvironment,
  IDENTITY_URL: environmentParts.IDENTITY_URL,
})
export type Config = ReturnType<typeof readConfig>
