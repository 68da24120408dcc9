import { allCalls } from '../services.ts'
import { openApiDocument } from './openapi.ts'

describe('the OpenAPI document', () => {
  const document = openApiDocument(allCalls, { version: '1', serverUrl: 'http://localhost:8080' })

  it('holds every declared call once', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as { operationId: string }[])
    expect(operations).toHaveLength(allCalls.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(allCalls.length)
  })

  it('describes bodies, parameters and problems', () => {
    const login = (document.paths['/api/auth/login'] as never as { post: Record<string, unknown> }).post
    expect(login).toMatchObject({ security: [], requestBody: { required: true } })
    const listing = (document.paths['/api/listings/{id}'] as never as { get: Record<string, unknown> }).get
    expect(listing).toMatchObject({ parameters: [{ name: 'id', in: 'path', required: true }] })
    expect(Object.keys(listing.responses as object)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '413',
      '429',
      '431',
      '503',
    ])
  })

  it('names what a change may meet on its way, and a wrong password where one is looked at', () => {
    const { post } = document.paths['/api/auth/login'] as never as { post: { responses: object } }
    for (const status of [400, 401, 403, 408, 409, 413, 415, 429, 431, 503])
      expect(post.responses).toHaveProperty(`${status}`)
  })

  it('says what goes on for as long as both sides live', () => {
    const stream = (document.paths['/api/notifications/stream'] as never as { get: { responses: object } }).get
    expect(stream.responses).toMatchObject({ 200: { content: { 'text/event-stream': {} } } })
  })

  it('says what is answered as a file, and which body may be left out', () => {
    const at = (path: string) =>
      document.paths[path] as never as Record<string, { responses: object; requestBody: object }>
    expect(at('/api/admin/transactions.csv').get!.responses).toMatchObject({ 200: { content: { 'text/csv': {} } } })
    expect(at('/api/admin/transactions/{offerId}/capture').post!.requestBody).toMatchObject({ required: false })
  })

  it('names the version, where it is read and where a change takes it', () => {
    const { get, put } = document.paths['/api/listings/{id}'] as never as Record<'get' | 'put', Record<string, unknown>>
    expect(get.responses).toMatchObject({ 200: { headers: { ETag: {} } } })
    expect(get.parameters).not.toContainEqual(expect.objectContaining({ name: 'If-Match' }))
    expect(put.parameters).toContainEqual(expect.objectContaining({ name: 'If-Match', in: 'header', required: false }))
    expect(put.responses).toMatchObject({ 200: { headers: { ETag: {} } }, 400: {}, 409: {} })
  })

  it('leaves no reference open', () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? []
    const known = Object.keys(document.components.schemas).map((name) => `"$ref":"#/components/schemas/${name}"`)
    expect(known).toContain('"$ref":"#/components/schemas/Problem"')
    for (const reference of references) expect(known).toContain(reference)
  })
})
