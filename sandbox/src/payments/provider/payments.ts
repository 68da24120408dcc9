import { comeDue } from '../clocks/advance-clock.ts'
import { recordEvent } from '../events/record-event.ts'
import { notifyOfFailure, notifyOfQuestion, settleInvoice } from '../invoices/follow-payment.ts'
import { type Cause, type EventType, noCause } from '../objects/event.ts'
import { type AnswerStore, createAnswerStore } from '../store/answer.store.ts'
import { type Database, openDatabase } from '../store/database.ts'
import type { Kinds } from '../store/kinds.ts'
import { createObjectStore, type ObjectStore } from '../store/object.store.ts'
import type { AfterRetries, Work } from '../store/work.ts'
import { followPaid, followUnpaid, followVoid } from '../subscriptions/follow-invoice.ts'
import { createDisturbance, type Disturbance } from '../webhooks/disturbance.ts'
import { createAlarm, createEndpointStore, type EndpointStore } from '../webhooks/endpoint.store.ts'
import { createDeliveryStore, createWebhookSender } from '../webhooks/send-webhooks.ts'

const PRUNE_EVERY_MS = 3600 * 1000

/** What the account's holder has chosen about subscriptions. */
export interface BillingSettings {
  afterRetries: AfterRetries
  refundsBegin: Work['refundsBegin']
}

/** The card provider: what it keeps, and what it does by itself. */
export interface Payments {
  objects: ObjectStore
  answers: AnswerStore
  endpoints: EndpointStore
  disturbance: Disturbance
  billing: BillingSettings
  /** Does something whole or not at all; by type nothing can be waited for in between. */
  work<Result>(run: (work: Work) => Result, cause?: Cause): Result
  /** Does a part of that work which is undone alone when it throws. */
  attempt<Result>(run: () => Result): Result
  sendWebhooks(): void
  /** Puts webhooks back as they should be: what is late goes out now. */
  endDisturbance(): void
  start(): void
  stop(): Promise<void>
}

export function openPayments(file: string): Payments {
  const database = openDatabase(file)
  const objects = createObjectStore(database)
  const endpoints = createEndpointStore(database)
  const deliveries = createDeliveryStore(database)
  const disturbance = createDisturbance()
  const billing: BillingSettings = { afterRetries: 'cancel', refundsBegin: 'succeeded' }
  const sender = createWebhookSender({ deliveries, endpoints, disturbance })
  let pruning: NodeJS.Timeout

  const commit = <Result>(run: (work: Work) => Result, cause = noCause): Result =>
    database.transaction(() => {
      const record = recordEvent({ objects, endpoints, deliveries, disturbance }, cause)
      const work: Work = {
        objects,
        now: Math.floor(Date.now() / 1000),
        ...billing,
        emit(type, object, previous) {
          record(type, object, previous)
          follow(work, type, object)
        },
      }
      return run(work)
    })
  const time = createPassingTime(objects, (run) => {
    commit(run)
    sender.wake()
  })
  const tidy = () => database.transaction(() => prune(database, Math.floor(Date.now() / 1000)))

  return {
    objects,
    endpoints,
    disturbance,
    billing,
    answers: createAnswerStore(database),
    work(run, cause) {
      time.doDue()
      const result = commit(run, cause)
      time.wake()
      sender.wake()
      return result
    },
    attempt: (run) => database.transaction(run),
    sendWebhooks: sender.wake,
    endDisturbance() {
      disturbance.end()
      deliveries.hasten(Date.now())
      sender.wake()
    },
    start() {
      tidy()
      pruning = setInterval(tidy, PRUNE_EVERY_MS).unref()
      time.doDue()
      time.wake()
      sender.wake()
    },
    async stop() {
      clearInterval(pruning)
      time.stop()
      await sender.stop()
      database.close()
    },
  }
}

type About<Kind extends keyof Kinds> = (work: Work, object: Kinds[Kind]) => void

const ofIntents: Partial<Record<EventType, About<'payment_intent'>>> = {
  'payment_intent.succeeded': settleInvoice,
  'payment_intent.payment_failed': notifyOfFailure,
  'payment_intent.requires_action': notifyOfQuestion,
}
const ofInvoices: Partial<Record<EventType, About<'invoice'>>> = {
  'invoice.paid': followPaid,
  'invoice.payment_failed': followUnpaid,
  'invoice.voided': followVoid,
  'invoice.marked_uncollectible': followVoid,
}

/** What follows from what: a payment decides about its invoice, and an invoice about its subscription. */
function follow(work: Work, type: EventType, object: Kinds[keyof Kinds]): void {
  if (object.object === 'payment_intent') ofIntents[type]?.(work, object)
  if (object.object === 'invoice') ofInvoices[type]?.(work, object)
}

/** Does what is due by the real clock, also that whose time came while nothing ran. */
interface PassingTime {
  doDue(): void
  /** Looks again when the next thing is due. */
  wake(): void
  stop(): void
}

function createPassingTime(objects: ObjectStore, commit: (run: (work: Work) => void) => void): PassingTime {
  const alarm = createAlarm(() => {
    doDue()
    wake()
  })

  function doDue(): void {
    const now = Math.floor(Date.now() / 1000)
    if (!objects.firstDue(now, null)) return
    commit((work) => {
      for (let next = objects.firstDue(now, null); next; next = objects.firstDue(now, null)) comeDue(work, next.object)
    })
  }

  function wake(): void {
    const next = objects.nextDue()
    alarm.setTo(next === undefined ? undefined : next * 1000)
  }

  return { doDue, wake, stop: () => alarm.setTo(undefined) }
}

const ANSWERS_KEPT_S = 24 * 3600
const EVENTS_KEPT = 50_000
const FINISHED_KEPT = 100_000

/** Forgets what the provider would not answer for any more, and of the rest the oldest, so that the file stays bounded. */
function prune(database: Database, now: number): void {
  database.prepare('DELETE FROM first_answers WHERE at < ?').run(now - ANSWERS_KEPT_S)
  database
    .prepare(`DELETE FROM objects WHERE kind = 'event' AND seq <=
      (SELECT seq FROM objects WHERE kind = 'event' ORDER BY seq DESC LIMIT 1 OFFSET ?)`)
    .run(EVENTS_KEPT)
  database
    .prepare(`DELETE FROM objects WHERE kind = 'payment_intent' AND body ->> 'status' IN ('succeeded', 'canceled') AND seq <=
      (SELECT seq FROM objects WHERE kind = 'payment_intent' ORDER BY seq DESC LIMIT 1 OFFSET ?)`)
    .run(FINISHED_KEPT)
  database
    .prepare(`DELETE FROM objects WHERE kind IN ('charge', 'refund', 'dispute')
      AND payment_intent NOT IN (SELECT id FROM objects WHERE kind = 'payment_intent')`)
    .run()
  database.prepare('DELETE FROM deliveries WHERE event NOT IN (SELECT id FROM objects)').run()
}
