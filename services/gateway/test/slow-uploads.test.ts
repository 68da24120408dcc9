import { setTimeout as pause } from 'node:timers/promises'
import { usualLimits } from '../src/limits.ts'
import { routes } from '../src/routing.ts'
import { startGateway, type TestGateway } from './support/gateway.ts'

const KiB = 1024
const PIECES = 40

describe('an upload', () => {
  let gateway: TestGateway
  afterEach(() => gateway.close())

  /** About two seconds of a file, which keeps arriving. */
  const sendSlowly = () =>
    fetch(`${gateway.url}/api/uploads/decks`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      duplex: 'half',
      body: ReadableStream.from(slowFile()),
    } as unknown as RequestInit)
  async function* slowFile() {
    for (let piece = 0; piece < PIECES; piece++) {
      yield new Uint8Array(10 * KiB)
      await pause(50)
    }
  }

  it('may take longer than a call may', async () => {
    gateway = await startGateway({ limits: { smallBodyMs: 600, bodyStallMs: 10_000 } })
    const answer = await sendSlowly()
    expect([answer.status, ((await answer.json()) as { bytes: number }).bytes]).toEqual([200, PIECES * 10 * KiB])
  })

  it('is cut off by a service that would not wait so long', async () => {
    gateway = await startGateway({ requestLimitMs: 300 })
    expect([408, 503]).toContain((await sendSlowly()).status)
  })

  it('is waited for by every server on its way, for the longest time that the table gives', async () => {
    gateway = await startGateway()
    const longest = Math.max(...routes.map(({ timeLimitMs }) => timeLimitMs))
    expect(longest).toBe(600_000)
    for (const { server } of [gateway.app, gateway.offers])
      expect(server.requestTimeout).toBeGreaterThan(longest + usualLimits.pools.uploads.waitMs)
  })
})
