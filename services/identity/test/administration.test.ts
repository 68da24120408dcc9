import { randomUUID } from 'node:crypto'
import { eventually, recordEvents } from '@storyright/testing'
import { decodeJwt } from 'jose'
import { goodPassword, type Identity, producer, type SignedIn, startIdentity } from './harness.ts'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('administration of people', () => {
  let identity: Identity
  let admin: SignedIn
  beforeAll(async () => {
    identity = await startIdentity()
    admin = await identity.joinAsAdmin('ada@storyright.test')
  })
  afterAll(() => identity.close())

  const login = (email: string) => identity.ask('POST', '/api/auth/login', { email, password: goodPassword })
  const verify = (id: string, status: string, notes?: string, { headers } = admin) =>
    identity.ask('POST', `/api/admin/verify-agent/${id}`, { status, ...(notes && { notes }) }, headers)
  const giveRole = (id: string, role: string, { headers } = admin) =>
    identity.ask('PUT', `/api/admin/users/${id}/role`, { role }, headers)
  const suspend = (id: string, { headers } = admin) =>
    identity.ask('POST', `/api/admin/users/${id}/suspend`, undefined, headers)
  const activate = (id: string, { headers } = admin) =>
    identity.ask('POST', `/api/admin/users/${id}/activate`, undefined, headers)
  const newestAuditEntry = async () =>
    (await identity.ask('GET', '/api/admin/users/audit', undefined, admin.headers)).body[0]

  /** Every gateway is told within a second to drop this person's cached sessions. */
  async function heardWithinASecond(personId: string, act: () => Promise<{ status: number }>) {
    const told = await recordEvents(identity.natsUrl, 'control.sessions')
    expect((await act()).status).toBe(200)
    await eventually(() => expect(told.messages).toContainEqual({ userId: personId }), { within: 1_000 })
    await told.stop()
  }

  describe('an agent’s application', () => {
    it('is approved: the agent is told with the notes, can log in, and other services hear of it', async () => {
      const id = await identity.apply('joan@storyright.test')
      const events = await recordEvents(identity.natsUrl, 'identity.agent.approved.>')
      const { status, body } = await verify(id, 'approved', 'Welcome.\nPlease add your territories.')
      expect([status, body.id, body.status, body.isVerified]).toEqual([200, id, 'active', true])
      const mail = await identity.mailbox.mailTo('joan@storyright.test', 'Your application has been approved')
      expect(mail.text).toContain('Welcome.\n\nPlease add your territories.')
      expect(mail.html).toContain('Please add your territories.</p>')
      await eventually(() =>
        expect(events.messages).toMatchObject([
          { subject: id, entityversion: 2, data: { id, role: 'agent', status: 'active', isVerified: true } },
        ]),
      )
      expect(await newestAuditEntry()).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        at: expect.any(String),
        action: 'agent.approved',
        actor: { id: admin.id, firstName: 'Ada', lastName: 'Whitlock' },
        subject: { id, firstName: 'Ann', lastName: 'Lee' },
        before: { status: 'pending_review', isVerified: false },
        after: { status: 'active', isVerified: true },
        notes: 'Welcome.\nPlease add your territories.',
      })
      expect((await login('joan@storyright.test')).status).toBe(200)
      await events.stop()
    })

    it('is rejected with the notes, and may be approved later', async () => {
      const id = await identity.apply('late@storyright.test')
      const events = await recordEvents(identity.natsUrl, 'identity.agent.>')
      expect((await verify(id, 'rejected', 'No website.')).body).toMatchObject({
        status: 'rejected',
        isVerified: false,
      })
      const mail = await identity.mailbox.mailTo('late@storyright.test', 'Your application was not approved')
      expect(mail.text).toContain('No website.')
      expect((await login('late@storyright.test')).body.code).toBe('APPLICATION_REJECTED')
      expect((await verify(id, 'approved')).status).toBe(200)
      expect((await login('late@storyright.test')).status).toBe(200)
      await eventually(() =>
        expect(events.messages.map(({ type, entityversion }) => [type, entityversion])).toEqual([
          ['identity.agent.rejected.v1', 2],
          ['identity.agent.approved.v1', 3],
        ]),
      )
      await events.stop()
    })

    it('is decided once, is an agent’s, and is somebody’s', async () => {
      const id = await identity.apply('once@storyright.test')
      const both = await Promise.all([verify(id, 'approved'), verify(id, 'approved')])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await verify(id, 'rejected')).body).toMatchObject({ status: 409, code: 'APPLICATION_DECIDED' })
      const { id: producerId } = await identity.join('noagent@storyright.test')
      expect((await verify(producerId, 'approved')).body).toMatchObject({ status: 409, code: 'NOT_AN_AGENT' })
      for (const nobody of [randomUUID(), 'nobody']) expect((await verify(nobody, 'approved')).status).toBe(404)
      expect((await verify(id, 'perhaps')).status).toBe(400)
      expect((await verify(id, 'approved', 'x'.repeat(2_001))).status).toBe(400)
    })
  })

  describe('a role', () => {
    it('counts for live sessions within a second, and the session goes on', async () => {
      const person = await identity.join('riser@storyright.test')
      const events = await recordEvents(identity.natsUrl, 'identity.user.updated.>')
      await heardWithinASecond(person.id, () => giveRole(person.id, 'premium'))
      const claims = async () => decodeJwt((await identity.exchange(person.headers.cookie)).body.accessToken)
      expect(await claims()).toMatchObject({ role: 'premium', tier: 'premium' })
      await eventually(() => expect(events.messages.at(-1)?.data).toMatchObject({ id: person.id, role: 'premium' }))
      expect(await newestAuditEntry()).toMatchObject({
        action: 'user.role-changed',
        subject: { id: person.id },
        before: { role: 'producer' },
        after: { role: 'premium' },
        notes: null,
      })
      await heardWithinASecond(person.id, () => giveRole(person.id, 'free'))
      expect(await claims()).toMatchObject({ role: 'free', tier: 'free' })
      await events.stop()
    })

    it('of agent makes an approved one', async () => {
      const { id } = await identity.join('turned@storyright.test')
      expect((await giveRole(id, 'agent')).body).toMatchObject({ role: 'agent', status: 'active', isVerified: true })
    })

    it('that stays the same leaves no trace', async () => {
      const { id } = await identity.join('same@storyright.test')
      const before = await newestAuditEntry()
      expect((await giveRole(id, 'producer')).body).toMatchObject({ id, role: 'producer' })
      expect(await newestAuditEntry()).toEqual(before)
    })

    it('is refused with a sentence where it may not be given', async () => {
      const { id } = await identity.join('refused@storyright.test')
      const pending = await identity.apply('waits@storyright.test')
      const refusals = [
        [await giveRole(id, 'admin'), 403, 'ADMIN_NOT_GIVEN'],
        [await giveRole(admin.id, 'producer'), 409, 'OWN_ROLE'],
        [await giveRole(pending, 'producer'), 409, 'ROLE_NOT_OPEN'],
        [await giveRole(randomUUID(), 'producer'), 404, 'NOT_FOUND'],
        [await giveRole('nobody', 'producer'), 404, 'NOT_FOUND'],
        [await giveRole(id, 'king'), 400, 'VALIDATION_FAILED'],
      ] as const
      for (const [{ body }, status, code] of refusals) expect(body).toMatchObject({ status, code })
    })

    it('of administrator is taken from others only, and never from the last', async () => {
      const [bea, cleo] = [
        await identity.joinAsAdmin('bea@storyright.test'),
        await identity.joinAsAdmin('cleo@storyright.test'),
      ]
      const answers = await Promise.all([giveRole(bea.id, 'producer', cleo), giveRole(cleo.id, 'producer', bea)])
      expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
        [200, undefined],
        [403, 'NOT_ALLOWED'],
      ])
      const left = answers[0].status === 200 ? cleo : bea
      expect((await giveRole(left.id, 'producer')).status).toBe(200)
      const { body } = await identity.ask('GET', '/api/admin/users?role=admin', undefined, admin.headers)
      expect(body.map(({ id }: { id: string }) => id)).toEqual([admin.id])
    })
  })

  describe('a suspension', () => {
    it('ends every session within a second, and they stay ended when it is lifted', async () => {
      const person = await identity.join('paused@storyright.test')
      const events = await recordEvents(identity.natsUrl, 'identity.user.*.*')
      await heardWithinASecond(person.id, () => suspend(person.id))
      expect((await identity.exchange(person.headers.cookie)).status).toBe(404)
      expect((await identity.ask('GET', '/api/auth/user', undefined, person.headers)).status).toBe(401)
      expect((await login('paused@storyright.test')).body.code).toBe('ACCOUNT_SUSPENDED')
      await identity.mailbox.mailTo('paused@storyright.test', 'Your account is suspended')
      expect(await newestAuditEntry()).toMatchObject({
        action: 'user.suspended',
        before: { status: 'active' },
        after: { status: 'suspended' },
      })

      await heardWithinASecond(person.id, () => activate(person.id))
      expect((await identity.exchange(person.headers.cookie)).status).toBe(404)
      expect((await login('paused@storyright.test')).status).toBe(200)
      const mail = await identity.mailbox.mailTo('paused@storyright.test', 'Your account is active again')
      expect(mail.text).toContain('http://localhost:8080/auth')
      expect(await newestAuditEntry()).toMatchObject({ action: 'user.activated', after: { status: 'active' } })
      await eventually(() =>
        expect(
          events.messages.filter(({ subject }) => subject === person.id).map(({ type, data }) => [type, data]),
        ).toMatchObject([
          ['identity.user.suspended.v1', { status: 'suspended' }],
          ['identity.user.activated.v1', { status: 'active' }],
        ]),
      )
      await events.stop()
    })

    it('is refused with a sentence where it may not be', async () => {
      const { id } = await identity.join('idle@storyright.test')
      const gone = await identity.join('gone@storyright.test')
      await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, gone.headers)
      await identity.ask('POST', '/api/auth/register', producer('unconfirmed@storyright.test'))
      const unconfirmed = await identity.withDatabase((db) =>
        db.person.findUniqueOrThrow({ where: { email: 'unconfirmed@storyright.test' } }),
      )
      const bea = await identity.joinAsAdmin('second@storyright.test')
      const refusals = [
        [await suspend(bea.id), 409, 'ADMIN_NOT_SUSPENDED'],
        [await suspend(admin.id), 409, 'ADMIN_NOT_SUSPENDED'],
        [await suspend(unconfirmed.id), 409, 'NOT_ACTIVE'],
        [await activate(unconfirmed.id), 409, 'NOT_SUSPENDED'],
        [await activate(id), 409, 'NOT_SUSPENDED'],
        [await suspend(gone.id), 409, 'ACCOUNT_CLOSED'],
        [await activate(gone.id), 409, 'ACCOUNT_CLOSED'],
        [await giveRole(gone.id, 'premium'), 409, 'ACCOUNT_CLOSED'],
        [await suspend(randomUUID()), 404, 'NOT_FOUND'],
        [await activate('nobody'), 404, 'NOT_FOUND'],
      ] as const
      for (const [{ body }, status, code] of refusals) expect(body).toMatchObject({ status, code })
    })
  })

  it('is for administrators', async () => {
    const person = await identity.join('curious@storyright.test')
    const { id } = person
    const lists = ['/api/admin/users', '/api/admin/pending-agents', '/api/admin/users/audit']
    for (const headers of [person.headers, {}]) {
      const visitor = { id, headers: headers as SignedIn['headers'] }
      const answers = [
        ...(await Promise.all(lists.map((path) => identity.ask('GET', path, undefined, headers)))),
        await verify(id, 'approved', undefined, visitor),
        await giveRole(id, 'premium', visitor),
        await suspend(id, visitor),
        await activate(id, visitor),
      ]
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([headers === person.headers ? 403 : 401]))
    }
  })
})
