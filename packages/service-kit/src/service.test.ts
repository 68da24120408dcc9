import { defineCall } from '@storyright/contracts/http'
import { post as postTo, refusals } from '@storyright/contracts/vocabulary'
import { z } from 'zod'
import { createService } from './create-service.ts'
import { requireInternalToken } from './internal.ts'
import { serve } from './serve.ts'
import { createServiceClient } from './service-client.ts'

const person = z.object({ name: z.string(), nick: z.string().nullable(), role: z.enum(['a', 'b']).nullable() })
const save = defineCall(postTo('/people/:id'), {
  summary: 'Save',
  access: 'signedIn',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ name: z.string().min(1, 'Name is required'), nick: z.string().nullish() }),
  status: 201,
  reply: person,
})
const signedIn = { authorization: 'Bearer x', 'content-type': 'application/json' }
const url = '/people/3f0a4a52-1c6d-4c1a-9a44-0f8f4d8f5b11'

function build() {
  const app = createService({
    name: 'test',
    logLevel: 'silent',
    readViewer: async (header) =>
      header ? { id: 'u', role: 'producer' as const, tier: 'free' as const, verified: true } : null,
  })
  serve(app, save, async ({ body }) => ({ name: body.name, nick: body.nick ?? null, role: null, secret: 1 }) as never)
  app.checkReadiness('nats', () => Promise.reject(new Error('away')))
  app.get('/fault', async () => {
    throw new Error('the password is hunter2')
  })
  app.get('/limited', async () => {
    throw refusals.tooManyRequests({ retryAfterSeconds: 7 })
  })
  app.register(async (scope) => {
    requireInternalToken(scope, 'a-long-internal-token, the-one-before-that')
    scope.get('/internal/x', async () => ({ ok: true }))
  })
  return app
}

describe('a service', () => {
  const app = build()
  afterAll(() => app.close())
  const post = (payload: string | object, headers: Record<string, string> = signedIn, to = url) =>
    app.inject({ method: 'POST', url: to, headers, payload })

  it('answers with the declared fields only, null where a value is missing', async () => {
    const answer = await post({ name: 'Ann' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ name: 'Ann', nick: null, role: null })
  })

  it('answers 401 to nobody and 404 to a malformed id', async () => {
    expect((await post({ name: 'Ann' }, { 'content-type': 'application/json' })).statusCode).toBe(401)
    expect((await post({ name: 'Ann' }, signedIn, '/people/7')).statusCode).toBe(404)
  })

  it.each([
    ['a missing field', {}, 400, 'name: This is required'],
    ['a wrong type', { name: 7 }, 400, 'name: This should be text'],
    ['an unknown field', { name: 'A', evil: 1 }, 400, 'Not known here: evil'],
    ['the schema’s own words', { name: '' }, 400, 'Name is required'],
    ['broken JSON', '{"name"', 400, 'The request body is not valid JSON.'],
    ['a prototype key', '{"name":"A","__proto__":{"x":1}}', 400, 'The request body is not valid JSON.'],
    ['deep nesting', `${'['.repeat(90_000)}${']'.repeat(90_000)}`, 400, 'This should be an object'],
    ['a large body', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 413, 'What was sent is too large.'],
  ])('refuses %s with a sentence', async (_what, payload, status, says) => {
    const answer = await post(payload)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect([answer.statusCode, answer.json().detail]).toEqual([status, says])
  })

  it('refuses other content types with 415', async () => {
    const answer = await post('name=A', { ...signedIn, 'content-type': 'text/plain' })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'WRONG_CONTENT_TYPE'])
  })

  it('answers what it cannot read as HTTP with problem+json too', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { long: 'x'.repeat(20_000) } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([431, 'application/problem+json'])
    expect(await answer.json()).toMatchObject({ status: 431, code: 'HEADERS_TOO_LARGE' })
  })

  it('is ready without what it is asked to leave out', async () => {
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'not ready', notReady: ['nats'] })
    expect((await app.inject('/readyz?without=redis,nats')).statusCode).toBe(200)
  })

  it('knows nothing at a malformed address', async () => {
    expect((await app.inject('/people/%E0%A4%A')).statusCode).toBe(404)
  })

  it.each([
    ['a-name.of:its_own', true],
    ['x'.repeat(101), false],
    ['<script>', false],
    ['two words', false],
  ])('calls a request %s as its client does only where that is a plain name', async (said, isKept) => {
    const { headers } = await app.inject({ url: '/healthz', headers: { 'x-request-id': said } })
    expect(headers['x-request-id'] === said).toBe(isKept)
    expect(headers['x-request-id']).toMatch(/^[\w.:-]{1,100}$/)
  })

  it('tells nothing of a fault', async () => {
    const answer = await app.inject('/fault')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('hunter2')
  })

  it('says when to come back', async () => {
    expect((await app.inject('/limited')).headers['retry-after']).toBe('7')
  })

  it('hides internal routes from whoever lacks the token', async () => {
    expect((await app.inject('/internal/x')).statusCode).toBe(404)
    const asked = await app.inject({ url: '/internal/x', headers: { 'x-internal-token': 'a-long-internal-token' } })
    expect(asked.statusCode).toBe(200)
  })

  it('takes the token of before as well while it is changed, and sends the new one', async () => {
    const old = await app.inject({ url: '/internal/x', headers: { 'x-internal-token': 'the-one-before-that' } })
    expect(old.statusCode).toBe(200)
    const given = { 'x-internal-token': 'a-long-internal-token, the-one-before-that' }
    expect((await app.inject({ url: '/internal/x', headers: given })).statusCode).toBe(404)

    const renewed = createService({ name: 'renewed', logLevel: 'silent', readViewer: async () => null })
    requireInternalToken(renewed, 'a-long-internal-token')
    renewed.get('/internal/x', async () => ({ ok: true }))
    const baseUrl = await renewed.listen({ port: 0 })
    const internalToken = 'a-long-internal-token,the-one-before-that'
    const client = createServiceClient({ baseUrl, internalToken, timeoutMs: 5_000 })
    const call = { method: 'GET', path: '/internal/x', reply: z.object({ ok: z.boolean() }), idempotent: true } as const
    expect(await client.ask(call)).toEqual({ ok: true })
    await client.close()
    await renewed.close()
  })
})
