import type { Bell } from './bell.ts'

/**
 * Makes one replica alone do a work: runs it if no other replica has the lease, and answers once it has ended; at once
 * when another one has. The signal aborts when the lease is lost or given up, and the bell rings when somebody, in
 * whichever replica, wants the work to be done now. Each kind of store has its own.
 */
export type Lease = (signal: AbortSignal, work: (alone: AbortSignal, bell: Bell) => Promise<void>) => Promise<void>
