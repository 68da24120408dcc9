import { eventually, recordEvents } from '@storyright/testing'
import { cookieIn, goodPassword, type Identity, startIdentity, tokenIn } from './harness.ts'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('the password of an account', () => {
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
})
