import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eventually, recordEvents } from '@storyright/testing'
import { goodPassword, type Identity, startIdentity } from './harness.ts'

const forgetting = path.resolve(
  import.meta.dirname,
  '../prisma/migrations/20261127000100_forgotten_addresses/migration.sql',
)

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('an account', () => {
  let identity: Identity
  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.close())

  describe('the signed-in user', () => {
    it('sees the own account, and nobody else does', async () => {
      const { id, headers } = await identity.join('self@storyright.test')
      const { status, body } = await identity.ask('GET', '/api/auth/user', undefined, headers)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        id,
        email: 'self@storyright.test',
        status: 'active',
        profileComplete: false,
        address: null,
      })
      expect(Object.keys(body)).not.toContain('passwordHash')
      expect((await identity.ask('GET', '/api/auth/user')).body).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    })

    it('completes the profile', async () => {
      const { headers } = await identity.join('whole@storyright.test')
      const events = await recordEvents(identity.natsUrl, 'identity.user.updated.>')
      const { status, body } = await identity.ask(
        'PATCH',
        '/api/profile/complete',
        {
          firstName: 'Ann',
          lastName: 'Lee',
          username: 'whole',
          address: '4 Sample Street, London',
          phoneNumber: '020 7946 0118',
          imdbPageLink: '',
          whatAreYouLookingFor: 'Contained thrillers set by the sea.',
          howDidYouHearAboutUs: 'Search Engine',
          acceptedLegalTerms: true,
        },
        headers,
      )
      expect([status, body.profileComplete, body.imdbPageLink]).toEqual([200, true, null])
      const lookingFor = 'Contained thrillers set by the sea.'
      await eventually(() => expect(events.messages.at(-1)?.data).toMatchObject({ lookingFor }))
      await events.stop()
    })
  })

  describe('editing the account', () => {
    const required = (email: string, username: string) => ({ firstName: 'Ann', lastName: 'Lee', email, username })

    it('changes what is sent, clears what is sent empty, and leaves the rest', async () => {
      const { headers } = await identity.join('edit@storyright.test')
      const put = (more: object) =>
        identity.ask('PUT', '/api/auth/profile', { ...required('edit@storyright.test', 'edit'), ...more }, headers)
      await put({ phoneNumber: '020 7946 0118', companyName: 'Low Tide', agencyYearsInBusiness: 3 })
      const events = await recordEvents(identity.natsUrl, 'identity.user.updated.>')
      const { status, body } = await put({ firstName: 'Anna', companyName: '', agencyYearsInBusiness: null })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        firstName: 'Anna',
        phoneNumber: '020 7946 0118',
        companyName: null,
        agencyYearsInBusiness: null,
      })
      await eventually(() =>
        expect(events.messages.at(-1)?.data).toMatchObject({ firstName: 'Anna', companyName: null }),
      )
      await events.stop()
    })

    it('takes a picture by its address, keeps it when it is left out, and drops it for null', async () => {
      const { headers } = await identity.join('face@storyright.test')
      const put = async (more: object) =>
        (
          await identity.ask(
            'PUT',
            '/api/auth/profile',
            { ...required('face@storyright.test', 'face'), ...more },
            headers,
          )
        ).body
      const profileImageUrl = 'https://storyright.test/ann.webp'
      const events = await recordEvents(identity.natsUrl, 'identity.user.updated.>')
      expect(await put({ profileImageUrl })).toMatchObject({ profileImageUrl })
      await eventually(() => expect(events.messages.at(-1)?.data).toMatchObject({ profileImageUrl }))
      expect(await put({})).toMatchObject({ profileImageUrl })
      expect(await put({ profileImageUrl: 'javascript:alert(1)' })).toMatchObject({ status: 400 })
      expect(await put({ profileImageUrl: null })).toMatchObject({ profileImageUrl: null })
      await events.stop()
    })

    it('switches off that what somebody does is recorded, stays so, and tells the others at once', async () => {
      const { headers } = await identity.join('unseen@storyright.test')
      const put = async (more: object) => {
        const edit = { ...required('unseen@storyright.test', 'unseen'), ...more }
        return (await identity.ask('PUT', '/api/auth/profile', edit, headers)).body
      }
      const events = await recordEvents(identity.natsUrl, 'identity.user.updated.>')
      const told = (trackingEnabled: boolean) =>
        eventually(() => expect(events.messages.at(-1)?.data).toMatchObject({ trackingEnabled }))
      expect(await put({})).toMatchObject({ trackingEnabled: true })
      expect(await put({ trackingEnabled: false })).toMatchObject({ trackingEnabled: false })
      await told(false)
      expect(await put({ firstName: 'Una' })).toMatchObject({ firstName: 'Una', trackingEnabled: false })
      expect(await put({ trackingEnabled: 'no' })).toMatchObject({ status: 400 })
      const exported = await identity.ask('GET', '/api/auth/user', undefined, headers)
      expect(exported.body).toMatchObject({ trackingEnabled: false })
      expect(await put({ trackingEnabled: true })).toMatchObject({ trackingEnabled: true })
      await told(true)
      await events.stop()
    })

    it('refuses a username that somebody else has', async () => {
      await identity.join('first@storyright.test')
      const { headers } = await identity.join('second@storyright.test')
      const edit = required('second@storyright.test', 'First')
      const { body } = await identity.ask('PUT', '/api/auth/profile', edit, headers)
      expect(body).toMatchObject({ code: 'USERNAME_TAKEN', status: 409 })
    })

    it('keeps names that are refused by now, until they are changed', async () => {
      const { id, headers } = await identity.join('early@storyright.test')
      const early = {
        firstName: 'Official',
        lastName: 'Lee',
        username: 'support@early',
        companyName: 'Storyright Films',
      }
      await identity.withDatabase((db) => db.person.update({ where: { id }, data: { ...early, lookalikeKey: null } }))
      const put = async (change: object) => {
        const edit = { ...early, email: 'early@storyright.test', ...change }
        return (await identity.ask('PUT', '/api/auth/profile', edit, headers)).body
      }
      expect(await put({ phoneNumber: '020 7946 0118' })).toMatchObject({ ...early, phoneNumber: '020 7946 0118' })
      for (const [path, name] of [
        ['username', 'support@late'],
        ['username', 'support'],
        ['firstName', 'Admin'],
        ['companyName', 'Storyright'],
      ] as const)
        expect(await put({ [path]: name })).toMatchObject({ status: 400, errors: [{ path }] })
      await identity.join('tidal@storyright.test')
      expect(await put({ username: 't\u0456dal' })).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' })
    })
  })

  describe('closing the account', () => {
    const close = (headers: Record<string, string>) =>
      identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, headers)

    it('says farewell, forgets who it was, ends its sessions and tells the other services', async () => {
      const { id, headers } = await identity.join('bye@storyright.test')
      const other = await identity.signInAs('bye@storyright.test')
      const events = await recordEvents(identity.natsUrl, 'identity.user.closed.>')
      const answer = await close(headers)
      expect([answer.status, answer.body.message]).toEqual([200, 'Your account has been permanently deleted.'])
      await identity.mailbox.mailTo('bye@storyright.test', 'Your account is closed')
      await eventually(() =>
        expect(events.messages[0]?.data).toMatchObject({
          id,
          firstName: '',
          lastName: '',
          username: null,
          status: 'closed',
          trackingEnabled: false,
          lookingFor: null,
        }),
      )
      for (const session of [headers, other.headers]) expect((await identity.exchange(session.cookie)).status).toBe(404)
      expect((await identity.ask('GET', '/api/auth/user', undefined, headers)).status).toBe(401)
      const login = { email: 'bye@storyright.test', password: goodPassword }
      expect((await identity.ask('POST', '/api/auth/login', login)).body.code).toBe('WRONG_CREDENTIALS')
      const kept = await identity.withDatabase((db) => db.person.findUnique({ where: { id } }))
      expect(JSON.stringify(kept)).not.toMatch(/bye|Ann|Lee/)
      await events.stop()
    })

    it('asks for the password, and counts the guesses', async () => {
      const { id, headers } = await identity.join('owner@storyright.test')
      const ask = (body?: object) => identity.ask('DELETE', '/api/auth/account', body, headers)
      expect((await ask()).body).toMatchObject({ status: 400 })
      expect((await ask({ currentPassword: '' })).body).toMatchObject({ errors: [{ path: 'currentPassword' }] })
      const answers = []
      for (let times = 0; times < 11; times += 1) answers.push(await ask({ currentPassword: 'a bad password' }))
      expect(answers[0]!.body).toMatchObject({ status: 400, errors: [{ path: 'currentPassword' }] })
      expect([answers.at(-1)!.status, Number(answers.at(-1)!.headers['retry-after']) > 0]).toEqual([429, true])
      const kept = await identity.withDatabase((db) => db.person.findUnique({ where: { id } }))
      expect(kept!.status).toBe('active')
    })

    it('forgets the addresses that its links were mailed for, used or not', async () => {
      const { id, headers } = await identity.join('links@storyright.test')
      await identity.ask('POST', '/api/auth/forgot-password', { email: 'links@storyright.test' })
      const edit = { firstName: 'Ann', lastName: 'Lee', username: 'links', currentPassword: goodPassword }
      await identity.ask('PUT', '/api/auth/profile', { ...edit, email: 'links-new@storyright.test' }, headers)
      const linksOf = (personId: string) =>
        identity.withDatabase((db) =>
          db.link.findMany({ where: { personId }, select: { address: true, usedAt: true } }),
        )
      expect(new Set((await linksOf(id)).map(({ address }) => address))).toEqual(
        new Set(['links@storyright.test', 'links-new@storyright.test']),
      )
      expect((await close(headers)).status).toBe(200)
      const links = await linksOf(id)
      expect(links.length).toBeGreaterThanOrEqual(4)
      expect(links.filter(({ address, usedAt }) => address !== null || usedAt === null)).toEqual([])
    })

    it('has its mails forget their recipient once they have left, the farewell too', async () => {
      const { id, headers } = await identity.join('mails@storyright.test')
      await close(headers)
      const kept = () => identity.withDatabase((db) => db.mail.findMany({ where: { personId: id } }))
      await eventually(async () => expect(JSON.stringify(await kept())).not.toMatch(/mails@|Ann/))
    })

    it('is forgotten by links from before that, too', async () => {
      const { id, headers } = await identity.join('closed@storyright.test')
      const other = await identity.join('open@storyright.test')
      await close(headers)
      const addresses = await identity.withDatabase(async (db) => {
        await db.link.updateMany({ where: { personId: id }, data: { address: 'closed@storyright.test' } })
        await db.$executeRawUnsafe(readFileSync(forgetting, 'utf8'))
        const links = await db.link.findMany({ where: { personId: { in: [id, other.id] } } })
        return links.map(({ address }) => address)
      })
      expect(addresses.toSorted()).toEqual([null, 'open@storyright.test'])
    })

    it('leaves the address and the username to whoever comes next', async () => {
      const { headers } = await identity.join('next@storyright.test')
      await close(headers)
      identity.mailbox.mails.length = 0
      await expect(identity.join('next@storyright.test')).resolves.toBeTruthy()
    })

    it('never closes the last administrator, even when two leave at once', async () => {
      const admins = [
        await identity.joinAsAdmin('ada@storyright.test'),
        await identity.joinAsAdmin('bea@storyright.test'),
      ]
      const answers = await Promise.all(admins.map(({ headers }) => close(headers)))
      expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
        [200, undefined],
        [409, 'LAST_ADMIN'],
      ])
    })
  })
})
