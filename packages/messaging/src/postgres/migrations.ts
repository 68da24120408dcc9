import path from 'node:path'

/** The migrations of every service's own outbox and inbox in PostgreSQL. */
export const messagingMigrations = path.join(import.meta.dirname, '../../migrations')
