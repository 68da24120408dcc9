import { REPLICA_SET } from './primary.ts'
import { secantusArgs, wheelEnv, writeSettings } from './secantus.ts'

/** How one is run. */
export interface RunOptions {
  port: number
  folder: string
  /** Whether what it acknowledges has reached the disk. */
  durable: boolean
}

/** A make of server, by how it is run; none can read what another has written. */
interface Make {
  name: string
  prepare?(folder: string): Promise<void>
  args(options: RunOptions): string[]
  env?(command: string): NodeJS.ProcessEnv
  /** What its clients are told besides, as a URL has it. */
  options?: string
}

// What a replica set acknowledges is in the journals of most of its members, here in that of the only one.
const mongod: Make = {
  name: 'mongod',
  args: ({ port, folder }) => [
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
