import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { eventually } from '@storyright/testing'
import { startGateway, type TestGateway } from './support/gateway.ts'
import { connectRaw, type RawClient } from './support/raw-client.ts'

const run = promisify(execFile)

describe('what is said to one hop only', () => {
  let gateway: TestGateway
  let client: RawClient
  beforeAll(async () => {
    gateway = await startGateway()
  })
  afterEach(() => client?.hangUp())
  afterAll(() => gateway.close())

  const say = async (...lines: string[]) => {
    client = await connectRaw(gateway.url)
    client.send([...lines, '', ''].join('\r\n'))
  }
  const answer = () =>
    eventually(() => {
      expect(client.received()).toMatch(/\r\n\r\n\{.*\}/s)
      const [head, body] = client.received().split(/\r\n\r\n(?=\{)/) as [string, string]
      return { head: head.toLowerCase(), seen: JSON.parse(body).headers as Record<string, string> }
    })

  it('reaches no service: the hop’s own headers, and whatever Connection names', async () => {
    await say(
      'GET /api/listings/1 HTTP/1.1',
      'host: storyright',
      'connection: keep-alive, Upgrade, X-Mine',
      'x-mine: 1',
      'upgrade: websocket',
      'keep-alive: timeout=5',
      'te: trailers',
      'trailer: x-later',
      'proxy-authorization: Basic eA==',
      'proxy-connection: keep-alive',
      'x-yours: 2',
    )
    const { head, seen } = await answer()
    expect(head).toContain('http/1.1 200')
    expect(seen['x-yours']).toBe('2')
    for (const name of ['x-mine', 'upgrade', 'keep-alive', 'te', 'trailer', 'proxy-authorization', 'proxy-connection'])
      expect(seen[name]).toBeUndefined()
  })

  it('cannot take away what the gateway says', async () => {
    await say(
      'GET /api/listings/1 HTTP/1.1',
      'host: storyright',
      'connection: close, x-forwarded-for, x-request-id, x-forwarded-host',
    )
    const { seen } = await answer()
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'storyright' })
    expect(seen['x-request-id']).toBeDefined()
  })

  it.each(['/', '/api/listings/1', '/api/nothing'])('is no second host: %s', async (path) => {
    await say(`GET ${path} HTTP/1.1`, 'host: storyright', 'host: evil.example')
    await eventually(() => expect(client.received()).toMatch(/^HTTP\/1\.1 400 .*The request names more than one host/s))
  })

  it('reaches no client either', async () => {
    await say('GET /api/listings/hops HTTP/1.1', 'host: storyright')
    const { head } = await answer()
    expect(head).toContain('connection: keep-alive')
    for (const name of ['x-hop', 'proxy-authenticate', 'timeout=1']) expect(head).not.toContain(name)
  })

  it('is the client’s wish to close', async () => {
    await say('GET /api/listings/1 HTTP/1.1', 'host: storyright', 'connection: close')
    expect((await answer()).head).toContain('connection: close')
    await eventually(() => expect(client.isOpen()).toBe(false))
  })

  it('is the client’s wish to be told to go on', async () => {
    await say(
      'POST /api/listings HTTP/1.1',
      'host: storyright',
      'content-type: application/json',
      'content-length: 2',
      'expect: 100-continue',
    )
    await eventually(() => expect(client.received()).toContain('HTTP/1.1 100 Continue'))
    client.send('{}')
    const { head, seen } = await answer()
    expect(head).toContain('http/1.1 200')
    expect(seen.expect).toBeUndefined()
  })

  it('is what curl says with a form', async () => {
    if (!(await run('curl', ['--version']).catch(() => undefined))) return
    const folder = await mkdtemp(path.join(tmpdir(), 'gateway-curl-'))
    const deck = path.join(folder, 'deck.pdf')
    await writeFile(deck, Buffer.alloc(3 * 1024 * 1024))
    const { stdout } = await run('curl', [
      ...['-s', '-o', '/dev/null', '-w', '%{http_code}', '-H', 'Expect: 100-continue'],
      ...['-F', `file=@${deck}`, `${gateway.url}/api/uploads/decks`],
    ])
    expect(stdout).toBe('200')
    await rm(folder, { recursive: true })
  })
})
