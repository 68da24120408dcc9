import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { personalDataKeepers, urlVariable } from '@storyright/contracts/services'
import { eventually, freshNats, freshRedis, testDatabase } from '@storyright/testing'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { createAdmin } from '../src/admin-create.ts'
import { buildApp, type Surroundings } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { type Database, openDatabase } from '../src/database.ts'
import { createPeopleStore } from '../src/people/people.store.ts'
import { createPasswords } from '../src/secrets/password.ts'
import { hashToken } from '../src/secrets/token.ts'

/** The least that argon2id takes; what a deployment takes has a test of its own. */
const passwordCost = { memory: 8, passes: 1, parallelism: 1 }

export const internalToken = 'a-token-between-services'
const root = path.resolve(import.meta.dirname, '../../..')
export const migrations = [`${root}/packages/messaging/migrations`, `${root}/services/identity/prisma/migrations`]

/** A mailbox that takes everything, on an address of its own. */
export async function openMailbox(port = 0) {
  const mails: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        mails.push(mail)
        done()
      }, done)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  const to = (mail: ParsedMail) => (Array.isArray(mail.to) ? mail.to : [mail.to]).flatMap((each) => each?.value ?? [])
  return {
    mails,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    /** Waits for the newest mail to this address whose subject holds these words. */
    mailTo: (email: string, subject: string) =>
      eventually(() => {
        const found = mails.findLast((mail) => mail.subject?.includes(subject) && to(mail)[0]?.address === email)
        if (!found) throw new Error(`no mail "${subject}" to ${email} among ${mails.map((mail) => mail.subject)}`)
        return found
      }),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

export const tokenIn = (mail: ParsedMail) => /token=([\w-]+)/.exec(mail.text ?? '')![1]!

type Starting = Surroundings & { environment?: Record<string, string> }
type Close = () => Promise<unknown>

/** Identity on real servers, and the ways in which tests speak to it. What a failed start had opened is closed again. */
export async function startIdentity(starting: Starting = {}) {
  const opened: Close[] = []
  const close = async () => {
    for (const closeOne of opened.splice(0).reverse()) await closeOne()
  }
  try {
    return { ...(await openIdentity(starting, opened)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openIdentity({ environment = {}, ...surroundings }: Starting, opened: Close[]) {
  const [databaseUrl, natsUrl, redisUrl] = [
    await testDatabase('identity', migrations),
    await freshNats(),
    await freshRedis('identity'),
  ]
  const mailbox = await openMailbox()
  opened.push(mailbox.close)
  const folder = await mkdtemp(path.join(tmpdir(), 'storyright-identity-'))
  opened.push(() => rm(folder, { recursive: true }))
  const config = readConfig({
    PORT: '0',
    NATS_URL: natsUrl,
    INTERNAL_TOKEN: internalToken,
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SMTP_URL: mailbox.url,
    PUBLIC_URL: 'http://localhost:8080',
    SIGNING_KEY_FILE: path.join(folder, 'signing-key.json'),
    // Nobody answers there; tests that ask a neighbour say where it is.
    ...Object.fromEntries(personalDataKeepers.map((name) => [urlVariable(name), 'http://127.0.0.1:9'])),
    ...environment,
  })
  const app = await buildApp(config, { mailPollMs: 50, passwordCost, ...surroundings })
  opened.push(() => app.close())
  await app.ready()

  let addresses = 0
  const ask = async (method: Method, url: string, body?: unknown, headers: Record<string, string> = {}) => {
    const address = headers['x-forwarded-for'] ?? `198.51.100.${(addresses++ % 250) + 1}`
    const answer = await app.inject({
      method,
      url,
      headers: {
        ...headers,
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : undefined }
  }
  const exchange = (cookie: string) =>
    ask(
      'POST',
      '/internal/sessions/exchange',
      { sessionHash: hashToken(cookie.slice('sid='.length)) },
      {
        'x-internal-token': internalToken,
      },
    )
  const signInAs = async (email: string, password = goodPassword): Promise<SignedIn> => {
    const answer = await ask('POST', '/api/auth/login', { email, password })
    if (answer.status !== 200) throw new Error(`sign-in answered ${JSON.stringify(answer.body)}`)
    const cookie = cookieIn(answer, 'sid')!
    const { body } = await exchange(cookie)
    return { id: answer.body.user.id, headers: { cookie, authorization: `Bearer ${body.accessToken}` } }
  }
  /** What stands in identity's own tables. */
  const withDatabase = async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
    const db = openDatabase(config.DATABASE_URL)
    try {
      return await work(db)
    } finally {
      await db.$disconnect()
    }
  }
  await eventually(async () => {
    const { body } = await ask('GET', '/readyz')
    if (body.notReady.length > 0) throw new Error(`not ready: ${body.notReady}`)
  })

  return {
    app,
    config,
    mailbox,
    natsUrl,
    ask,
    exchange,
    signInAs,
    /** A producer who has confirmed the mailbox, signed in. */
    async join(email: string): Promise<SignedIn> {
      await ask('POST', '/api/auth/register', producer(email))
      const token = tokenIn(await mailbox.mailTo(email, 'Verify'))
      await ask('GET', `/api/auth/verify/${token}`)
      return signInAs(email)
    },
    /** An agent whose application waits for review; answers the id. */
    async apply(email: string, more: object = {}): Promise<string> {
      await ask('POST', '/api/auth/register', agent(email, more))
      return withDatabase(async (db) => (await db.person.findUniqueOrThrow({ where: { email } })).id)
    },
    /** An administrator, made as the command makes them and signed in. */
    async joinAsAdmin(email: string): Promise<SignedIn> {
      await withDatabase((db) =>
        createAdmin(
          {
            transaction: (work) => db.$transaction(work),
            people: createPeopleStore(db),
            passwords: createPasswords(passwordCost),
            outbox: { add: async () => undefined },
            clock: () => new Date(),
          },
          { email, firstName: 'Ada', lastName: 'Whitlock', password: goodPassword },
        ),
      )
      return signInAs(email)
    },
    withDatabase,
    /** Waits until identity has handled an event. */
    handled: ({ id }: { id: string }) =>
      eventually(() =>
        withDatabase(async (db) => {
          const [row] = await db.$queryRaw<unknown[]>`SELECT 1 FROM messaging.inbox WHERE event_id = ${id}::uuid`
          if (!row) throw new Error(`${id} has not been handled`)
        }),
      ),
  }
}

/** The cookie of this name that an answer sets, as a browser sends it back. */
export const cookieIn = ({ headers }: { headers: Record<string, unknown> }, name: string): string | undefined =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0]!)
    .find((cookie) => cookie.startsWith(`${name}=`))

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Identity = Awaited<ReturnType<typeof startIdentity>>
export interface SignedIn {
  id: string
  headers: { cookie: string; authorization: string }
}

export const goodPassword = 'a good password'

const nameIn = (email: string) => email.split('@')[0]!.slice(0, 30)

export function producer(email: string, more: object = {}) {
  return {
    role: 'producer',
    firstName: 'Ann',
    lastName: 'Lee',
    email,
    username: nameIn(email),
    password: goodPassword,
    ...more,
  }
}

export function agent(email: string, more: object = {}) {
  return {
    ...producer(email),
    role: 'agent',
    companyName: 'Lee & Lee',
    agencyWebsite: 'https://leeandlee.example',
    agencyYearsInBusiness: 4,
    agencyClientList: 'Nine novelists and one poet.',
    ...more,
  }
}
