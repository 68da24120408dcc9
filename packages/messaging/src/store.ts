/** A row of the outbox: an event for the service's stream, or a control message outside every stream. */
export interface OutboxMessage {
  id: string
  kind: 'event' | 'control'
  subject: string
  payload: string
  /** How often it has been told again. */
  round?: number
}

/** What a relay may do while it is the service's only one of its kind. Every method throws once the lease is lost. */
export interface OutboxLease {
  /** The oldest unsent messages of the relay's kind, oldest first. */
  unsent(limit: number): Promise<OutboxMessage[]>
  markSent(ids: string[]): Promise<void>
  /** Returns when something was enqueued since the last look, when `milliseconds` have passed, or on abort. */
  waitForWork(milliseconds: number, signal: AbortSignal): Promise<void>
  /** Deletes messages sent, and inbox rows written, so long ago by the store's own clock. */
  clean(longAgo: { sentMs: number; handledMs: number }): Promise<void>
  release(): Promise<void>
}

/** All that messaging needs from a service's own store. Nothing above this line knows which database is underneath. */
export interface MessagingStore<Tx> {
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  enqueue(tx: Tx, messages: OutboxMessage[]): Promise<void>
  /** Puts every event that was sent since this moment back into the outbox; answers how many. */
  resendSince(since: Date): Promise<number>
  /** Notes in `tx` that `consumer` handles this event; false when it already has. */
  handleOnce(tx: Tx, consumer: string, eventId: string): Promise<boolean>
  /** Waits until this process is the service's one relay of this kind. Rejects when the store is away or the signal aborts. */
  acquireLease(kind: OutboxMessage['kind'], signal: AbortSignal): Promise<OutboxLease>
  isReachable(): Promise<boolean>
  /** Whether a failure is the store's own, which was slow, busy or gone: it says nothing against what was tried. */
  isOwnFault(error: unknown): boolean
}
