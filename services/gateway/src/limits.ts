import type { PoolLimits } from './proxy/pool.ts'

const KiB = 1024
const SECOND = 1_000

/** The ways to a service that are kept apart, so that slow ones of one kind hold up no other kind. */
export type PoolKind = 'calls' | 'uploads' | 'downloads'

export interface Limits {
  /** For the headers of a request. */
  headersMs: number
  /** Bodies up to this are read wholly before anything is asked: who never finishes one holds nothing but a socket. */
  smallBody: number
  /** For the whole of a small body. */
  smallBodyMs: number
  /** For the next piece of a body that is being sent. */
  bodyStallMs: number
  /** For the next piece of an answer to leave, whether its service or its reader is the slow one. */
  answerStallMs: number
  /** For the whole of an answer. */
  answerMs: number
  /** A call's answer that its client has not taken by then gives its place up, and needs one among downloads. */
  promptAnswerMs: number
  /** How long a client that was answered early may go on sending before it is cut off. */
  lingerMs: number
  pools: Record<PoolKind, PoolLimits>
}

/**
 * What one client, or all of them, may hold. Places are so many that a service is kept busy (64 calls at once are more than
 * its database connections), shares so large that an office behind one address does not notice them.
 */
export const usualLimits: Limits = {
  headersMs: 10 * SECOND,
  smallBody: 64 * KiB,
  smallBodyMs: 30 * SECOND,
  bodyStallMs: 10 * SECOND,
  answerStallMs: 30 * SECOND,
  answerMs: 600 * SECOND,
  promptAnswerMs: 2 * SECOND,
  lingerMs: 30 * SECOND,
  pools: {
    calls: { places: 64, share: 48, waitMs: 10 * SECOND, waiting: 2_000, waitingShare: 1_000 },
    uploads: { places: 32, share: 8, waitMs: 10 * SECOND, waiting: 200, waitingShare: 50 },
    downloads: { places: 128, share: 32, waitMs: 10 * SECOND, waiting: 500, waitingShare: 100 },
  },
}
