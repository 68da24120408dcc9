import type { Database } from '../store/database.ts'

/** One event on its way to one endpoint; times are in milliseconds. */
export interface Delivery {
  id: number
  endpoint: string
  event: string
  payload: string
  attempts: number
  firstAt: number
}

export interface DeliveryStore {
  add(delivery: { endpoint: string; event: string; payload: string; at: number; due: number }): void
  due(endpoint: string, order: { now: number; limit: number; newestFirst: boolean }): Delivery[]
  nextAfter(now: number): number | undefined
  retry(id: number, at: number): void
  /** It has arrived, or is given up. */
  remove(id: number): void
}

export function createDeliveryStore(database: Database): DeliveryStore {
  const add = database.prepare(
    'INSERT INTO deliveries (endpoint, event, payload, first_at, next_at) VALUES (?, ?, ?, ?, ?)',
  )
  const due = (order: string) =>
    database.prepare(`SELECT id, endpoint, event, payload, attempts, first_at AS firstAt FROM deliveries
      WHERE endpoint = ? AND next_at <= ? ORDER BY ${order} LIMIT ?`)
  const oldest = due('next_at, id')
  const newest = due('id DESC')
  const next = database.prepare('SELECT min(next_at) AS at FROM deliveries WHERE endpoint = ? AND next_at > ?')
  const all = database.prepare('SELECT url FROM endpoints')
  const retry = database.prepare('UPDATE deliveries SET attempts = attempts + 1, next_at = ? WHERE id = ?')
  const remove = database.prepare('DELETE FROM deliveries WHERE id = ?')
  return {
    add: ({ endpoint, event, payload, at, due }) => void add.run(endpoint, event, payload, at, due),
    due: (endpoint, { now, limit, newestFirst }) =>
      (newestFirst ? newest : oldest).all(endpoint, now, limit) as unknown as Delivery[],
    nextAfter(now) {
      const times = all.all().map(({ url }) => (next.get(url!, now) as { at: number | null }).at)
      return times.reduce<number | undefined>(
        (first, at) => (at === null ? first : Math.min(at, first ?? at)),
        undefined,
      )
    },
    retry: (id, at) => void retry.run(at, id),
    remove: (id) => void remove.run(id),
  }
}
