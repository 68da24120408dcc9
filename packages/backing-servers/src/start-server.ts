import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Accounts } from './accounts.ts'
import { answersWith } from './answers.ts'
import type { Remembered } from './download-cache.ts'
import { rememberChoices, rememberedChoices } from './download-cache.ts'
import { freePort } from './free-port.ts'
import { mongodbRow, startMongodb } from './mongodb/mongodb.ts'
import { natsRow, startNats } from './nats.ts'
import { passwordFor, serverSecret } from './passwords.ts'
import { postgresRow, startPostgres } from './postgres/postgres.ts'
import type { Progress } from './progress-log.ts'
import { silent } from './progress-log.ts'
import { redisRow, startRedis } from './redis.ts'
import type { Choice, Row } from './row.ts'
import { choose } from './row.ts'
import { outputOf } from './run.ts'
import { type ProcessOptions, type Server, startProcess } from './server.ts'
import { wheelEnv, wheelProgram } from './wheel.ts'

const WHEEL = 'moto[s3]==5.2.5'

/** A server that speaks S3, for tests: files are kept in a folder on one machine, and in somebody's buckets elsewhere. */
const s3Row: Row = {
  title: 'S3 storage',
  variable: 'S3_URL',
  advice: 'install Python 3 with pip, or set S3_URL (and AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY)',
  candidates: [
    {
      id: 'wheel',
      find: async (place) => {
        const command = await wheelProgram(place, WHEEL, 'bin/moto_server', ['flask==3.1.3', 'flask-cors==6.0.5'])
        const runs = command && (await outputOf(command, ['--help'], wheelEnv(command)))
        return runs ? { command, label: 'moto 5.2.5 from the moto wheel' } : undefined
      },
    },
  ],
}

/** Starts it; it keeps everything in memory, and takes any credentials. */
async function startS3({ home, name, port, found }: ProcessOptions): Promise<Server> {
  await mkdir(path.join(home, name), { recursive: true, mode: 0o700 })
  const url = `http://127.0.0.1:${port}`
  const args = ['--host', '127.0.0.1', '--port', String(port)]
  const child = await startProcess({ home, name, command: found.command, args, env: wheelEnv(found.command) }, () =>
    answersWith(port, 'GET /moto-api/ HTTP/1.0\r\n\r\n', 'HTTP/1.'),
  )
  return { url, own: true, label: found.label, stop: child.stop, kill: child.kill }
}

/** What a server is started with. */
export interface ServerOptions {
  /** The folder for data, logs and installed programs. */
  home: string
  /** Whether acknowledged writes must survive a power cut; tests turn it off and run faster. */
  durable: boolean
  /** Its name in `home`, when there are several of a kind. */
  name?: string
  port?: number
  /** Where wheels are installed; in `home` unless several homes share them. */
  wheels?: string
  /** Whether an address in the environment (POSTGRES_URL, NATS_URL, REDIS_URL, MONGODB_URL, S3_URL) comes first; tests keep away from those. */
  external?: boolean
  /** Accounts besides the administrator's, where a server has to know them beforehand. */
  accounts?: Accounts
  progress?: Progress
}

/** The kinds of server there are: for each, how it is found and how it is started. */
export const kinds = {
  postgres: { row: postgresRow, start: startPostgres },
  nats: { row: natsRow, start: startNats },
  redis: { row: redisRow, start: startRedis },
  mongodb: { row: mongodbRow, start: startMongodb },
  s3: { row: s3Row, start: startS3 },
} satisfies Record<string, { row: Row; start(options: ProcessOptions): Promise<Server> }>

/** A kind of backing server. */
export type Kind = keyof typeof kinds

/** Finds one server, starts it on a port of its own and waits until it answers. */
export async function startServer(kind: Kind, options: ServerOptions): Promise<Server> {
  const { row, start } = kinds[kind]
  const home = path.resolve(options.home)
  const outside = options.external ? process.env[row.variable] : undefined
  if (outside) {
    const label = `${row.title} at the address in ${row.variable}`
    await rememberChoice(home, kind, { id: 'environment', label })
    return { url: outside, own: false, label, stop: async () => {}, kill: async () => {} }
  }
  const found = await findServer(kind, options)
  const { progress = silent, name = kind, durable, accounts = {} } = options
  const port = options.port ?? (await freePort())
  const password = passwordFor(await serverSecret(home), kind)
  return progress.step(`Starting ${row.title}`, () => start({ home, name, port, durable, password, accounts, found }))
}

/** Finds one server, installing it when it must, and remembers it. */
export async function findServer(
  kind: Kind,
  options: Pick<ServerOptions, 'home' | 'wheels' | 'progress'>,
): Promise<Choice> {
  const home = path.resolve(options.home)
  await mkdir(home, { recursive: true, mode: 0o700 })
  const { wheels = path.join(home, 'wheels'), progress = silent } = options
  const found = await choose(kinds[kind].row, { home, wheels, progress }, (await rememberedChoices(home))[kind])
  await rememberChoice(home, kind, found)
  return found
}

const rememberChoice = (home: string, kind: Kind, { id, label, command }: Remembered) =>
  rememberChoices(home, { [kind]: { id, label, ...(command && { command }) } })
