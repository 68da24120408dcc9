import { setTimeout as pause } from 'node:timers/promises'

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
