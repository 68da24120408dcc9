import { existsSync } from 'node:fs'
import { createDatabase, migrate, withDatabase } from '@storyright/postgres'
import type { PlatformProcess } from '../environment/processes.ts'
import { inRepository } from '../repository.ts'

/** Creates and migrates the database of every process that owns one. */
export async function prepareDatabases(postgresUrl: string, owners: readonly PlatformProcess[]): Promise<void> {
  for (const { database, folder } of owners) {
    if (!database) continue
    const url = withDatabase(postgresUrl, database)
    await createDatabase(url)
    const folders = [inRepository('packages/messaging/migrations'), inRepository(folder, 'prisma/migrations')]
    await migrate(
      url,
      folders.filter((place) => existsSync(place)),
    )
  }
}
