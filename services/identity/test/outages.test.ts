import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, startServer } from '@storyright/backing-servers'
import { createDatabase, migrate, withDatabase } from '@storyright/postgres'
import { eventually, machineFactor } from '@storyright/testing'
import { goodPassword, type Identity, migrations, openMailbox, producer, startIdentity } from './harness.ts'

const wheels = path.resolve(import.meta.dirname, '../../../.storyright/wheels')
const name = { firstName: 'Ann', lastName: 'Lee' }

describe('while Redis is away', () => {
  let home: string
  let identity: Identity
  let redis: Awaited<ReturnType<typeof startServer>>
  let options: Parameters<typeof startServer>[1]
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'storyright-redis-'))
    options = {
      home,
      wheels,
      durable: true,
      port: await freePort(),
    }
    redis = await startServer('redis', options)
    identity = await startIdentity({ environment: { REDIS_URL: redis.url } })
  })
  afterAll(async () => {
    await identity.close()
    await redis.stop()
    await rm(home, { recursive: true })
  })

  it('signing in and exchanging answer 503 at once; what needs no session goes on; afterwards all is as before', async () => {
    const { id, headers } = await identity.join('steady@storyright.test')
    const leaving = await identity.signInAs('steady@storyright.test')
    await redis.kill()
    const began = Date.now()
    const signingIn = await identity.ask('POST', '/api/auth/login', {
      email: 'steady@storyright.test',
      password: goodPassword,
    })
    expect([signingIn.status, signingIn.headers['retry-after']]).toEqual([503, '5'])
    expect((await identity.exchange(headers.cookie)).status).toBe(503)
    expect(Date.now() - began).toBeLessThan(4_000 * machineFactor())
    expect((await identity.ask('GET', '/api/auth/user', undefined, headers)).body.id).toBe(id)
    expect((await identity.ask('GET', '/readyz')).body.notReady).toEqual(['redis'])

    expect((await identity.ask('POST', '/api/auth/logout', undefined, leaving.headers)).status).toBe(200)
    redis = await startServer('redis', options)
    await eventually(async () => expect((await identity.exchange(leaving.headers.cookie)).status).toBe(404))
    expect((await identity.signInAs('steady@storyright.test')).id).toBe(id)
  })

  it('a suspension ends sessions all the same, and they stay ended when it is lifted', async () => {
    const admin = await identity.joinAsAdmin('ada@storyright.test')
    const { id, headers } = await identity.join('paused@storyright.test')
    await redis.kill()
    for (const action of ['suspend', 'activate'])
      expect((await identity.ask('POST', `/api/admin/users/${id}/${action}`, undefined, admin.headers)).status).toBe(
        200,
      )
    redis = await startServer('redis', options)
    await eventually(async () => expect((await identity.exchange(admin.headers.cookie)).status).toBe(200))
    expect((await identity.exchange(headers.cookie)).status).toBe(404)
  })
})

describe('while PostgreSQL is away', () => {
  it('answers 503 and not a fault, and goes on when it is back', async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'storyright-postgres-'))
    const options = { home, wheels, durable: true, port: await freePort() }
    let postgres = await startServer('postgres', options)
    const databaseUrl = withDatabase(postgres.url, 'identity')
    await createDatabase(databaseUrl)
    await migrate(databaseUrl, migrations)
    const identity = await startIdentity({ environment: { DATABASE_URL: databaseUrl } })
    const { id, headers } = await identity.join('stored@storyright.test')
    const user = () => identity.ask('GET', '/api/auth/user', undefined, headers)
    const edit = () =>
      identity.ask(
        'PUT',
        '/api/auth/profile',
        { ...name, email: 'stored@storyright.test', username: 'stored' },
        headers,
      )
    await postgres.kill()
    for (const ask of [user, edit, user, edit]) {
      const answer = await ask()
      expect([answer.status, answer.headers['retry-after'], answer.body.code]).toEqual([503, '5', 'UNAVAILABLE'])
    }
    postgres = await startServer('postgres', options)
    await eventually(async () => expect((await user()).body.id).toBe(id))
    expect((await edit()).status).toBe(200)
    await identity.close()
    await postgres.stop()
    await rm(home, { recursive: true })
  }, 60_000)
})

describe('while the mail server is away', () => {
  it('keeps the mail and sends it when the server is back', async () => {
    const port = await freePort()
    const identity = await startIdentity({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    const answer = await identity.ask('POST', '/api/auth/register', producer('patient@storyright.test'))
    expect(answer.status).toBe(201)
    const mailbox = await openMailbox(port)
    const mail = await eventually(() => mailbox.mailTo('patient@storyright.test', 'Verify'), { within: 15_000 })
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@storyright\.test>$/)
    await identity.close()
    await mailbox.close()
  }, 30_000)
})
