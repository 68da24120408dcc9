import { setTimeout as pause } from 'node:timers/promises'
import { type ControlMessage, notified } from '@storyright/contracts/events'
import type { NotificationNews } from '@storyright/contracts/http'
import type { Tx } from '../database.ts'

/** An id takes 39 bytes, and one message has room for some 13,400. */
const MOST_NAMED = 1_000

/** Signals to every replica that these people have news, each once, in as many messages as that takes. */
export function pushUnread(userIds: readonly string[]): ControlMessage[] {
  const ids = [...new Set(userIds)]
  return Array.from({ length: Math.ceil(ids.length / MOST_NAMED) }, (_, place) =>
    notified({ userIds: ids.slice(place * MOST_NAMED, (place + 1) * MOST_NAMED) }),
  )
}

/** A stream's message, with a mark that shows whether it was sent before: a group that grows keeps its id. */
export interface StreamNews extends NotificationNews {
  mark: string
}

interface Found {
  personId: string
  unread: number
  latestId: string | null
  latestAt: Date | null
  offers: number
  imports: number
}

/** The news of several people at once; of one without any as well. */
export async function streamNews(db: Tx, personIds: readonly string[]): Promise<Map<string, StreamNews>> {
  const found = await db.$queryRaw<Found[]>`
    SELECT person.id AS "personId", latest.id AS "latestId", latest.at AS "latestAt",
      (SELECT count(*)::integer FROM notifications WHERE person_id = person.id AND is_unread AND NOT is_hidden) AS unread,
      coalesce(mark.offers, 0) AS offers, coalesce(mark.imports, 0) AS imports
    FROM unnest(${personIds}::text[]) AS person(id)
    LEFT JOIN change_marks AS mark ON mark.person_id = person.id
    LEFT JOIN LATERAL (
      SELECT id, at FROM notifications WHERE person_id = person.id AND NOT is_hidden ORDER BY at DESC, id DESC LIMIT 1
    ) AS latest ON true`
  return new Map(found.map((one) => [one.personId, newsFrom(one)]))
}

function newsFrom({ unread, latestId, latestAt, offers, imports }: Found): StreamNews {
  const mark = latestAt ? `${unread}.${latestId}.${latestAt.getTime()}` : String(unread)
  return {
    unread,
    latestId,
    latestAt: latestAt?.toISOString() ?? null,
    offers,
    imports,
    mark: `${mark}.${offers}.${imports}`,
  }
}

interface CreateReaderInput<News> {
  read(personIds: readonly string[]): Promise<ReadonlyMap<string, News>>
  onNews(personId: string, news: News): void
  /** They could not be read, and are tried again. */
  onFailure(personIds: readonly string[], error: unknown): void
}

const MOST_AT_ONCE = 100
/** What happens to somebody meanwhile is read once. */
const GATHER_MS = 100
const RETRY_MS = 1_000

/**
 * Reads the news of marked people: at once unless it has just read, one batch after the other, so that what is
 * sent about somebody is never older than what was sent before.
 */
export function createReader<News>({ read, onNews, onFailure }: CreateReaderInput<News>) {
  const marked = new Set<string>()
  let isBusy = false
  let isStopped = false

  async function readBatch(personIds: readonly string[]): Promise<boolean> {
    try {
      for (const [personId, news] of await read(personIds)) onNews(personId, news)
      return true
    } catch (error) {
      onFailure(personIds, error)
      return false
    }
  }

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (marked.size > 0 && !isStopped) {
      const batch = [...marked].slice(0, MOST_AT_ONCE)
      for (const personId of batch) marked.delete(personId)
      const isRead = await readBatch(batch)
      if (!isRead) await pause(RETRY_MS, undefined, { ref: false })
      else if (marked.size < MOST_AT_ONCE) await pause(GATHER_MS, undefined, { ref: false })
    }
    isBusy = false
  }

  return {
    mark(personIds: Iterable<string>): void {
      for (const personId of personIds) marked.add(personId)
      void work()
    },
    stop(): void {
      isStopped = true
    },
  }
}
