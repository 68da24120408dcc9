import type { Bell } from './bell.ts'

/**
 * Runs work in one replica at a time: if no other replica has the lease, runs it and resolves when it has ended; at once
 * when another one has it. The signal aborts when the lease is lost or given up, and the bell rings when any replica
 * wants the work done now. Each kind of store has its own.
 */
export type Lease = (signal: AbortSignal, work: (alone: AbortSignal, bell: Bell) => Promise<void>) => Promise<void>
