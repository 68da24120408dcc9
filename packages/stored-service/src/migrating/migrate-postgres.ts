import type { ServiceName } from '@storyright/contracts/services'
import { messagingMigrations } from '@storyright/messaging/migrations'
import { migrate } from '@storyright/postgres'
import { configOf } from '@storyright/service-kit'
import { z } from 'zod'
import { postgresEnvironment } from '../postgres-stored.ts'
import { runMigration } from './run-migration.ts'

const readConfig = configOf({
  ...postgresEnvironment,
  /** The owner of the tables, where the service itself may not change them. */
  MIGRATION_POSTGRES_URL: z.string().optional(),
})

/**
 * Applies the migrations of a service's messages and then its own, from `folder`, to its database. Where another role owns the
 * tables, the service's role is granted what it needs.
 */
export const migratePostgres = (service: ServiceName, folder: string): Promise<void> =>
  runMigration(service, async () => {
    const { DATABASE_URL, MIGRATION_POSTGRES_URL } = readConfig()
    const [owner, serviceRole] = [MIGRATION_POSTGRES_URL || DATABASE_URL, DATABASE_URL].map(roleIn)
    const applied = await migrate(MIGRATION_POSTGRES_URL || DATABASE_URL, [messagingMigrations, folder], {
      serviceRole: serviceRole === owner ? undefined : serviceRole,
    })
    return applied.map((name) => `applied ${name}`)
  })

const roleIn = (url: string) => decodeURIComponent(new URL(url).username)
