import { z } from 'zod'
import type { Database } from '../store/database.ts'

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

/** Rings once, at the last time that was set. */
interface Alarm {
  setTo(time: number | undefined): void
}

const LONGEST_MS = 3600 * 1000

export function createAlarm(ring: () => void): Alarm {
  let timer: NodeJS.Timeout | undefined
  return {
    setTo(time) {
      clearTimeout(timer)
      if (time === undefined) return
      timer = setTimeout(ring, Math.min(Math.max(time - Date.now(), 1), LONGEST_MS)).unref()
    },
  }
}

/** A webhook endpoint, and the secret that signs its events. */
const endpoint = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'An endpoint has a web address' }),
  secret: z.string().startsWith('whsec_', 'A webhook secret begins with whsec_').max(200).default('whsec_storyright'),
  /** The types that are wanted, where not all are: `charge.*` means all that begin so. */
  events: z.array(z.string().min(1).max(100)).min(1).optional(),
})
export type Endpoint = z.output<typeof endpoint>

export const endpoints = z
  .array(endpoint)
  .max(20, 'There can be up to 20 endpoints')
  .refine((all) => new Set(all.map(({ url }) => url)).size === all.length, 'An address can stand only once')

export const wants = ({ events }: Endpoint, type: string) =>
  events === undefined ||
  events.some((each) => (each.endsWith('*') ? type.startsWith(each.slice(0, -1)) : each === type))
