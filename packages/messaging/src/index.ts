export { type Bus, type BusOptions, createBus } from './bus/bus.ts'
export { connectTo, provisionStreams } from './bus/provision.ts'
export { DEAD_LETTERS, DISCARDED, REPLAYS } from './bus/streams.ts'
export { on, onAll, type Subscription } from './consumers/subscription.ts'
export {
  type DiscardedLetter,
  type DiscardInput,
  discardDeadLetter,
  listDeadLetters,
  listDiscarded,
  type ReplayChoice,
  replayDeadLetters,
} from './dead-letters/dead-letters.ts'
export type { DeadLetter } from './dead-letters/letter.ts'
export type { Logger } from './logger.ts'
export type { Checkpoint, OnCheckpoint } from './messaging.ts'
export { createMessaging, type Messaging, type MessagingOptions } from './messaging.ts'
export { createOutbox, type Outbox, type OutboxOptions } from './outbox/outbox.ts'
export { keepNewest } from './postgres/keep-newest.ts'
export { postgresStore } from './postgres/store.ts'
export {
  type PrismaLike,
  type PrismaRaw,
  pgTransactions,
  prismaTransactions,
  type Transactions,
} from './postgres/transactions.ts'
export { republish, resend } from './read-models/republish.ts'
export { PAST_ALL_TOLD, type VersionedRows } from './read-models/versioned-rows.ts'
export type { MessagingStore, OutboxLease, OutboxMessage } from './store.ts'
