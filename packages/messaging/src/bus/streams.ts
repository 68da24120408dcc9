import {
  JetStreamApiCodes,
  JetStreamApiError,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream'
import { type NatsConnection, nanos } from '@nats-io/transport-node'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long a producer's stream keeps its events. */
export const STREAM_DAYS = 30

export const DEAD_LETTERS = 'dead-letters'
export const REPLAYS = 'replays'
/** Below this, in the stream of dead letters, is recorded which of them somebody took off the list. */
export const DISCARDED = 'discarded'

/** The stream of one producing service. */
export function producerStream(producer: string): StreamPlan {
  return {
    name: producer,
    subjects: [`${producer}.>`],
    max_age: nanos(STREAM_DAYS * DAY),
  }
}

/** Dead letters stay until an operator replays or removes them. */
export const deadLetterStream: StreamPlan = { name: DEAD_LETTERS, subjects: [`${DEAD_LETTERS}.>`] }

/** Replayed events wait here for the one service each is meant for, and go once it has acknowledged. */
export const replayStream: StreamPlan = {
  name: REPLAYS,
  subjects: [`${REPLAYS}.>`],
  retention: RetentionPolicy.Workqueue,
}

export type StreamPlan = Pick<StreamConfig, 'name' | 'subjects'> & Partial<StreamConfig>

/**
 * Creates the stream, or brings it to this shape; returns whether it was missing. Its copies are raised to `replicas`, never lowered: a
 * service that knows fewer than there are, while a release is taken back, may not be allowed to change them.
 */
export async function ensureStream(nats: NatsConnection, plan: StreamPlan, replicas = 1): Promise<boolean> {
  const { streams } = await jetstreamManager(nats, { checkAPI: false })
  const found = await streams.info(plan.name).catch((error: unknown) => {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return undefined
    throw error
  })
  const wanted = {
    ...plan,
    storage: StorageType.File,
    duplicate_window: nanos(10 * MINUTE),
    num_replicas: Math.max(replicas, found?.config.num_replicas ?? 1),
  }
  if (!found) await streams.add(wanted)
  else if (differs(found.config, wanted)) await streams.update(plan.name, wanted)
  return !found
}

function differs(found: StreamConfig, wanted: Partial<StreamConfig>): boolean {
  const current: Partial<Record<string, unknown>> = { ...found }
  return Object.entries(wanted).some(([key, value]) => JSON.stringify(current[key]) !== JSON.stringify(value))
}
