import type { JsMsg } from '@nats-io/jetstream'
import { SpanKind } from '@opentelemetry/api'
import { inSpan, placeAmong } from '@storyright/service-kit/telemetry'
import type { Logger } from '../logger.ts'
import type { OnCheckpoint } from '../messaging.ts'
import { pause } from '../pause.ts'
import type { MessagingStore } from '../store.ts'
import { type Prepared, prepare, type Share, type Subscription, sharesOf } from './subscription.ts'

export interface Delivery<Tx> {
  service: string
  store: MessagingStore<Tx>
  subscriptions: readonly Subscription<Tx>[]
  trials: Trials
  park: (message: JsMsg, reason: string, attempts: number) => Promise<void>
  checkpoint: OnCheckpoint
  logger: Logger
  signal: AbortSignal
}

const STORE_RETRY_MS = 500

/** Handles one delivery: acknowledged, to be retried later, or parked as a dead letter. */
export async function deliver<Tx>(delivery: Delivery<Tx>, message: JsMsg): Promise<void> {
  const { checkpoint, store, subscriptions, trials, logger, service, signal } = delivery
  await checkpoint('delivered')
  const prepared = attempt(() => prepare(message, subscriptions))
  if ('error' in prepared) return giveUp(delivery, message, prepared.error)
  const { event } = prepared.value
  for (;;)
    try {
      await delivery.store.transaction((tx) => handleIn(tx, delivery, [prepared.value]))
      await checkpoint('committed')
      message.ack()
      trials.ended(message.seq)
      return await checkpoint('acknowledged')
    } catch (error) {
      if (signal.aborted) return
      if (await storeWasAway(delivery, message)) continue
      const byStore = store.isOwnFault(error)
      const wait = trials.failed(message.seq, { byStore })
      if (wait === null) return giveUp(delivery, message, error)
      const failed = { error, service, byStore, event: event.id, type: event.type }
      logger.warn(failed, 'An event failed and will be tried again')
      return message.nak(wait)
    }
}

/** Does the work of events in a transaction, that of each once for all. */
export async function handleIn<Tx>(
  tx: Tx,
  { store, service, checkpoint }: Pick<Delivery<Tx>, 'store' | 'service' | 'checkpoint'>,
  events: readonly Prepared<Tx>[],
): Promise<void> {
  const unhandled = new Set(await store.handleOnce(tx, service, [...new Set(events.map(({ event }) => event.id))]))
  const left = events.filter(({ event }) => unhandled.delete(event.id))
  for (const share of sharesOf(left)) await traced(share, () => share.carryOut(tx))
  for (const _ of left) await checkpoint('handled')
}

/** Does the work with the trace of its events around it. */
function traced<Tx>({ events }: Share<Tx>, work: () => Promise<void>): Promise<void> {
  const place = placeAmong(events.map(({ traceparent }) => traceparent))
  const attributes = { 'messaging.system': 'nats' }
  return inSpan({ name: `${events[0]!.type} handle`, kind: SpanKind.CONSUMER, attributes, ...place }, work)
}

// An outage of our own store is not the event's fault: wait for it to end, without using up attempts.
async function storeWasAway<Tx>({ store, logger, service, signal }: Delivery<Tx>, message: JsMsg): Promise<boolean> {
  if (await store.isReachable()) return false
  logger.warn({ service }, 'The store is away; events wait for it')
  do {
    message.working()
    await pause(STORE_RETRY_MS, signal)
  } while (!signal.aborted && !(await store.isReachable()))
  return !signal.aborted
}

async function giveUp<Tx>(delivery: Delivery<Tx>, message: JsMsg, error: unknown): Promise<void> {
  const { park, trials, logger, service } = delivery
  const reason = error instanceof Error ? error.message : String(error)
  await park(message, reason, Math.max(1, trials.attempts(message.seq)))
  message.ack()
  trials.ended(message.seq)
  logger.error({ error, service, subject: message.subject }, 'An event was parked as a dead letter')
}

/** A value, or what was thrown on the way to it. */
export function attempt<Value>(work: () => Value): { value: Value } | { error: unknown } {
  try {
    return { value: work() }
  } catch (error) {
    return { error }
  }
}

/** How often to try an event, and how long while only the store fails. */
export interface Patience {
  /** The wait before each further attempt; after the last one the event is parked. */
  backOffMs: readonly number[]
  /** An event that has failed for this long only because of the store is parked all the same. */
  storeMs: number
}

interface Trial {
  attempts: number
  failures: number
  storeFailures: number
  since: number
}

const LONGEST_STORE_WAIT_MS = 60_000
/** So many failing events of one producer may wait for their retry; a hundred bytes each. */
export const MOST_WAITING = 20_000
const REMEMBERED = MOST_WAITING + 1_000 // the oldest are forgotten
// the oldest are forgotten

type Trials = ReturnType<typeof createTrials>

/**
 * Counts each event's failures. NATS counts deliveries, and a slow database causes many of those, which is not the event's
 * fault. A restart resets the counts.
 */
export function createTrials({ backOffMs, storeMs }: Patience, now: () => number = Date.now) {
  const trials = new Map<number, Trial>()
  const trialOf = (event: number): Trial => {
    const known = trials.get(event)
    if (known) return known
    if (trials.size >= REMEMBERED) trials.delete(trials.keys().next().value!)
    const trial = { attempts: 0, failures: 0, storeFailures: 0, since: now() }
    trials.set(event, trial)
    return trial
  }
  return {
    /** The wait before the next attempt; `null` when there is none. */
    failed(event: number, { byStore }: { byStore: boolean }): number | null {
      const trial = trialOf(event)
      trial.attempts++
      if (!byStore) return backOffMs[trial.failures++] ?? null
      if (now() - trial.since > storeMs) return null
      const wait = backOffMs[Math.min(trial.storeFailures++, backOffMs.length - 1)] ?? 0
      return Math.min(wait, LONGEST_STORE_WAIT_MS)
    },

    /** How often the event failed. */
    attempts: (event: number): number => trials.get(event)?.attempts ?? 0,

    ended: (event: number): void => void trials.delete(event),
  }
}
