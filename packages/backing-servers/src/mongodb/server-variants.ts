import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { passwordFor } from '../passwords.ts'
import { REPLICA_SET } from './primary.ts'
import type { RunOptions } from './run-options.ts'
import { secantusArgs, wheelEnv, writeSettings } from './secantus.ts'

/** A make of server, by how it is run; none can read what another has written. */
interface Make {
  name: string
  prepare?(folder: string, secret: string): Promise<void>
  args(options: RunOptions): string[]
  env?(command: string): NodeJS.ProcessEnv
  /** What its clients are told besides, as a URL has it. */
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
 * everybody waiting. Without such writes it is many times as fast; who meets an outage in one is told.
 */
const withoutRepeatedWrites = '&retryWrites=false'

/** The make behind each candidate of the row. */
export const makeOf: Record<string, Make> = {
  path: mongod,
  download: mongod,
  'secantusd-rs': { name: 'secantusd-rs', prepare: writeSettings, args: secantusArgs, options: withoutRepeatedWrites },
  wheel: {
    name: 'secantusdb',
    prepare: writeSettings,
    args: secantusArgs,
    env: wheelEnv,
    options: withoutRepeatedWrites,
  },
}
