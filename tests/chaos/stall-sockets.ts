import { setMaxListeners } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from './support/client.ts'

const SOCKETS = 1_000
const ASK_EVERY_MS = 1_000
const ANSWER_WITHIN_MS = 5_000
/** The gateway is killed as well: so long it may be away. */
const BACK_WITHIN_MS = 15_000

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: storyright\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`

/** Requests that are started and never finished. */
const beginnings = [
  post('/api/auth/login', 1_000),
  post('/api/uploads/decks', 1_000_000),
  'GET /listings HTTP/1.1\r\nhos',
]

/** Keeps a thousand sockets in the middle of a request until the signal, replacing each one that is cut off. */
export async function stallSockets({ url, journal }: Site, signal: AbortSignal): Promise<void> {
  const { hostname, port } = new URL(url)
  setMaxListeners(0, signal)
  const keepOneStalled = async (text: string) => {
    while (!signal.aborted) {
      await new Promise<void>((resolve) => {
        const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text)).resume()
        const hangUp = () => socket.destroy()
        signal.addEventListener('abort', hangUp)
        socket.on('error', () => undefined) // it was cut off
        socket.on('close', () => {
          signal.removeEventListener('abort', hangUp)
          resolve()
        })
      })
      await pause(100, undefined, { signal }).catch(() => undefined)
    }
  }
  const stalled = Array.from({ length: SOCKETS }, (_, number) =>
    keepOneStalled(beginnings[number % beginnings.length]!),
  )
  let lastAnswered = Date.now()
  while (!signal.aborted) {
    const began = Date.now()
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    await answer?.body?.cancel()
    const took = Date.now() - began
    if (answer?.ok) lastAnswered = Date.now()
    if (Date.now() - lastAnswered > BACK_WITHIN_MS) journal.fault('The gateway did not answer while sockets stalled')
    else if (took > ANSWER_WITHIN_MS) journal.fault(`The gateway took ${took} ms to answer while sockets stalled`)
    await pause(ASK_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
  await Promise.all(stalled)
}
