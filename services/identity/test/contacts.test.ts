import { randomUUID } from 'node:crypto'
import { contactsOfUsers } from '@storyright/contracts/http'
import { goodPassword, type Identity, internalToken, startIdentity } from './harness.ts'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('whom the sides of a deal write to', () => {
  let identity: Identity
  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.close())

  const ask = (userIds: unknown, headers: Record<string, string> = { 'x-internal-token': internalToken }) =>
    identity.ask(contactsOfUsers.method, contactsOfUsers.path, { userIds }, headers)

  it('is told of accounts that are active or suspended, not of closed and unknown ones', async () => {
    const [stays, leaves] = [
      await identity.join('stays@storyright.test'),
      await identity.join('leaves@storyright.test'),
    ]
    const admin = await identity.joinAsAdmin('ada@storyright.test')
    const agentId = await identity.apply('agent@storyright.test')
    await identity.ask('POST', `/api/admin/verify-agent/${agentId}`, { status: 'approved' }, admin.headers)
    await identity.ask('POST', `/api/admin/users/${agentId}/suspend`, undefined, admin.headers)
    await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, leaves.headers)

    const { status, body } = await ask([stays.id, leaves.id, agentId, randomUUID()])
    expect(status).toBe(200)
    expect(contactsOfUsers.reply.parse(body)).toHaveLength(2)
    expect(body).toEqual(
      expect.arrayContaining([
        { userId: stays.id, name: 'Ann Lee', companyName: null, email: 'stays@storyright.test' },
        { userId: agentId, name: 'Ann Lee', companyName: 'Lee & Lee', email: 'agent@storyright.test' },
      ]),
    )
  })

  it('is told to services of the deployment only, of a hundred people at most', async () => {
    expect((await ask([randomUUID()], {})).status).toBe(404)
    for (const ids of [[], ['nobody'], Array.from({ length: 101 }, () => randomUUID())])
      expect((await ask(ids)).status).toBe(400)
  })
})
