import { request as httpRequest } from 'node:http'
import { gzipSync } from 'node:zlib'
import { eventually } from '@storyright/testing'
import { publicUrl, startGateway, type TestGateway } from './support/gateway.ts'
import { connectRaw } from './support/raw-client.ts'

const MiB = 1024 * 1024

describe('the gateway’s proxy', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway()
  })
  afterAll(() => gateway.close())

  const post = (body: Buffer | string | ReadableStream, headers: Record<string, string> = {}, path = '/api/listings') =>
    fetch(gateway.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit)

  it('passes bytes unchanged', async () => {
    const answer = await post(Buffer.alloc(900_000, 7))
    expect(((await answer.json()) as { bytes: number }).bytes).toBe(900_000)
  })

  it('passes a compressed body as it came', async () => {
    const body = gzipSync('{}')
    const answer = await post(body, { 'content-encoding': 'gzip' })
    expect(((await answer.json()) as { bytes: number }).bytes).toBe(body.length)
  })

  it('passes a small JSON body byte for byte, with its type', async () => {
    const body = '{ "price" : 1.0 }'
    const answer = await post(body, { 'content-type': 'application/json; charset=utf-8' })
    const { headers } = (await answer.json()) as { headers: Record<string, string> }
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
    })
  })

  it('passes a query as it came', async () => {
    const path = '/api/listings?q=%zz&a=..%2f..&b=1+2&b=%26'
    expect(((await (await fetch(gateway.url + path)).json()) as { url: string }).url).toBe(path)
  })

  it('asks a service once, whatever it answers', async () => {
    const answer = await fetch(`${gateway.url}/api/listings/busy`)
    expect([answer.status, answer.headers.get('x-asked'), answer.headers.get('retry-after')]).toEqual([503, '1', '1'])
  })

  it('stops asking for a client that has gone', async () => {
    const waiting = async () => (await fetch(`${gateway.url}/api/listings/waiting`)).json()
    const client = await connectRaw(gateway.url)
    client.send('GET /api/listings/silent HTTP/1.1\r\nhost: storyright\r\n\r\n')
    await eventually(async () => expect(await waiting()).toEqual({ waiting: 1 }))
    client.hangUp()
    await eventually(async () => expect(await waiting()).toEqual({ waiting: 0 }))
  })

  it.each([1.2, 3, 9])('answers 413 to a body of %d MB', async (size) => {
    const answer = await post(Buffer.alloc(size * MiB, 120))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'application/problem+json'])
  })

  it.each([
    [65 * 1024, 413],
    [64 * 1024, 200],
  ])('takes no more than 64 KiB for signing in: %d bytes → %d', async (size, status) => {
    expect((await post(Buffer.alloc(size, 120), {}, '/api/auth/login')).status).toBe(status)
  })

  it('answers 413 to a body that grows past the limit without saying so', async () => {
    const chunk = new Uint8Array(64 * 1024)
    const chunks = (count: number) => {
      let left = count
      return new ReadableStream({
        pull(controller) {
          if (left-- > 0) controller.enqueue(chunk)
          else controller.close()
        },
      })
    }
    expect((await post(chunks(48))).status).toBe(413)
    expect((await post(chunks(2), {}, '/api/auth/login')).status).toBe(413)
    expect((await post(chunks(1), {}, '/api/auth/login')).status).toBe(200)
  })

  it('goes on answering after refused bodies', async () => {
    await Promise.all(Array.from({ length: 10 }, () => post(Buffer.alloc(2 * MiB))))
    expect((await fetch(`${gateway.url}/api/public/stats`)).status).toBe(200)
  })

  it.each([
    '/api/nothing',
    '/api',
    '/api/membership',
    '/internal/jwks.json',
    '/api/listings/%2e%2e/auth',
    '/api/auth%2fuser',
    '/api/notifications/%73tream',
  ])('knows nothing of %s', async (path) => {
    const answer = await raw('GET', path)
    expect([answer.status, answer.type]).toEqual([404, 'application/problem+json'])
  })

  /** Without a client that would straighten the path. */
  const raw = (method: string, path: string) =>
    new Promise<{ status: number; type: string }>((resolve, reject) => {
      const { port } = new URL(gateway.url)
      const sent = httpRequest({ port, path, method, host: '127.0.0.1' }, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode!, type: String(answer.headers['content-type']) })
      })
      sent.on('error', reject).end()
    })

  const meant = (origin: string) =>
    ({ SELF: gateway.url, 'OTHER SCHEME': gateway.url.replace('http:', 'https:') })[origin] ?? origin

  it.each([
    ['our own page', { origin: publicUrl }, 200],
    ['the same host', { origin: 'SELF' }, 200],
    ['the same host by another scheme', { origin: 'OTHER SCHEME' }, 403],
    ['the same host at another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['our own page’s host by another scheme', { origin: publicUrl.replace('https', 'http') }, 403],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['another site, by fetch metadata', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling site, by fetch metadata', { 'sec-fetch-site': 'same-site' }, 403],
    ['the same origin, by fetch metadata', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a script that says nothing', {}, 200],
  ])('takes unsafe requests from %s: %j → %d', async (_who, headers, status) => {
    const sent = Object.fromEntries(Object.entries(headers).map(([k, v]) => [k, meant(v)]))
    expect((await post('x', sent)).status).toBe(status)
  })

  it('lets cookies be set by identity only', async () => {
    expect((await fetch(`${gateway.url}/api/auth/user`)).headers.get('set-cookie')).toContain('sid=')
    expect((await fetch(`${gateway.url}/api/listings/1`)).headers.get('set-cookie')).toBeNull()
  })

  it('passes tags through, weak when compressed, and answers 304', async () => {
    const plain = await fetch(`${gateway.url}/api/listings/tagged`, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('etag')).toBe('"abc"')
    const packed = await fetch(`${gateway.url}/api/listings/tagged`, { headers: { 'accept-encoding': 'gzip' } })
    expect([packed.headers.get('etag'), packed.headers.get('content-encoding')]).toEqual(['W/"abc"', 'gzip'])
    const again = await fetch(`${gateway.url}/api/listings/tagged`, { headers: { 'if-none-match': 'W/"abc"' } })
    expect(again.status).toBe(304)
  })

  it('names the part that is away', async () => {
    const own = await startGateway()
    await own.catalogue.close()
    const answer = await fetch(`${own.url}/api/public/stats`)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      detail: 'The catalogue is not available right now. Please try again shortly.',
    })
    expect(await (await fetch(`${own.url}/readyz`)).json()).toMatchObject({ notReady: ['catalogue'] })
    await own.close()
  })

  it('serves the reference and its document from here alone', async () => {
    const document = (await (await fetch(`${gateway.url}/api/openapi.json`)).json()) as { paths: object }
    expect(Object.keys(document.paths)).toContain('/api/auth/login')
    const page = await fetch(`${gateway.url}/api/docs`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  })
})
