import { once } from 'node:events'
import { createConnection } from 'node:net'
import { eventually } from '@storyright/testing'
import { startGateway, type TestGateway } from './support/gateway.ts'

const MiB = 1024 * 1024

describe('a refused upload', () => {
  let gateway: TestGateway
  afterEach(() => gateway.close())

  /** Sends all of a body of this size before it reads anything, as a simple client does. */
  async function sendFirst(size: number) {
    const socket = createConnection({ port: Number(new URL(gateway.url).port), host: '127.0.0.1' })
    const write = (bytes: string | Buffer) =>
      new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())))
    socket.on('error', () => undefined) // the write says so, too
    let sent = 0
    try {
      await write(`POST /api/uploads/decks HTTP/1.1\r\nhost: storyright\r\ncontent-length: ${size}\r\n\r\n`)
      for (const piece = Buffer.alloc(MiB); sent < size; sent += piece.length) await write(piece)
      const [answer] = (await once(socket, 'data')) as [Buffer]
      return { sent, answer: answer.toString('latin1') }
    } catch {
      return { sent, answer: null }
    } finally {
      socket.destroy()
    }
  }

  it.each([52, 90])('tells a client that sends all of its %d MB before it reads', async (size) => {
    gateway = await startGateway()
    const { answer } = await sendFirst(size * MiB)
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*What was sent is too large/s)
  })

  it('is not read without end: whoever goes on is cut off', async () => {
    gateway = await startGateway({ limits: { lingerBytes: 4 * MiB } })
    const { sent, answer } = await sendFirst(100_000 * MiB)
    expect([answer, sent < 100_000 * MiB]).toEqual([null, true])
    await eventually(async () => expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200))
  })
})
