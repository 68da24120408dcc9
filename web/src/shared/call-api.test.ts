import { identityAddresses as identity } from '@storyright/contracts/vocabulary'
import { waitFor } from '@testing-library/react'
import { callApi } from './call-api.ts'

const user = { address: identity.currentUser }
const handleLostSession = jest.fn(async () => true)
beforeEach(() => handleLostSession.mockClear())

const ask = async (asked: Parameters<typeof callApi>[0], response: Response, options = {}) => {
  const fetched = jest.fn(async (_path: string, _init: RequestInit) => response)
  globalThis.fetch = fetched as never
  const answer = await callApi(
    asked,
    { signal: new AbortController().signal, extra: { handleLostSession } } as never,
    options,
  )
  const [path, init] = fetched.mock.calls[0]!
  return { answer, path, init }
}

describe('calling the services', () => {
  it('sends the session’s cookies, and no body when there is nothing to send', async () => {
    const { init } = await ask(user, new Response('{}'))
    expect(init).toMatchObject({ credentials: 'include', method: 'GET' })
    expect(init.body).toBeUndefined()
  })

  it('puts parameters in their place, and leaves out what is blank', async () => {
    const { path } = await ask({ address: identity.verifyAgent, params: { id: 'a/b?' } }, new Response('{}'))
    expect(path).toBe('/api/admin/verify-agent/a%2Fb%3F')
    const query = { search: 'a&b', role: '', cursor: undefined, limit: 20 }
    expect((await ask({ address: identity.listUsers, query }, new Response('[]'))).path).toBe(
      '/api/admin/users?search=a%26b&limit=20',
    )
  })

  it('sends what is given as JSON, and a file as a form', async () => {
    const { init } = await ask({ address: identity.login, body: { a: 1 } }, new Response('{}'))
    expect(init).toMatchObject({ method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } })
    const file = new File(['x'], 'x.png')
    const { init: sent } = await ask({ address: identity.login, file }, new Response('{}'))
    expect((sent.body as FormData).get('file')).toBe(file)
  })

  it('calls a failure by its status, a colon and the body', async () => {
    const { answer } = await ask(user, new Response('too late', { status: 409, statusText: 'Conflict' }))
    expect(answer.error).toEqual({ status: 409, message: '409: too late', problem: null })
  })

  it('takes the status text where the body is empty', async () => {
    const { answer } = await ask(user, new Response('', { status: 503, statusText: 'Service Unavailable' }))
    expect(answer.error?.message).toBe('503: Service Unavailable')
  })

  it('reads the problem out of a refusal', async () => {
    const { answer } = await ask(user, new Response('{"detail":"No.","status":403}', { status: 403 }))
    expect(answer.error?.problem?.detail).toBe('No.')
  })

  const lost = () => new Response('{}', { status: 401 })

  it('takes 401 for a lost session, and answers once the page is left', async () => {
    let left = (_wasLost: boolean) => {}
    handleLostSession.mockImplementationOnce(() => new Promise((resolve) => (left = resolve)))
    const asking = ask({ address: identity.listUsers }, lost())
    const settled = jest.fn()
    void asking.then(settled)
    await waitFor(() => expect(handleLostSession).toHaveBeenCalledWith('/auth'))
    expect(settled).not.toHaveBeenCalled()
    left(true)
    expect((await asking).answer.error).toMatchObject({ status: 401, isLost: true })
  })

  it('fails on 401 as on anything else when nobody was signed in', async () => {
    handleLostSession.mockResolvedValueOnce(false)
    const { answer } = await ask({ address: identity.login }, lost())
    expect(answer.error?.status).toBe(401)
    expect(answer.error?.isLost).toBeUndefined()
  })

  it('takes 401 for nothing where a read wants it so', async () => {
    expect((await ask(user, lost(), { nothingOn401: true })).answer).toMatchObject({ data: null })
    expect(handleLostSession).not.toHaveBeenCalled()
  })
})
