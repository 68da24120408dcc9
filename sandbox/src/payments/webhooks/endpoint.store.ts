import type { Database } from '../store/database.ts'
import type { Endpoint } from './endpoint.ts'

export interface EndpointStore {
  all(): readonly Endpoint[]
  /** What still waits for an address that is no longer there is given up. */
  replace(endpoints: readonly Endpoint[]): void
}

export function createEndpointStore(database: Database): EndpointStore {
  const read = () =>
    database
      .prepare('SELECT url, secret, events FROM endpoints ORDER BY url')
      .all()
      .map((row) => {
        const { events, ...rest } = row as { url: string; secret: string; events: string | null }
        return { ...rest, ...(events !== null && { events: JSON.parse(events) }) } as Endpoint
      })
  let known = read()
  return {
    all: () => known,
    replace(endpoints) {
      database.transaction(() => {
        const urls = JSON.stringify(endpoints.map(({ url }) => url))
        database.prepare('DELETE FROM endpoints WHERE url NOT IN (SELECT value FROM json_each(?))').run(urls)
        const put = database.prepare(`INSERT INTO endpoints (url, secret, events) VALUES (?, ?, ?)
          ON CONFLICT (url) DO UPDATE SET secret = excluded.secret, events = excluded.events`)
        for (const { url, secret, events } of endpoints) put.run(url, secret, events ? JSON.stringify(events) : null)
      })
      known = read()
    },
  }
}
