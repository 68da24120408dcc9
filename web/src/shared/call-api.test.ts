import { callApi } from './call-api.ts'

const ask = async (asked: Parameters<typeof callApi>[0], response: Response, options = {}) => {
  const fetched = jest.fn(async (_path: string, _init: RequestInit) => response)
  globalThis.fetch = fetched as never
  const answer = await callApi(asked, { signal: new AbortController().signal } as never, options)
  return { answer, init: fetched.mock.calls[0]![1] }
}

describe('calling the services', () => {
  it('sends the session’s cookies, and no body when there is nothing to send', async () => {
    const { init } = await ask('/api/auth/user', new Response('{}'))
    expect(init).toMatchObject({ credentials: 'include', method: 'GET' })
    expect(init.body).toBeUndefined()
  })

  it('sends what is given as JSON', async () => {
    const { init } = await ask({ path: '/api/x', method: 'POST', body: { a: 1 } }, new Response('{}'))
    expect(init).toMatchObject({ method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } })
  })

  it('calls a failure by its status, a colon and the body', async () => {
    const { answer } = await ask('/api/x', new Response('too late', { status: 409, statusText: 'Conflict' }))
    expect(answer.error).toEqual({ status: 409, message: '409: too late', problem: null })
  })

  it('takes the status text where the body is empty', async () => {
    const { answer } = await ask('/api/x', new Response('', { status: 503, statusText: 'Service Unavailable' }))
    expect(answer.error?.message).toBe('503: Service Unavailable')
  })

  it('reads the problem out of a refusal', async () => {
    const { answer } = await ask('/api/x', new Response('{"detail":"No.","status":403}', { status: 403 }))
    expect(answer.error?.problem?.detail).toBe('No.')
  })

  it('fails on 401, unless the read takes that for nothing', async () => {
    const lost = () => new Response('{}', { status: 401 })
    expect((await ask('/api/x', lost())).answer.error?.status).toBe(401)
    expect((await ask('/api/x', lost(), { nothingOn401: true })).answer).toMatchObject({ data: null })
  })
})
