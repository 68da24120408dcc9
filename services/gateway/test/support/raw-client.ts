import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection that sends exactly what it is told to, as no HTTP client would. */
export interface RawClient {
  send(text: string): void
  /** Everything that arrived so far. */
  received(): string
  isOpen(): boolean
  /** Ends the connection at once. */
  hangUp(): void
}

/** One that does not read lets what is sent to it pile up on the way. */
export async function connectRaw(url: string, { reads = true } = {}): Promise<RawClient> {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect({ host: hostname, port: Number(port) })
  let text = ''
  if (reads)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
  socket.on('error', () => undefined) // being cut off is what some tests want to see
  await once(socket, 'connect')
  return {
    send: (more) => void socket.write(more),
    received: () => text,
    isOpen: () => socket.readyState === 'open',
    hangUp: () => void socket.destroy(),
  }
}

/** Many of them, each sending the same. */
export async function connectMany(url: string, count: number, text: string, how?: { reads: boolean }) {
  const clients = await Promise.all(Array.from({ length: count }, () => connectRaw(url, how)))
  for (const client of clients) client.send(text)
  return clients
}

/** The beginning of a POST: its headers, then one byte of a body of `length`. */
export const unfinishedPost = (path: string, length = 1_000) =>
  `POST ${path} HTTP/1.1\r\nhost: storyright\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`
