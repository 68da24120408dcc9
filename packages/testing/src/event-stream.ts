import { once } from 'node:events'
import { Agent, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

/** Server-sent events as a browser would hear them, without its coming back. */
export interface EventStream<Data> {
  status: number
  headers: IncomingHttpHeaders
  /** `at`: when it came, as `performance.now()` has it. */
  events: { id: string | undefined; data: Data; at: number }[]
  /** When to come back, as last said, in milliseconds. */
  retryMs(): number | undefined
  /** How often it was said that the other side lives. */
  beats(): number
  isOpen(): boolean
  close(): void
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })

/** Asks for a stream; resolves when its headers have come. */
export async function openEventStream<Data>(
  url: string,
  headers: Record<string, string> = {},
): Promise<EventStream<Data>> {
  const request = get(url, { agent, headers: { accept: 'text/event-stream', ...headers } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const events: EventStream<Data>['events'] = []
  let [retryMs, beats, isOpen, rest] = [undefined as number | undefined, 0, true, '']
  const read = (block: string) => {
    if (block.startsWith(':')) beats++
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
    if (field('retry')) retryMs = Number(field('retry'))
    const data = field('data')
    if (data) events.push({ id: field('id'), data: JSON.parse(data) as Data, at: performance.now() })
  }
  answer.setEncoding('utf8').on('data', (piece: string) => {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop()!
    blocks.forEach(read)
  })
  const over = () => {
    isOpen = false
  }
  request.on('error', over)
  answer.on('error', over).once('close', over)
  return {
    status: answer.statusCode!,
    headers: answer.headers,
    events,
    retryMs: () => retryMs,
    beats: () => beats,
    isOpen: () => isOpen,
    close: () => void request.destroy(),
  }
}
