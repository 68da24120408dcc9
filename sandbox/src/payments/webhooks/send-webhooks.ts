import { createHmac } from 'node:crypto'
import type { Database } from '../store/database.ts'
import type { Disturbance } from './disturbance.ts'
import { createAlarm, type Endpoint, type EndpointStore } from './endpoint.store.ts'

const ANSWER_LIMIT_MS = 10_000
const AT_ONCE = 8

interface Deps {
  deliveries: DeliveryStore
  endpoints: EndpointStore
  disturbance: Disturbance
}

/** Sends what is due until it has arrived, at least once, in no promised order. */
export interface WebhookSender {
  wake(): void
  stop(): Promise<void>
}

export function createWebhookSender({ deliveries, endpoints, disturbance }: Deps): WebhookSender {
  const underWay = new Map<number, { endpoint: string; sent: Promise<void> }>()
  const stopping = new AbortController()
  const alarm = createAlarm(wake)
  let woken: NodeJS.Immediate | undefined

  // Many changes within one turn are one look at what is due.
  function wake(): void {
    woken ??= setImmediate(() => {
      woken = undefined
      sendAllDue()
    })
  }

  function sendAllDue(): void {
    const { pause, reorder } = disturbance.now()
    if (stopping.signal.aborted || pause) return
    const now = Date.now()
    for (const endpoint of endpoints.all()) {
      const busy = [...underWay].filter(([, each]) => each.endpoint === endpoint.url).map(([id]) => id)
      const limit = (reorder ? 1 : AT_ONCE) - busy.length
      if (limit <= 0) continue
      for (const delivery of deliveries.due(endpoint.url, { now, limit, except: busy, newestFirst: reorder }))
        begin(delivery, endpoint)
    }
    alarm.setTo(deliveries.nextAfter(now))
  }

  function begin(delivery: Delivery, endpoint: Endpoint): void {
    const sent = send(delivery, endpoint).finally(() => {
      underWay.delete(delivery.id)
      wake()
    })
    underWay.set(delivery.id, { endpoint: endpoint.url, sent })
  }

  async function send({ id, payload, attempts, firstAt }: Delivery, endpoint: Endpoint): Promise<void> {
    if (disturbance.take('drop')) return deliveries.remove(id)
    const arrived = await post(payload, endpoint, stopping.signal)
    if (arrived && disturbance.take('duplicate')) await post(payload, endpoint, stopping.signal)
    if (stopping.signal.aborted) return
    const wait = arrived ? undefined : waitAfter(attempts + 1, Date.now() - firstAt)
    if (wait === undefined) deliveries.remove(id)
    else deliveries.retry(id, Date.now() + wait)
  }

  return {
    wake,
    async stop() {
      stopping.abort()
      alarm.setTo(undefined)
      clearImmediate(woken)
      await Promise.all([...underWay.values()].map(({ sent }) => sent))
    },
  }
}

async function post(payload: string, { url, secret }: Endpoint, stopping: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': sign(payload, secret, Date.now()),
        'user-agent': 'Stripe/1.0 (Storyright sandbox)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false // unreachable, or no response in time: it is retried
  }
}

/** The `Stripe-Signature` of a payload that is sent now. */
function sign(payload: string, secret: string, now: number): string {
  const time = Math.floor(now / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`
}

const FIRST_MS = 200
const LONGEST_MS = 60_000
const MOST_TRIES = 50
const LONGEST_WAY_MS = 24 * 3600 * 1000

/** How long to wait after a failed try; nothing once it is given up. */
export function waitAfter(tries: number, underWayMs: number): number | undefined {
  if (tries >= MOST_TRIES || underWayMs >= LONGEST_WAY_MS) return undefined
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1))
}

/** One event on its way to one endpoint; times are in milliseconds. */
interface Delivery {
  id: number
  endpoint: string
  payload: string
  attempts: number
  firstAt: number
}

export interface DeliveryStore {
  add(delivery: { endpoint: string; event: string; at: number; due: number }): void
  due(
    endpoint: string,
    wanted: { now: number; limit: number; except: readonly number[]; newestFirst: boolean },
  ): Delivery[]
  nextAfter(now: number): number | undefined
  /** What has not been tried yet is due at once. */
  hasten(now: number): void
  retry(id: number, at: number): void
  /** It has arrived, or is given up. */
  remove(id: number): void
}

export function createDeliveryStore(database: Database): DeliveryStore {
  const add = database.prepare('INSERT INTO deliveries (endpoint, event, first_at, next_at) VALUES (?, ?, ?, ?)')
  const due = (order: string) =>
    database.prepare(`
      SELECT way.id, way.endpoint, way.attempts, way.first_at AS firstAt, event.body AS payload
      FROM deliveries AS way JOIN objects AS event ON event.id = way.event
      WHERE way.endpoint = ? AND way.next_at <= ? AND way.id NOT IN (SELECT value FROM json_each(?))
      ORDER BY ${order} LIMIT ?`)
  const oldest = due('way.next_at, way.id')
  const newest = due('way.id DESC')
  const next = database.prepare(`
    SELECT min((SELECT min(next_at) FROM deliveries WHERE endpoint = url AND next_at > ?)) AS at FROM endpoints`)
  const hasten = database.prepare('UPDATE deliveries SET next_at = ? WHERE attempts = 0 AND next_at > ?')
  const retry = database.prepare('UPDATE deliveries SET attempts = attempts + 1, next_at = ? WHERE id = ?')
  const remove = database.prepare('DELETE FROM deliveries WHERE id = ?')
  return {
    add: ({ endpoint, event, at, due }) => void add.run(endpoint, event, at, due),
    due: (endpoint, { now, limit, except, newestFirst }) =>
      (newestFirst ? newest : oldest).all(endpoint, now, JSON.stringify(except), limit) as unknown as Delivery[],
    nextAfter: (now) => (next.get(now) as { at: number | null }).at ?? undefined,
    hasten: (now) => void hasten.run(now, now),
    retry: (id, at) => void retry.run(at, id),
    remove: (id) => void remove.run(id),
  }
}
