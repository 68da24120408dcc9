import type { VersionedRows } from './read-models/versioned-rows.ts'

/** A row of the outbox: an event for the service's stream, or a control message outside every stream. */
export interface OutboxMessage {
  id: string
  kind: 'event' | 'control'
  subject: string
  payload: string
  /** How often it has been resent. */
  round?: number
}

/** What a relay may do while it holds the lease for its kind. Every method throws once the lease is lost. */
export interface OutboxLease {
  /** The oldest unsent messages of the relay's kind, oldest first. */
  unsent(limit: number): Promise<OutboxMessage[]>
  markSent(ids: string[]): Promise<void>
  /** Returns when something was enqueued since the last call, when `milliseconds` have passed, or on abort. */
  waitForWork(milliseconds: number, signal: AbortSignal): Promise<void>
  /** Deletes messages sent, and inbox rows written, so long ago by the store's own clock. */
  clean(longAgo: { sentMs: number; handledMs: number }): Promise<void>
  release(): Promise<void>
}

export interface Backlog {
  count: number
  oldestSeconds: number
}

/** Counting stops here: it is for an alarm, and has to stay cheap when there is one. */
export const MOST_COUNTED = 10_000

/** What messaging needs from a service's store, independent of the database underneath. */
export interface MessagingStore<Tx> {
  /** How many events may be handled in one transaction: more than one where a commit costs much and locks are short. */
  eventsAtOnce: number
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  enqueue(tx: Tx, messages: OutboxMessage[]): Promise<void>
  /** Marks every event published since this time as unsent again; returns how many. */
  resendSince(since: Date): Promise<number>
  /** Raises the versions of all rows ever published above those that a lost database may have published; returns how many. */
  raiseVersions(of: readonly VersionedRows[]): Promise<number>
  /** Records in `tx` that `consumer` handles these events; answers those that it has not handled already. */
  handleOnce(tx: Tx, consumer: string, eventIds: readonly string[]): Promise<ReadonlySet<string>>
  /** The events that wait to be published: how many, counted to `MOST_COUNTED`, and for how long the oldest has. */
  waiting(): Promise<Backlog>
  /** Waits until this process is the service's one relay of this kind. Rejects when the store is away or the signal aborts. */
  acquireLease(kind: OutboxMessage['kind'], signal: AbortSignal): Promise<OutboxLease>
  isReachable(): Promise<boolean>
  /** Whether an error is the store's own fault (slow, busy or gone) and not that of the attempted work. */
  isOwnFault(error: unknown): boolean
}
