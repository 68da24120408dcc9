import type { Database } from '../store/database.ts'

/** One event on its way to one endpoint; times are in milliseconds. */
export interface Delivery {
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
