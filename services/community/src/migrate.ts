import path from 'node:path'
import { migratePostgres } from '@storyright/stored-service/migrate-postgres'

await migratePostgres('community', path.join(import.meta.dirname, '../prisma/migrations'))
