import path from 'node:path'
import { ADMINISTRATOR } from '../accounts.ts'
import type { Found, Row } from '../row.ts'
import { onPath, outputOf } from '../run.ts'
import type { ProcessOptions, Server } from '../server.ts'
import { startProcess } from '../server.ts'
import { isAtLeast, versionIn } from '../version.ts'
import { dataFolder } from './data-folder.ts'
import { downloadedMongod } from './downloaded-mongod.ts'
import { guardOnce } from './guard.ts'
import { makeOf } from './makes.ts'
import { becomesPrimary } from './primary.ts'
import { secantusInWheel, secantusOnPath } from './secantus.ts'
import { giveUsers } from './users.ts'

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
