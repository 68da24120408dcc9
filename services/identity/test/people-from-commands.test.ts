import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { demoAccounts, demoPassword } from '@storyright/demo'
import { eventually, programEnv, recordEvents } from '@storyright/testing'
import { openDatabase } from '../src/database.ts'
import { goodPassword, type Identity, startIdentity } from './harness.ts'

jest.setTimeout(120_000) // every command is a process, which reads all its sources as it starts

const source = path.resolve(import.meta.dirname, '../src')

describe('people made from the command line', () => {
  let identity: Identity
  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.close())

  const run = (entry: string, args: string[] = [], more: Record<string, string> = {}, input = '') => {
    const running = promisify(execFile)(process.execPath, [path.join(source, entry), ...args], {
      env: { ...programEnv(), DATABASE_URL: identity.config.DATABASE_URL, ...more },
    })
    running.child.stdin!.on('error', () => undefined).end(input) // it may have ended without reading
    return running.then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }) => ({ code: code as number, said: stderr as string }),
    )
  }

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

    it('is made inside a pod, where the password comes by standard input', async () => {
      const grace = ['--email', 'grace@example.org', ...ada.slice(2)]
      const made = await run('admin-create.ts', grace, {}, `${goodPassword}\nnothing else is read`)
      expect(made).toEqual({ code: 0, said: 'grace@example.org is an administrator now.\n' })
      await identity.signInAs('grace@example.org')
    })

    it('is not needed to be told how one is made', async () => {
      const { code, said } = await run('admin-create.ts', ['--help'])
      expect([code, said]).toEqual([0, expect.stringContaining('| kubectl exec -i deploy/storyright-identity')])
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
