export { createDatabase, dropDatabase, withDatabase } from './database.ts'
export { migrate } from './migrate.ts'
export { namingOutage } from './naming-outage.ts'
export { type OwnConnection, whileConnected } from './while-connected.ts'
