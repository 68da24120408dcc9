export type { Db } from 'mongodb'
export { bells, ring } from './bells.ts'
export { changeRow } from './change-row.ts'
export {
  applyCollections,
  type CollectionDeclaration,
  type Declaration,
  type DeclaredCollection,
  defineCollection,
} from './collections.ts'
export { type ConnectionLimits, mongoClient } from './connect.ts'
export { isOwnFault, namingOutage } from './faults.ts'
export { type HeldLease, serverTime, takeLease } from './lease.ts'
export { perDatabase } from './per-database.ts'
export { shareWatch } from './shared-watch.ts'
export { endOrphans, inTransaction, type Tx } from './transactions.ts'
export { createTurns } from './turns.ts'
export { type Watch, watchChanges } from './watch.ts'
export { type LeasedWork, whileLeased } from './while-leased.ts'
export { withDatabase } from './with-database.ts'
