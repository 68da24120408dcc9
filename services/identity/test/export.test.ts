import type { AddressInfo } from 'node:net'
import { exportUser } from '@storyright/contracts/http'
import { personalDataKeepers, type ServiceName, urlVariable } from '@storyright/contracts/services'
import { createService, requireInternalToken } from '@storyright/service-kit'
import { goodPassword, type Identity, internalToken, startIdentity } from './harness.ts'

/** A service with personal data, which it serves to callers with the internal token. */
async function openNeighbour(name: string, knows: string) {
  const app = createService({ name, logLevel: 'silent', readViewer: async () => null })
  await app.register(async (scope) => {
    requireInternalToken(scope, internalToken)
    scope.get<{ Params: { id: string } }>(exportUser.path, async ({ params }) => ({
      [knows]: [{ of: params.id, listingId: '42' }],
    }))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, close: () => app.close() }
}

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('the export of one’s data', () => {
  const neighbours = new Map<ServiceName, Awaited<ReturnType<typeof openNeighbour>>>()
  let identity: Identity
  beforeAll(async () => {
    const environment: Record<string, string> = {}
    for (const name of personalDataKeepers) {
      const neighbour = await openNeighbour(name, `kept by ${name}`)
      neighbours.set(name, neighbour)
      environment[urlVariable(name)] = neighbour.url
    }
    identity = await startIdentity({ environment })
  })
  afterAll(async () => {
    await identity.close()
    await Promise.all([...neighbours.values()].map((neighbour) => neighbour.close()))
  })

  const exported = (headers: Record<string, string>) => identity.ask('GET', '/api/auth/export', undefined, headers)

  it('is one file with what every service knows, and nothing of anybody else', async () => {
    const admin = await identity.joinAsAdmin('ada@storyright.test')
    const id = await identity.apply('whole@storyright.test')
    const verify = { status: 'approved', notes: 'Good references.' }
    await identity.ask('POST', `/api/admin/verify-agent/${id}`, verify, admin.headers)
    await identity.mailbox.mailTo('whole@storyright.test', 'approved')
    await identity.signInAs('whole@storyright.test')
    const { headers } = await identity.signInAs('whole@storyright.test')
    const answer = await exported(headers)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="storyright-data.json"')
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.body).toEqual({
      mayLackOlderRows: [],
      exportedAt: expect.any(String),
      identity: {
        account: (await identity.ask('GET', '/api/auth/user', undefined, headers)).body,
        applications: [{ submittedAt: expect.any(String) }],
        administration: [
          {
            at: expect.any(String),
            action: 'agent.approved',
            before: { status: 'pending_review', isVerified: false },
            after: { status: 'active', isVerified: true },
            notes: 'Good references.',
          },
        ],
        sessions: [{ openedAt: expect.any(String) }, { openedAt: expect.any(String) }],
        mails: [
          { kind: 'application-approved', createdAt: expect.any(String), sentAt: expect.any(String) },
          { kind: 'application-received', createdAt: expect.any(String), sentAt: expect.any(String) },
        ],
      },
      ...Object.fromEntries(
        personalDataKeepers.map((name) => [name, { [`kept by ${name}`]: [{ of: id, listingId: '42' }] }]),
      ),
    })
    expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(`argon2|${goodPassword}|${admin.id}`))
  })

  it('names the e-mail address that waits to be confirmed', async () => {
    const { headers } = await identity.join('moving@storyright.test')
    const edit = { firstName: 'Ann', lastName: 'Lee', username: 'moving', currentPassword: goodPassword }
    await identity.ask('PUT', '/api/auth/profile', { ...edit, email: 'moved@storyright.test' }, headers)
    const { identity: own } = (await exported(headers)).body
    expect(own.account).toMatchObject({ email: 'moving@storyright.test', pendingEmail: 'moved@storyright.test' })
  })

  it('says whether what somebody does is recorded', async () => {
    const { headers } = await identity.join('private@storyright.test')
    const edit = { firstName: 'Ann', lastName: 'Lee', username: 'private', email: 'private@storyright.test' }
    await identity.ask('PUT', '/api/auth/profile', { ...edit, trackingEnabled: false }, headers)
    expect((await exported(headers)).body.identity.account).toMatchObject({ trackingEnabled: false })
  })

  it('leaves out sessions that have ended', async () => {
    const { headers } = await identity.join('fewer@storyright.test')
    await identity.signInAs('fewer@storyright.test')
    const change = { currentPassword: goodPassword, newPassword: 'a newer password' }
    await identity.ask('PUT', '/api/auth/change-password', change, headers)
    expect((await exported(headers)).body.identity.sessions).toHaveLength(1)
  })

  it('is the user’s own', async () => expect((await exported({})).status).toBe(401))

  it('is refused while a service cannot be asked, rather than given in part', async () => {
    const { headers } = await identity.join('partly@storyright.test')
    await neighbours.get('offers')!.close()
    const { status, body, headers: said } = await exported(headers)
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE'])
    expect(Number(said['retry-after'])).toBeGreaterThan(0)
  })
})
