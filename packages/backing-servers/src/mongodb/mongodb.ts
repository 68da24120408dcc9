import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Db, Document } from 'mongodb'
import { ADMINISTRATOR, type MongodbAccount } from '../accounts.ts'
import { passwordFor } from '../passwords.ts'
import type { Found, Row } from '../row.ts'
import { onPath, outputOf } from '../run.ts'
import { type ProcessOptions, type Server, startProcess } from '../server.ts'
import { isAtLeast, versionIn } from '../version.ts'
import { downloadedMongod } from './downloaded-mongod.ts'
import { becomesPrimary, REPLICA_SET } from './primary.ts'
import {
  type RunOptions,
  secantusArgs,
  secantusEnv,
  secantusInWheel,
  secantusOnPath,
  writeSettings,
} from './secantus.ts'

/** A make of server, by how it is run; none can read what another has written. */
interface Make {
  name: string
  prepare?(folder: string, secret: string): Promise<void>
  args(options: RunOptions): string[]
  env?(command: string): NodeJS.ProcessEnv
  /** Further options of its clients, as in a URL. */
  options?: string
}

const keyIn = (folder: string) => path.join(folder, 'storyright.key')

/** What members of a replica set know each other by: `mongod` asks for passwords only where there is one. */
async function writeKey(folder: string, secret: string): Promise<void> {
  await rm(keyIn(folder), { force: true })
  await writeFile(keyIn(folder), passwordFor(secret, 'members'), { mode: 0o400 })
}

// What a replica set acknowledges is in the journals of most of its members, here in that of the only one.
const mongod: Make = {
  name: 'mongod',
  prepare: writeKey,
  args: ({ port, folder, guarded }) => [
    ...(guarded ? ['--keyFile', keyIn(folder)] : []),
    ...['--bind_ip', '127.0.0.1', '--port', String(port), '--dbpath', folder, '--replSet', REPLICA_SET],
    ...['--nounixsocket', '--wiredTigerCacheSizeGB', '0.25'],
  ],
}

/**
 * It remembers the last ten thousand writes that a client might repeat, and looks through all of them at each further one, with
 * everybody waiting. Without such writes it is many times as fast; a client that meets an outage in one gets an error.
 */
const withoutRepeatedWrites = '&retryWrites=false'

/** The make behind each candidate of the row. */
const makeOf: Record<string, Make> = {
  path: mongod,
  download: mongod,
  'secantusd-rs': { name: 'secantusd-rs', prepare: writeSettings, args: secantusArgs, options: withoutRepeatedWrites },
  wheel: {
    name: 'secantusdb',
    prepare: writeSettings,
    args: secantusArgs,
    env: secantusEnv,
    options: withoutRepeatedWrites,
  },
}

const LEAST = '6.0'

export const mongodbRow: Row = {
  title: 'MongoDB',
  variable: 'MONGODB_URL',
  advice: `install mongod ${LEAST} or newer, or python3 3.10 or newer with pip, or set MONGODB_URL`,
  candidates: [
    {
      id: 'path',
      find: async () => {
        const command = await onPath('mongod')
        return described(command, `from ${command}`)
      },
    },
    { id: 'download', find: async (place) => described(await downloadedMongod(place), 'from its makers’ download') },
    { id: 'secantusd-rs', find: secantusOnPath },
    { id: 'wheel', find: secantusInWheel },
  ],
}

async function described(command: string | undefined, origin: string): Promise<Found | undefined> {
  const version = command && versionIn(await outputOf(command, ['--version']))
  if (!command || !version || !isAtLeast(version, LEAST)) return undefined
  return { command, label: `MongoDB ${version} ${origin}` }
}

/**
 * Starts a replica set of one, without which there are no transactions; what it acknowledges has reached the disk, if durable. Where
 * accounts are named, it lets nobody in without a password.
 */
export async function startMongodb(options: ProcessOptions): Promise<Server> {
  const { home, name, port, durable, found, password } = options
  const { mongodb: accounts } = options.accounts
  const make = makeOf[found.id]!
  const folder = await dataFolder(path.join(home, name), make.name)
  await make.prepare?.(folder, password)
  const { command, label } = found
  const at = (who: string) => `mongodb://${who}127.0.0.1:${port}/?directConnection=true${make.options ?? ''}`
  const start = (guarded: boolean, url: string) => {
    const args = make.args({ port, folder, durable, guarded })
    const run = { home, name, command, args, env: make.env?.(command) ?? process.env }
    return startProcess(run, () => becomesPrimary(url, port))
  }
  if (accounts)
    await guardOnce({ folder, password, accounts }, async () => {
      const open = await start(false, at(''))
      try {
        await giveUsers(at(''), password, accounts)
      } finally {
        await open.stop()
      }
    })
  const url = at(accounts ? `${ADMINISTRATOR}:${password}@` : '')
  const { stop, kill } = await start(accounts !== undefined, url)
  return { url, own: accounts !== undefined, label, stop, kill }
}

/** A folder for the data of one make below `folder`; refused where another make has left data, which would seem lost. */
export async function dataFolder(folder: string, make: string): Promise<string> {
  const makes = await readdir(folder).catch(() => [])
  const other = makes.find((name) => name !== make)
  if (other)
    throw new Error(
      `${path.join(folder, other)} holds data that ${make} cannot read: bring ${other} back, or start with --reset.`,
    )
  const data = path.join(folder, make)
  await mkdir(data, { recursive: true })
  return data
}

/** Whom a server is to know. */
interface Guarded {
  folder: string
  password: string
  accounts: readonly MongodbAccount[]
}

/**
 * Makes the users that a folder of data does not know yet: users are made at a running server only, so it runs once, for `work`, and lets
 * everybody in. A fingerprint of the accounts shows whether this is needed again.
 */
async function guardOnce({ folder, password, accounts }: Guarded, work: () => Promise<void>): Promise<void> {
  const file = path.join(folder, 'storyright.users')
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([password, accounts]))
    .digest('hex')
  if ((await readFile(file, 'utf8').catch(() => '')) === fingerprint) return
  await work()
  await writeFile(file, fingerprint, { mode: 0o600 })
}

/** Gives the administrator and each account password and rights, at a server that lets everybody in; idempotent. */
async function giveUsers(url: string, password: string, accounts: readonly MongodbAccount[]): Promise<void> {
  const { MongoClient } = await import('mongodb') // most starts need none of it
  const client = new MongoClient(url)
  try {
    const admin = client.db('admin')
    const { users } = await admin.command({ usersInfo: 1 })
    const known = new Set((users as Document[]).map(({ user }) => user))
    const give = (name: string, pwd: string, roles: unknown[]) =>
      change(admin, known.has(name) ? 'updateUser' : 'createUser', name, { pwd, roles })
    await give(ADMINISTRATOR, password, ['root'])
    for (const { name, database: db } of accounts)
      await give(name, passwordFor(password, name), [
        { role: 'readWrite', db },
        { role: 'dbAdmin', db }, // for its collections' rules
      ])
  } finally {
    await client.close()
  }
}

const change = (admin: Db, command: 'createUser' | 'updateUser', name: string, user: Document) =>
  admin.command({ [command]: name, ...user, mechanisms: ['SCRAM-SHA-256'] })
