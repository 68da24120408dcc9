export type { Db } from 'mongodb'
export { sendSignal, signalRows } from './change-signals.ts'
export {
  applyCollections,
  type CollectionDeclaration,
  type Declaration,
  type DeclaredCollection,
  defineCollection,
} from './collections.ts'
export { type ConnectionLimits, mongoClient } from './connect.ts'
export { isOwnFault, namingOutage } from './faults.ts'
export { findAndUpdateRow } from './find-one-and-update.ts'
export { type HeldLease, serverTime, takeLease } from './lease.ts'
export { memoisePerDatabase } from './memoise-per-database.ts'
export { type LeasedWork, whileLeased } from './run-while-leader.ts'
export { shareWatch } from './shared-watch.ts'
export { endOrphans, inTransaction, type Tx } from './transactions.ts'
export { type Watch, watchChanges } from './watch.ts'
export { withDatabase } from './with-database.ts'
