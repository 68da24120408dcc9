import type { ServiceName } from '@storyright/contracts/services'
import { messagingCollections } from '@storyright/messaging/mongodb'
import { applyCollections, type CollectionDeclaration, mongoClient } from '@storyright/mongodb'
import { configOf } from '@storyright/service-kit'
import { z } from 'zod'
import { mongoEnvironment } from '../mongodb-stored.ts'
import { runMigration } from './run-migration.ts'

const readConfig = configOf({
  ...mongoEnvironment,
  /** An account that may change collections, where the service itself may not. */
  MIGRATION_MONGODB_URL: z.string().optional(),
})

/** Makes the collections of a service's messages and its own what they are declared to be. */
export const migrateMongo = (service: ServiceName, collections: readonly CollectionDeclaration[]): Promise<void> =>
  runMigration(service, async () => {
    const { MONGODB_URL, MIGRATION_MONGODB_URL } = readConfig()
    const client = mongoClient(MIGRATION_MONGODB_URL || MONGODB_URL, { service })
    try {
      await applyCollections(client.db(), [...messagingCollections, ...collections])
    } finally {
      await client.close()
    }
    return []
  })
