import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { identityCalls } from '@storyright/contracts/http'
import { eventually, recordEvents } from '@storyright/testing'
import { agent, goodPassword, type Identity, producer, startIdentity, tokenIn } from './harness.ts'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('joining', () => {
  let identity: Identity
  let folder: string
  let now = new Date()
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'flags-'))
    const environment = { FLAGS_FILE: path.join(folder, 'flags.json') }
    identity = await startIdentity({ clock: () => now, environment })
  })
  afterAll(async () => {
    await identity.close()
    await rm(folder, { recursive: true })
  })
  beforeEach(() => {
    now = new Date()
  })

  const register = (form: object) => identity.ask('POST', '/api/auth/register', form)
  const verify = (token: string) => identity.ask('GET', `/api/auth/verify/${token}`)

  it('mounts every documented call', () => {
    for (const { method, path } of Object.values(identityCalls))
      expect([path, identity.app.hasRoute({ method, url: path })]).toEqual([path, true])
  })

  it('is refused while operators have switched it off, which everybody can read; signing in goes on', async () => {
    const email = 'before-the-pause@storyright.test'
    await identity.join(email)
    const [says, until] = ['Nobody new until Monday.', '2126-11-23T12:00:00.000Z']
    const off = {
      state: 'ENABLED',
      variants: { on: true, off: false },
      defaultVariant: 'off',
      metadata: { says, until },
    }
    const read = async () => (await identity.ask('GET', '/api/public/switched-off')).body
    expect(await read()).toEqual([])
    await writeFile(path.join(folder, 'flags.json'), JSON.stringify({ flags: { registrations: off } }))
    await eventually(async () => expect(await read()).toEqual([{ name: 'registrations', says, until }]))
    const { status, body } = await register(producer('too-late@storyright.test'))
    expect([status, body.code, body.detail]).toEqual([503, 'REGISTRATIONS_OFF', says])
    expect((await identity.ask('POST', '/api/auth/login', { email, password: goodPassword })).status).toBe(200)
    await rm(path.join(folder, 'flags.json'))
    await eventually(async () => expect(await read()).toEqual([]))
  })

  describe('joining as a producer', () => {
    it('confirms the mailbox by a link before the first sign-in, and tells the other services', async () => {
      const events = await recordEvents(identity.natsUrl, 'identity.user.>')
      const answer = await register(producer('rosa@storyright.test'))
      expect([answer.status, answer.body]).toEqual([
        201,
        { message: 'Registration successful! Please check your email to verify your account.' },
      ])
      const rosa = { email: 'rosa@storyright.test', password: goodPassword }
      const early = await identity.ask('POST', '/api/auth/login', rosa)
      expect([early.status, early.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])

      const mail = await identity.mailbox.mailTo('rosa@storyright.test', 'Verify your email address')
      expect(mail.text).toContain('http://localhost:8080/verify-email?token=')
      expect(mail.html).toContain('http://localhost:8080/verify-email?token=')
      const token = tokenIn(mail)
      const head = await identity.ask('HEAD', `/api/auth/verify/${token}`)
      expect([head.status, (await identity.ask('POST', '/api/auth/login', rosa)).body.code]).toEqual([
        200,
        'EMAIL_NOT_VERIFIED',
      ])
      const confirmed = await verify(token)
      expect([confirmed.status, typeof confirmed.body.message]).toEqual([200, 'string'])
      // Whoever comes after a scanner of mails reads the same.
      expect((await verify(token)).body).toEqual(confirmed.body)

      const signedIn = await identity.ask('POST', '/api/auth/login', {
        email: 'Rosa@Storyright.TEST',
        password: goodPassword,
      })
      expect(signedIn.body.user).toMatchObject({ status: 'active', isVerified: true, membershipTier: 'free' })
      await eventually(() =>
        expect(events.messages.map(({ type, entityversion }) => [type, entityversion])).toEqual([
          ['identity.user.registered.v1', 1],
          ['identity.user.verified.v1', 2],
        ]),
      )
      expect(JSON.stringify(events.messages)).not.toContain('rosa@storyright.test')
      await events.stop()
    })

    it('keeps the token of a link nowhere once the mail has left', async () => {
      await register(producer('tokens@storyright.test'))
      await identity.mailbox.mailTo('tokens@storyright.test', 'Verify')
      const { openDatabase } = await import('../src/database.ts')
      const db = openDatabase(identity.config.DATABASE_URL)
      await eventually(async () => {
        const left = await db.mail.findMany({ where: { sentAt: { not: null } } })
        expect(left.length).toBeGreaterThan(0)
        for (const mail of left) expect([mail.recipient, mail.subject, mail.text, mail.html].join('')).toBe('')
        expect(await db.mail.count({ where: { sentAt: null } })).toBe(0)
      })
      await db.$disconnect()
    })

    it('says when a link is unknown or has expired', async () => {
      expect((await verify('nothing-of-ours')).body).toMatchObject({ status: 400, code: 'LINK_UNKNOWN' })
      expect((await verify('%00%20')).body).toMatchObject({ status: 400, code: 'LINK_UNKNOWN' })
      await register(producer('late@storyright.test'))
      const token = tokenIn(await identity.mailbox.mailTo('late@storyright.test', 'Verify'))
      now = new Date(Date.now() + 24 * 60 * 60_000 + 60_000)
      expect((await verify(token)).body).toMatchObject({ status: 400, code: 'LINK_EXPIRED' })
    })

    it('mails the link again, and the older one ends with that', async () => {
      await register(producer('again@storyright.test'))
      const first = tokenIn(await identity.mailbox.mailTo('again@storyright.test', 'Verify'))
      const answer = await identity.ask('POST', '/api/auth/resend-verification', { email: 'again@storyright.test' })
      expect([answer.status, answer.body]).toEqual([200, { message: 'Verification email sent.' }])
      const second = await eventually(async () => {
        const token = tokenIn(await identity.mailbox.mailTo('again@storyright.test', 'Verify'))
        if (token === first) throw new Error('the second mail is still to come')
        return token
      })
      expect((await verify(first)).body.code).toBe('LINK_USED')
      expect((await verify(second)).status).toBe(200)
    })

    it('confirms once when the link is opened twice at once', async () => {
      await register(producer('twice@storyright.test'))
      const token = tokenIn(await identity.mailbox.mailTo('twice@storyright.test', 'Verify'))
      const answers = await Promise.all([verify(token), verify(token), verify(token)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const { version } = await identity.withDatabase((db) =>
        db.person.findUniqueOrThrow({ where: { email: 'twice@storyright.test' } }),
      )
      expect(version).toBe(2)
    })
  })

  describe('applying as an agent', () => {
    it('waits for the review', async () => {
      const answer = await register(agent('joan@agency.test'))
      expect(answer.status).toBe(201)
      const mail = await identity.mailbox.mailTo('joan@agency.test', 'Application Submitted')
      expect(mail.text).not.toContain('token=')
      const early = await identity.ask('POST', '/api/auth/login', { email: 'joan@agency.test', password: goodPassword })
      expect([early.status, early.body.code]).toEqual([403, 'APPLICATION_PENDING'])
    })
  })

  describe('registration', () => {
    it('refuses a taken e-mail address or username, whatever their case, and a username that looks like a taken one', async () => {
      await register(producer('taken@storyright.test'))
      const email = await register(producer('TAKEN@storyright.test', { username: 'free' }))
      expect(email.body).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', errors: [{ path: 'email' }] })
      const username = await register(producer('free@storyright.test', { username: 'Taken' }))
      expect(username.body).toMatchObject({ status: 409, code: 'USERNAME_TAKEN', errors: [{ path: 'username' }] })
      const lookalike = await register(producer('cyrillic@storyright.test', { username: 't\u0430k\u0435n' }))
      expect(lookalike.body).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' })
    })

    it('refuses, at its field, a name that speaks for the platform, and a username with an @', async () => {
      const refused = async (change: object) => (await register(producer('voice@storyright.test', change))).body
      for (const [path, name] of [
        ['username', 'Storyright_Support'],
        ['username', '\u0430dmin'],
        ['firstName', 'Official'],
        ['lastName', 'M0derator'],
        ['companyName', 'St0ryright Ltd'],
      ] as const)
        expect(await refused({ [path]: name })).toMatchObject({
          status: 400,
          code: 'NAME_RESERVED',
          errors: [{ path }],
        })
      expect(await refused({ firstName: 'Story', lastName: 'Right' })).toMatchObject({ errors: [{ path: 'lastName' }] })
      for (const username of ['ann@evil.example', 'ann\uff20evil'])
        expect(await refused({ username })).toMatchObject({ status: 400, errors: [{ path: 'username' }] })
    })

    it('takes one of two at once whose names look alike', async () => {
      const answers = await Promise.all(
        ['ada.lovelock', 'ada.IoveIock', 'ada.l0velock'].map((username, at) =>
          register(producer(`alike-${at}@race.test`, { username })),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    })

    it('takes one of two who ask for the same name at once', async () => {
      const answers = await Promise.all([
        register(producer('one@race.test', { username: 'racer' })),
        register(producer('two@race.test', { username: 'RACER' })),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      const emails = await Promise.all(
        ['a', 'b'].map((username) => register(producer('same@race.test', { username: `${username}-racer` }))),
      )
      expect(emails.map(({ status, body }) => [status, body.code]).sort()).toEqual([
        [201, undefined],
        [409, 'EMAIL_TAKEN'],
      ])
    })

    it.each([
      ['another role', { role: 'admin' }, 'role'],
      ['a short password', { password: 'short' }, 'password'],
      ['a common password', { password: 'Password123' }, 'password'],
      ['a password with a name in it', { lastName: 'Whitlock', password: 'whitlock-2026' }, 'password'],
      ['passwords that differ', { confirmPassword: 'another one' }, 'confirmPassword'],
      ['a bad address', { email: 'nobody' }, 'email'],
      ['a NUL byte', { firstName: 'A\0' }, 'firstName'],
      ['a line break in a name', { lastName: 'Lee\nSigned' }, 'lastName'],
      ['a name that turns round what follows', { firstName: 'A\u202enn' }, 'firstName'],
      ['an unknown field', { status: 'active' }, ''],
    ])('refuses %s', async (_what, fault, path) => {
      const { status, body } = await register(producer('faulty@storyright.test', fault))
      expect([status, body.errors[0].path]).toEqual([400, path])
    })
  })
})
