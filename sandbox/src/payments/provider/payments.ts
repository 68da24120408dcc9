import { recordEvent } from '../events/record-event.ts'
import { type Cause, noCause } from '../objects/event.ts'
import { type AnswerStore, createAnswerStore } from '../store/answer.store.ts'
import { openDatabase } from '../store/database.ts'
import { createObjectStore, type ObjectStore } from '../store/object.store.ts'
import { prune } from '../store/prune.ts'
import type { AfterRetries, Work } from '../store/work.ts'
import { createDeliveryStore } from '../webhooks/delivery.store.ts'
import { createDisturbance, type Disturbance } from '../webhooks/disturbance.ts'
import { createEndpointStore, type EndpointStore } from '../webhooks/endpoint.store.ts'
import { createWebhookSender } from '../webhooks/send-webhooks.ts'
import { follow } from './consequences.ts'
import { createPassingTime } from './passing-time.ts'

const PRUNE_EVERY_MS = 3600 * 1000

/** What the account's holder has chosen about subscriptions. */
export interface Billing {
  afterRetries: AfterRetries
  refundsBegin: Work['refundsBegin']
}

/** The card provider: what it keeps, and what it does by itself. */
export interface Payments {
  objects: ObjectStore
  answers: AnswerStore
  endpoints: EndpointStore
  disturbance: Disturbance
  billing: Billing
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
  const billing: Billing = { afterRetries: 'cancel', refundsBegin: 'succeeded' }
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
