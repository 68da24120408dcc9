import { notificationTimes } from '@storyright/contracts/vocabulary'
import type { PoolLimits } from './proxy/pool.ts'

const KiB = 1024
const SECOND = 1_000

/** Kinds of requests with pools of their own, so that slow ones of one kind do not hold up another. */
export type PoolKind = 'calls' | 'uploads' | 'downloads' | 'streams'

export interface Limits {
  /** For the headers of a request. */
  headersMs: number
  /** Bodies up to this size are read before the service is called: a client that never finishes one only holds a socket. */
  smallBody: number
  /** For the whole of a small body. */
  smallBodyMs: number
  /** For the next chunk of a request body. */
  bodyStallMs: number
  /** For the next chunk of a response, whether the service or the client is slow. */
  answerStallMs: number
  /** For a whole response. */
  answerMs: number
  /** A response not fully read by then moves to the downloads pool. */
  promptAnswerMs: number
  /** An answer whose client reads nothing for so long moves to this pool, or ends where the client has too many there. */
  unreadMs: number
  /** How long, and how much, a client may keep sending after an early response before it is cut off. */
  lingerMs: number
  lingerBytes: number
  /** A stream that is silent for so long, or whose client takes nothing, is over. */
  streamSilenceMs: number
  /** A stream ends after so long at most, so that its session is looked up again. */
  streamMs: number
  /** How often the sessions of open streams are looked up while nobody can announce that they ended. */
  recheckMs: number
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
  unreadMs: SECOND / 4,
  lingerMs: 30 * SECOND,
  lingerBytes: 256 * 1024 * KiB,
  streamSilenceMs: 2.5 * notificationTimes.heartbeatMs,
  streamMs: 3_600 * SECOND,
  recheckMs: 30 * SECOND,
  pools: {
    calls: { places: 64, share: 48, waitMs: 10 * SECOND, waiting: 2_000, waitingShare: 1_000 },
    uploads: { places: 32, share: 8, waitMs: 10 * SECOND, waiting: 200, waitingShare: 50 },
    downloads: { places: 128, share: 16, waitMs: 10 * SECOND, waiting: 500, waitingShare: 100 },
    // One per browser, without a queue: a browser reconnects by itself.
    streams: { places: 4_000, share: 512, waitMs: 0, waiting: 0, waitingShare: 1 },
  },
}
