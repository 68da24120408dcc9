import { eventually, recordEvents } from '@storyright/testing'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { openDatabase } from '../src/database.ts'
import { cookieIn, goodPassword, type Identity, internalToken, producer, startIdentity, tokenIn } from './harness.ts'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('signing in and out', () => {
  let identity: Identity
  let now: Date | undefined
  beforeAll(async () => {
    identity = await startIdentity({
      environment: { LIMIT_SIGN_IN_PER_ADDRESS: '60' },
      clock: () => now ?? new Date(),
    })
  })
  afterAll(() => identity.close())
  beforeEach(() => {
    now = undefined
  })

  const login = (email: string, password: string, ip?: string) =>
    identity.ask('POST', '/api/auth/login', { email, password }, ip ? { 'x-forwarded-for': ip } : {})

  describe('signing in', () => {
    it('answers the user and sets the session cookie', async () => {
      await identity.join('cookie@storyright.test')
      const { status, body, headers } = await login('cookie@storyright.test', goodPassword)
      expect(status).toBe(200)
      expect(Object.keys(body)).toEqual(['user'])
      expect(body.user.lastLoginAt).not.toBeNull()
      expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash/)
      expect(headers['set-cookie']).toEqual([
        expect.stringMatching(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(/^device=[\w.-]+; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/),
      ])
    })

    it('is logged with who and with what came of it, never with an address or a password', async () => {
      const email = 'logged@storyright.test'
      const { id } = await identity.join(email)
      const logged: object[] = []
      const spies = (['info', 'warn'] as const).map((level) =>
        jest.spyOn(identity.app.log, level).mockImplementation((details) => void logged.push(details as object)),
      )
      await login(email, goodPassword)
      await login(email, 'not the password')
      await login('nobody-at-all@storyright.test', 'not the password')
      for (const spy of spies) spy.mockRestore()
      const event = { security: 'sign-in', countedBy: 'account' }
      expect(logged).toEqual([
        { ...event, personId: id, outcome: 'SIGNED_IN' },
        { ...event, personId: id, outcome: 'WRONG_CREDENTIALS' },
        { ...event, personId: null, outcome: 'WRONG_CREDENTIALS' },
      ])
    })

    it('says the same of an unknown address and a wrong password, whatever the account’s state', async () => {
      await identity.ask('POST', '/api/auth/register', producer('unverified@storyright.test'))
      await identity.join('known@storyright.test')
      const answers = []
      for (const email of ['known@storyright.test', 'unverified@storyright.test', 'nobody@storyright.test'])
        answers.push(await login(email, 'not the password'))
      for (const { status, body } of answers)
        expect([status, body.code, body.detail]).toEqual([
          401,
          'WRONG_CREDENTIALS',
          'The email address or password is not right.',
        ])
      expect(answers.map(({ body }) => body.errors)).toEqual(
        Array(3).fill([{ path: 'password', message: 'The email address or password is not right.' }]),
      )
    })

    it.each([
      ['suspended', 'ACCOUNT_SUSPENDED'],
      ['rejected', 'APPLICATION_REJECTED'],
    ])('tells who knows the password that the account is %s', async (status, code) => {
      const email = `${status}@storyright.test`
      const { id, headers } = await identity.join(email)
      const db = openDatabase(identity.config.DATABASE_URL)
      await db.person.update({ where: { id }, data: { status } })
      await db.$disconnect()
      expect((await login(email, goodPassword)).body).toMatchObject({ status: 403, code })
      expect((await identity.exchange(headers.cookie)).status).toBe(404)
      expect((await identity.ask('GET', '/api/auth/user', undefined, headers)).status).toBe(401)
    })

    it('counts failures of an account and not successes, and says how long to wait', async () => {
      await identity.join('limited@storyright.test')
      for (let time = 0; time < 12; time++)
        expect((await login('limited@storyright.test', goodPassword)).status).toBe(200)
      for (let time = 0; time < 10; time++) expect((await login('LIMITED@storyright.test', 'wrong')).status).toBe(401)
      const { status, headers, body } = await login('limited@storyright.test', goodPassword)
      expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    })

    it('counts unknown addresses alike', async () => {
      for (let time = 0; time < 10; time++) expect((await login('ghost@storyright.test', 'wrong')).status).toBe(401)
      expect((await login('ghost@storyright.test', 'wrong')).status).toBe(429)
    })

    it('counts failures from one address over all accounts', async () => {
      const guesses = Array.from({ length: 72 }, (_, n) => login(`many${n % 8}@x.test`, 'wrong', '203.0.113.4'))
      const passed = (await Promise.all(guesses)).filter(({ status }) => status === 401).length
      expect(passed).toBeGreaterThanOrEqual(60)
      expect(passed).toBeLessThan(66) // the bucket has refilled a little meanwhile
      expect((await login('many0@x.test', 'wrong', '203.0.113.5')).status).toBe(401)
    })

    it('does not let a burst of guesses pass the count', async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => login('burst@storyright.test', 'wrong')))
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    })
  })

  describe('a known device', () => {
    const loginFrom = (cookie: string | undefined, email: string, password: string) =>
      identity.ask('POST', '/api/auth/login', { email, password }, cookie ? { cookie } : {})
    const known = async (email: string) => {
      await identity.join(email)
      return cookieIn(await login(email, goodPassword), 'device')!
    }
    const lockOut = async (email: string) => {
      for (let time = 0; time < 10; time++) await login(email, 'wrong')
      expect((await login(email, goodPassword)).status).toBe(429)
    }

    it('signs in however many others have guessed, and is counted by itself', async () => {
      const device = await known('owner@storyright.test')
      await lockOut('owner@storyright.test')
      const signedIn = await loginFrom(device, 'owner@storyright.test', goodPassword)
      expect(signedIn.status).toBe(200)
      const again = cookieIn(signedIn, 'device')!
      const answers = []
      for (let time = 0; time < 11; time++)
        answers.push((await loginFrom(time % 2 ? device : again, 'owner@storyright.test', 'wrong')).status)
      expect(answers).toEqual([...Array<number>(10).fill(401), 429])
    })

    it('is known for its own account alone, and only as it was signed', async () => {
      const device = await known('mine@storyright.test')
      const [name, token] = [device.slice(0, 'device='.length), device.slice('device='.length)]
      await identity.join('theirs@storyright.test')
      await lockOut('theirs@storyright.test')
      expect((await loginFrom(device, 'theirs@storyright.test', goodPassword)).status).toBe(429)
      const { headers } = await identity.join('bearer@storyright.test')
      await lockOut('mine@storyright.test')
      for (const forged of [`${token.slice(0, -4)}AAAA`, headers.authorization.slice('Bearer '.length), 'x', ''])
        expect((await loginFrom(name + forged, 'mine@storyright.test', goodPassword)).status).toBe(429)
    })

    it('is not needed to change one’s own password while others guess at it', async () => {
      const email = 'besieged@storyright.test'
      const { headers } = await identity.join(email)
      await lockOut(email)
      const change = { currentPassword: goodPassword, newPassword: 'a calmer secret' }
      expect((await identity.ask('PUT', '/api/auth/change-password', change, headers)).status).toBe(200)
      const { headers: again } = await identity.join('borrowed@storyright.test')
      const guess = () =>
        identity.ask('PUT', '/api/auth/change-password', { ...change, currentPassword: 'a guess' }, again)
      const answers = []
      for (let time = 0; time < 11; time++) answers.push((await guess()).status)
      expect(answers).toEqual([...Array<number>(10).fill(400), 429])
    })

    it('gives no access', async () => {
      const token = (await known('access@storyright.test')).slice('device='.length)
      const answer = await identity.ask('GET', '/api/auth/user', undefined, { authorization: `Bearer ${token}` })
      expect(answer.status).toBe(401)
    })

    it('is forgotten with every session, but for the one that set the new password', async () => {
      const email = 'forgetful@storyright.test'
      const elsewhere = await known(email)
      const { headers } = await identity.signInAs(email)
      const change = { currentPassword: goodPassword, newPassword: 'a newer password' }
      const changed = await identity.ask('PUT', '/api/auth/change-password', change, headers)
      await lockOut(email)
      expect((await loginFrom(elsewhere, email, 'a newer password')).status).toBe(429)
      expect((await loginFrom(cookieIn(changed, 'device'), email, 'a newer password')).status).toBe(200)
    })

    it('is also the one that set a new password by a mailed link', async () => {
      const email = 'mailed@storyright.test'
      await identity.join(email)
      await identity.ask('POST', '/api/auth/forgot-password', { email })
      const token = tokenIn(await identity.mailbox.mailTo(email, 'Set a new password'))
      const set = await identity.ask('POST', '/api/auth/reset-password', { token, password: 'a fresh password' })
      await lockOut(email)
      expect((await loginFrom(cookieIn(set, 'device'), email, 'a fresh password')).status).toBe(200)
    })
  })

  describe('a session', () => {
    it('ends when nobody uses it for fourteen days, and lasts thirty at most', async () => {
      const DAY = 24 * 60 * 60_000
      const began = Date.now()
      const { headers } = await identity.join('idle@storyright.test')
      const idle = await identity.signInAs('idle@storyright.test')
      const after = async (days: number, cookie: string) => {
        now = new Date(began + days * DAY)
        return (await identity.exchange(cookie)).status
      }
      expect(await after(13, headers.cookie)).toBe(200)
      expect(await after(15, idle.headers.cookie)).toBe(404)
      expect(await after(26, headers.cookie)).toBe(200)
      expect(await after(29.9, headers.cookie)).toBe(200)
      expect(await after(30.1, headers.cookie)).toBe(404)
    })

    it('is exchanged for an access token that the public keys verify', async () => {
      const { id, headers } = await identity.join('token@storyright.test')
      const { status, body } = await identity.exchange(headers.cookie)
      expect([status, body.userId]).toEqual([200, id])
      const keys = await identity.ask('GET', '/internal/jwks.json')
      expect(keys.body.keys[0].d).toBeUndefined()
      const { payload } = await jwtVerify(body.accessToken, createLocalJWKSet(keys.body))
      expect(payload).toMatchObject({ sub: id, role: 'producer', tier: 'free', verified: true })
      expect(payload.exp! - payload.iat!).toBe(300)
      expect(Date.parse(body.expiresAt)).toBe(payload.exp! * 1_000)
    })

    it('is exchanged for other services only, and only while it lasts', async () => {
      const { headers } = await identity.join('guarded@storyright.test')
      const unguarded = await identity.ask('POST', '/internal/sessions/exchange', { sessionHash: 'a'.repeat(64) })
      expect(unguarded.status).toBe(404)
      const unknown = await identity.exchange(`sid=${'x'.repeat(43)}`)
      expect(unknown.status).toBe(404)
      const malformed = await identity.ask(
        'POST',
        '/internal/sessions/exchange',
        {},
        { 'x-internal-token': internalToken },
      )
      expect(malformed.status).toBe(400)
      expect((await identity.exchange(headers.cookie)).status).toBe(200)
    })

    it('ends with signing out, here and in every gateway, and no other does', async () => {
      const { headers } = await identity.join('leaving@storyright.test')
      const other = await identity.signInAs('leaving@storyright.test')
      const told = await recordEvents<{ sessionHash?: string }>(identity.natsUrl, 'control.sessions')
      const answer = await identity.ask('POST', '/api/auth/logout', undefined, headers)
      expect([answer.status, answer.body]).toEqual([200, { message: 'You have been logged out successfully.' }])
      expect(answer.headers['set-cookie']).toMatch(/^sid=; Max-Age=0; Path=\//)
      expect((await identity.exchange(headers.cookie)).status).toBe(404)
      expect((await identity.exchange(other.headers.cookie)).status).toBe(200)
      await eventually(() => expect(told.messages).toEqual([{ sessionHash: expect.stringMatching(/^[0-9a-f]{64}$/) }]))
      await told.stop()
    })

    it('need not exist for signing out', async () => {
      expect((await identity.ask('POST', '/api/auth/logout')).status).toBe(200)
      expect((await identity.ask('POST', '/api/auth/logout', undefined, { cookie: 'sid=nonsense' })).status).toBe(200)
    })
  })
})
