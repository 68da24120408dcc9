import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, startServer } from '@storyright/backing-servers'
import { createDatabase, migrate, withDatabase } from '@storyright/postgres'
import { eventually } from '@storyright/testing'
import { goodPassword, migrations, openMailbox, openWorld, producer, type World } from './world.ts'

const wheels = path.resolve(import.meta.dirname, '../../../.storyright/wheels')
const name = { firstName: 'Ann', lastName: 'Lee' }

describe('while Redis is away', () => {
  let home: string
  let world: World
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
    world = await openWorld({ environment: { REDIS_URL: redis.url } })
  })
  afterAll(async () => {
    await world.close()
    await redis.stop()
    await rm(home, { recursive: true })
  })

  it('signing in and exchanging answer 503 at once; what needs no session goes on; afterwards all is as before', async () => {
    const { id, headers } = await world.join('steady@storyright.test')
    const leaving = await world.signInAs('steady@storyright.test')
    await redis.kill()
    const began = Date.now()
    const signingIn = await world.ask('POST', '/api/auth/login', {
      email: 'steady@storyright.test',
      password: goodPassword,
    })
    expect([signingIn.status, signingIn.headers['retry-after']]).toEqual([503, '5'])
    expect((await world.exchange(headers.cookie)).status).toBe(503)
    expect(Date.now() - began).toBeLessThan(4_000)
    expect((await world.ask('GET', '/api/auth/user', undefined, headers)).body.id).toBe(id)
    expect((await world.ask('GET', '/readyz')).body.notReady).toEqual(['redis'])

    expect((await world.ask('POST', '/api/auth/logout', undefined, leaving.headers)).status).toBe(200)
    redis = await startServer('redis', options)
    await eventually(async () => expect((await world.exchange(leaving.headers.cookie)).status).toBe(404))
    expect((await world.signInAs('steady@storyright.test')).id).toBe(id)
  })

  it('a suspension ends sessions all the same, and they stay ended when it is lifted', async () => {
    const admin = await world.joinAsAdmin('ada@storyright.test')
    const { id, headers } = await world.join('paused@storyright.test')
    await redis.kill()
    for (const deed of ['suspend', 'activate'])
      expect((await world.ask('POST', `/api/admin/users/${id}/${deed}`, undefined, admin.headers)).status).toBe(200)
    redis = await startServer('redis', options)
    await eventually(async () => expect((await world.exchange(admin.headers.cookie)).status).toBe(200))
    expect((await world.exchange(headers.cookie)).status).toBe(404)
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
    const world = await openWorld({ environment: { DATABASE_URL: databaseUrl } })
    const { id, headers } = await world.join('stored@storyright.test')
    const user = () => world.ask('GET', '/api/auth/user', undefined, headers)
    const edit = () =>
      world.ask('PUT', '/api/auth/profile', { ...name, email: 'stored@storyright.test', username: 'stored' }, headers)
    await postgres.kill()
    for (const ask of [user, edit, user, edit]) {
      const answer = await ask()
      expect([answer.status, answer.headers['retry-after'], answer.body.code]).toEqual([503, '5', 'UNAVAILABLE'])
    }
    postgres = await startServer('postgres', options)
    await eventually(async () => expect((await user()).body.id).toBe(id))
    expect((await edit()).status).toBe(200)
    await world.close()
    await postgres.stop()
    await rm(home, { recursive: true })
  }, 60_000)
})

describe('while the mail server is away', () => {
  it('keeps the mail and sends it when the server is back', async () => {
    const port = await freePort()
    const world = await openWorld({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    const answer = await world.ask('POST', '/api/auth/register', producer('patient@storyright.test'))
    expect(answer.status).toBe(201)
    const mailbox = await openMailbox(port)
    const mail = await eventually(() => mailbox.mailTo('patient@storyright.test', 'Verify'), { within: 15_000 })
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@storyright\.test>$/)
    await world.close()
    await mailbox.close()
  }, 30_000)
})
