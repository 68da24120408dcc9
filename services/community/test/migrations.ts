import path from 'node:path'

const root = path.join(import.meta.dirname, '../../..')

/** Of this service's database. */
export const migrations = [
  path.join(root, 'packages/messaging/migrations'),
  path.join(root, 'services/community/prisma/migrations'),
]
