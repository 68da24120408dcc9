import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { demoAccounts, demoPassword } from '@storyright/demo'
import { eventually, recordEvents } from '@storyright/testing'
import { openDatabase } from '../src/database.ts'
import { goodPassword, type Identity, startIdentity } from './harness.ts'

const source = path.resolve(import.meta.dirname, '../src')

describe('people made from the command line', () => {
  let identity: Identity
  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.close())

  const run = (entry: string, args: string[] = [], more: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, [path.join(source, entry), ...args], {
      env: { DATABASE_URL: identity.config.DATABASE_URL, ...more },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }) => ({ code: code as number, said: stderr as string }),
    )

  it('loads the demo people once, and the other services hear of each', async () => {
    const events = await recordEvents(identity.natsUrl, 'identity.user.registered.>')
    expect(await run('seed.ts')).toEqual({ code: 0, said: `identity: ${demoAccounts.length} demo people added\n` })
    expect(await run('seed.ts')).toEqual({ code: 0, said: 'identity: 0 demo people added\n' })
    await eventually(() => expect(events.messages).toHaveLength(demoAccounts.length))
    await events.stop()
    const login = (email: string) => identity.ask('POST', '/api/auth/login', { email, password: demoPassword })
    const { user } = (await login('premium@storyright.test')).body
    // Whether somebody is premium comes from membership.
    expect(user).toMatchObject({ role: 'producer', membershipTier: 'free', premiumExpiresAt: null })
    expect((await login('producer@storyright.test')).body.user.membershipTier).toBe('free')
    expect((await login('agent@storyright.test')).body.user).toMatchObject({ role: 'agent', isVerified: true })
    expect((await login('admin@storyright.test')).body.user.role).toBe('admin')
    expect((await login('pending-agent@storyright.test')).body.code).toBe('APPLICATION_PENDING')
  })

  describe('an administrator', () => {
    const ada = ['--email', 'ada@example.org', '--first-name', 'Ada', '--last-name', 'Whitlock']

    it('can sign in at once, and the audit trail says who made whom', async () => {
      const made = await run('admin-create.ts', ada, { ADMIN_PASSWORD: goodPassword })
      expect(made).toEqual({ code: 0, said: 'ada@example.org is an administrator now.\n' })
      const { id } = await identity.signInAs('ada@example.org')
      const db = openDatabase(identity.config.DATABASE_URL)
      expect(await db.auditEntry.findMany()).toMatchObject([{ actorId: null, action: 'admin.created', personId: id }])
      await expect(db.auditEntry.deleteMany()).rejects.toThrow()
      await db.$disconnect()
    })

    it.each([
      ['an address that is taken', ada, goodPassword, 'An account with this email address already exists.'],
      [
        'a short password',
        ['--email', 'b@example.org', ...ada.slice(2)],
        'short',
        'Password must be at least 8 characters',
      ],
      ['a missing name', ada.slice(0, 2), goodPassword, 'Usage: npm run admin:create'],
      ['no password', ada, '', 'No password was given'],
    ])('is not made from %s', async (_what, args, password, says) => {
      const { code, said } = await run('admin-create.ts', args, { ADMIN_PASSWORD: password })
      expect([code, said]).toEqual([1, expect.stringContaining(says)])
    })
  })
})
