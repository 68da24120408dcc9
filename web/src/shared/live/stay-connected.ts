import { notificationTimes } from '@storyright/contracts/vocabulary'

interface Connection {
  url: string
  /** The mark of what was heard last, here or in another tab. */
  lastId: () => string | undefined
  onEvent(event: ServerEvent): void
  /** Whether whoever opened this is still signed in. Rejects when it cannot be known. */
  isStillOurs(): Promise<boolean>
  signal: AbortSignal
}

/** Two heartbeats and a half: a connection that is silent for longer has been lost on the way. */
const SILENCE_MS = 2.5 * notificationTimes.heartbeatMs
const LONGEST_MS = 60_000

/** Keeps a stream of server-sent events open until the signal aborts: it comes back by itself, each time a little later. */
export async function stayConnected(connection: Connection): Promise<void> {
  const { signal } = connection
  let retryMs: number = notificationTimes.retryMs
  let failures = 0
  const hear = (event: ServerEvent) => {
    failures = 0
    retryMs = event.retry ?? retryMs
    if (event.data !== undefined) connection.onEvent(event)
  }
  while (!signal.aborted) {
    const wantedMs = await connectOnce(connection, hear)
    // Somebody who has signed out elsewhere is not asked for: they are looked for now and then.
    for (let isOurs = false; !isOurs && !signal.aborted; failures++) {
      await untilTime(Math.max(wantedMs, Math.min(retryMs * 2 ** failures, LONGEST_MS)), signal)
      if (!signal.aborted) isOurs = await connection.isStillOurs().catch(() => false)
    }
  }
}

/** Resolves when the connection is over, to how long its service wants to be left alone. */
async function connectOnce({ url, lastId, signal }: Connection, hear: (event: ServerEvent) => void): Promise<number> {
  const lost = new AbortController()
  let silence = setTimeout(() => lost.abort(), SILENCE_MS)
  const onSign = () => {
    clearTimeout(silence)
    silence = setTimeout(() => lost.abort(), SILENCE_MS)
  }
  try {
    const heard = lastId()
    const response = await fetch(url, {
      headers: { accept: 'text/event-stream', ...(heard && { 'last-event-id': heard }) },
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.any([signal, lost.signal]),
    })
    if (!response.ok || !response.body) return 1_000 * Number(response.headers.get('retry-after') ?? 0)
    for await (const event of readEvents(response.body, onSign)) hear(event)
  } catch {
    // Cut off, or nobody there: it comes back.
  } finally {
    clearTimeout(silence)
  }
  return 0
}

/** Waits, but no longer than until the network is back or somebody looks at the page. */
const untilTime = (waitMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer)
      window.removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, waitMs)
    window.addEventListener('online', over)
    signal.addEventListener('abort', over)
  })

/** One server-sent event, as far as our services use the format. */
export interface ServerEvent {
  id?: string
  data?: string
  /** When to come back once this is over, in milliseconds. */
  retry?: number
}

/** The events of a stream as they come; `onSign` is called for whatever arrives, a heartbeat too. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onSign()
    const blocks = (rest + piece.value).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) yield eventIn(block)
  }
}

function eventIn(block: string): ServerEvent {
  const event: ServerEvent = {}
  for (const line of block.split('\n')) {
    const [, name, value] = line.match(/^(id|data|retry): ?(.*)$/) ?? []
    if (name === 'id' || name === 'data') event[name] = value!
    if (name === 'retry' && Number(value) > 0) event.retry = Number(value)
  }
  return event
}
