import { problem } from '@storyright/contracts/http'
import { type Identity, type SignedIn, startIdentity } from './harness.ts'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('two administrators deciding about one account', () => {
  let identity: Identity
  let admin: SignedIn
  beforeAll(async () => {
    identity = await startIdentity()
    admin = await identity.joinAsAdmin('ada@storyright.test')
  })
  afterAll(() => identity.close())

  const open = (id: string) => identity.ask('GET', `/api/admin/users/${id}`, undefined, admin.headers)
  const act = (method: 'POST' | 'PUT', path: string, body: object | undefined, etag?: unknown) =>
    identity.ask(method, `/api/admin/${path}`, body, {
      ...admin.headers,
      ...(etag !== undefined && { 'if-match': String(etag) }),
    })
  const actions = {
    rejecting: (id: string, etag?: unknown) => act('POST', `verify-agent/${id}`, { status: 'rejected' }, etag),
    'changing the role': (id: string, etag?: unknown) => act('PUT', `users/${id}/role`, { role: 'agent' }, etag),
    suspending: (id: string, etag?: unknown) => act('POST', `users/${id}/suspend`, undefined, etag),
    activating: (id: string, etag?: unknown) => act('POST', `users/${id}/activate`, undefined, etag),
  }
  const letters = (id: string) => identity.withDatabase((db) => db.mail.count({ where: { personId: id } }))

  it('have the account as it is, with its version, and nobody else has', async () => {
    const { id, headers } = await identity.join('seen@storyright.test')
    const { status, body, headers: said } = await open(id)
    expect([status, body.email, said.etag]).toEqual([
      200,
      'seen@storyright.test',
      expect.stringMatching(/^"2\.[\w-]{8}"$/),
    ])
    expect((await identity.ask('GET', `/api/admin/users/${id}`, undefined, headers)).status).toBe(403)
    expect((await open('nobody')).status).toBe(404)
    expect((await open('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  it.each(Object.entries(actions))('hear of the other’s decision before %s', async (name, decide) => {
    const who = `${name.replaceAll(' ', '-')}@storyright.test`
    const id = name === 'rejecting' ? await identity.apply(who) : (await identity.join(who)).id
    const { etag } = (await open(id)).headers
    const first = name === 'rejecting' ? 'approved' : 'suspended'
    const decided =
      first === 'approved'
        ? await act('POST', `verify-agent/${id}`, { status: first }, etag)
        : await actions.suspending(id, etag)
    expect(decided.status).toBe(200)
    const before = await letters(id)
    const refused = await decide(id, etag)
    expect(refused.status).toBe(409)
    const { code, current } = problem.parse(refused.body)
    expect([code, current]).toEqual(['CHANGED_MEANWHILE', { etag: decided.headers.etag, value: decided.body }])
    expect((await open(id)).body).toEqual(decided.body)
    expect(await letters(id)).toBe(before)
  })

  it('let one of two through that come at once, and need no If-Match', async () => {
    const { id } = await identity.join('at-once@storyright.test')
    const { etag } = (await open(id)).headers
    const both = await Promise.all([actions.suspending(id, etag), actions['changing the role'](id, etag)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await act('PUT', `users/${id}/role`, { role: 'premium' })).status).toBe(200)
  })
})
