import { eventually, recordEvents } from '@storyright/testing'
import { cookieIn, goodPassword, type Identity, startIdentity, tokenIn } from './harness.ts'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('an account', () => {
  let identity: Identity
  let now: Date | undefined
  beforeAll(async () => {
    identity = await startIdentity({ clock: () => now ?? new Date() })
  })
  afterAll(() => identity.close())
  beforeEach(() => {
    now = undefined
  })

  const login = (email: string, password: string) => identity.ask('POST', '/api/auth/login', { email, password })

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
  })

  describe('changing the password', () => {
    const change = (headers: Record<string, string>, currentPassword: string, newPassword = 'a newer password') =>
      identity.ask('PUT', '/api/auth/change-password', { currentPassword, newPassword }, headers)

    it('ends every other session and goes on under another token here', async () => {
      const { id, headers } = await identity.join('change@storyright.test')
      const other = await identity.signInAs('change@storyright.test')
      const told = await recordEvents(identity.natsUrl, 'control.sessions')
      const answer = await change(headers, goodPassword)
      expect([answer.status, answer.body]).toEqual([200, { message: 'Password Changed' }])
      const renewed = cookieIn(answer, 'sid')!
      expect((await identity.exchange(renewed)).body.userId).toBe(id)
      for (const { cookie } of [headers, other.headers]) expect((await identity.exchange(cookie)).status).toBe(404)
      expect((await login('change@storyright.test', goodPassword)).status).toBe(401)
      expect((await login('change@storyright.test', 'a newer password')).status).toBe(200)
      await identity.mailbox.mailTo('change@storyright.test', 'Your password was changed')
      await eventually(() => expect(told.messages).toContainEqual({ userId: id }))
      await told.stop()
    })

    it('opens no session for who asks without one', async () => {
      const { authorization } = (await identity.join('bare@storyright.test')).headers
      const answer = await change({ authorization }, goodPassword)
      expect([answer.status, cookieIn(answer, 'sid')]).toEqual([200, undefined])
    })

    it.each([
      ['is among the most common', 'Sunshine1', 'COMMON_PASSWORD'],
      ['contains the username', 'my-guessable-1', 'USERNAME_IN_PASSWORD'],
    ])('refuses one that %s, at its field', async (_what, password, code) => {
      const { headers } = await identity
        .signInAs('guessable@storyright.test')
        .catch(() => identity.join('guessable@storyright.test'))
      const { body } = await change(headers, goodPassword, password)
      expect(body).toMatchObject({ status: 400, code, errors: [{ path: 'newPassword', message: body.detail }] })
      expect((await login('guessable@storyright.test', goodPassword)).status).toBe(200)
    })

    it('needs the current one', async () => {
      const { headers } = await identity.join('wrong@storyright.test')
      const { status, body } = await change(headers, 'not it')
      expect([status, body.detail, body.errors[0].path]).toEqual([
        400,
        'Failed to change password. Please check your current password.',
        'currentPassword',
      ])
      expect((await login('wrong@storyright.test', goodPassword)).status).toBe(200)
    })
  })

  describe('a forgotten password', () => {
    const forgot = (email: string) => identity.ask('POST', '/api/auth/forgot-password', { email })
    const reset = (token: string, password = 'a fresh password') =>
      identity.ask('POST', '/api/auth/reset-password', { token, password })

    it('is set anew by a mailed link that works once, and every session ends', async () => {
      const { headers } = await identity.join('forgot@storyright.test')
      expect((await forgot('forgot@storyright.test')).status).toBe(200)
      const mail = await identity.mailbox.mailTo('forgot@storyright.test', 'Set a new password')
      expect(mail.text).toContain('http://localhost:8080/reset-password?token=')
      const token = tokenIn(mail)
      expect((await reset(token)).status).toBe(200)
      expect((await reset(token)).body).toMatchObject({ status: 400, code: 'LINK_USED' })
      expect((await identity.exchange(headers.cookie)).status).toBe(404)
      expect((await login('forgot@storyright.test', 'a fresh password')).status).toBe(200)
    })

    it('is not set to one that is easily guessed, and the link goes on', async () => {
      await identity.join('guessed@storyright.test')
      await forgot('guessed@storyright.test')
      const token = tokenIn(await identity.mailbox.mailTo('guessed@storyright.test', 'Set a new password'))
      expect((await reset(token, 'iloveyou')).body).toMatchObject({
        code: 'COMMON_PASSWORD',
        errors: [{ path: 'password' }],
      })
      expect((await reset(token, 'guessed-again')).body.code).toBe('USERNAME_IN_PASSWORD')
      expect((await reset(token)).status).toBe(200)
    })

    it('is set by the newest link alone', async () => {
      await identity.join('newest@storyright.test')
      await forgot('newest@storyright.test')
      const older = tokenIn(await identity.mailbox.mailTo('newest@storyright.test', 'Set a new password'))
      await forgot('newest@storyright.test')
      expect((await reset(older)).body).toMatchObject({ status: 400, code: 'LINK_USED' })
      await eventually(async () => {
        const newest = tokenIn(await identity.mailbox.mailTo('newest@storyright.test', 'Set a new password'))
        expect((await reset(newest)).status).toBe(200)
      })
    })

    it('holds the link for an hour', async () => {
      await identity.join('hour@storyright.test')
      await forgot('hour@storyright.test')
      const token = tokenIn(await identity.mailbox.mailTo('hour@storyright.test', 'Set a new password'))
      now = new Date(Date.now() + 61 * 60_000)
      expect((await reset(token)).body).toMatchObject({ status: 400, code: 'LINK_EXPIRED' })
    })

    it('does not take a link that was mailed to confirm an address', async () => {
      await identity.join('purpose@storyright.test')
      const token = tokenIn(await identity.mailbox.mailTo('purpose@storyright.test', 'Verify'))
      expect((await reset(token)).body.code).toBe('LINK_UNKNOWN')
    })

    it('is answered alike for known and unknown addresses, up to the same limit', async () => {
      await identity.join('alike@storyright.test')
      const asked = async (path: string, email: string) => {
        const answers = []
        for (let time = 0; time < 6; time++) answers.push(await identity.ask('POST', path, { email }))
        return answers.map(({ status, body }) => [status, body.message ?? body.code])
      }
      for (const path of ['/api/auth/forgot-password', '/api/auth/resend-verification']) {
        const known = await asked(path, 'alike@storyright.test')
        expect(known.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 429])
        expect(await asked(path, 'nobody@storyright.test')).toEqual(known)
      }
    })

    it('is limited per address, however many mailboxes are tried', async () => {
      const from = { 'x-forwarded-for': '203.0.113.9' }
      const answers = await Promise.all(
        Array.from({ length: 130 }, (_, n) =>
          identity.ask('POST', '/api/auth/forgot-password', { email: `n${n}@storyright.test` }, from),
        ),
      )
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThanOrEqual(5)
      expect(answers.length - refused.length).toBeGreaterThanOrEqual(120)
      expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    })
  })

  describe('closing the account', () => {
    const close = (headers: Record<string, string>) => identity.ask('DELETE', '/api/auth/account', undefined, headers)

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
      expect((await login('bye@storyright.test', goodPassword)).body.code).toBe('WRONG_CREDENTIALS')
      const kept = await identity.withDatabase((db) => db.person.findUnique({ where: { id } }))
      expect(JSON.stringify(kept)).not.toMatch(/bye|Ann|Lee/)
      await events.stop()
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
