import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Candidate } from '../row.ts'
import { onPath, outputOf } from '../run.ts'
import { versionIn } from '../version.ts'
import { wheelEnv, wheelProgram } from '../wheel.ts'

/** How a server is run, whatever its make. */
export interface RunOptions {
  port: number
  folder: string
  /** Whether what it acknowledges has reached the disk. */
  durable: boolean
  /** Whether nobody is let in without a password. */
  guarded: boolean
}

const WHEEL = 'secantusdb==0.7.0b3'
const WHEEL_VERSION = WHEEL.split('==')[1]

/** The variant in Rust: faster, but it has to be built. */
export const secantusOnPath: Candidate['find'] = async () => {
  const command = await onPath('secantusd-rs')
  const version = command && versionIn(await outputOf(command, ['--version']))
  return command && version ? { command, label: `SecantusDB ${version} from ${command}` } : undefined
}

export const secantusInWheel: Candidate['find'] = async (place) => {
  const command = await wheelProgram(place, WHEEL, 'bin/secantusd-py')
  const runs = command && (await outputOf(command, ['--help'], secantusEnv(command)))
  return runs ? { command, label: `SecantusDB ${WHEEL_VERSION} from the secantusdb wheel` } : undefined
}

const HOOK = path.join(import.meta.dirname, 'secantus-hook')

/** With what mends the server. */
export const secantusEnv = (command: string): NodeJS.ProcessEnv => wheelEnv(command, [HOOK])

const settingsIn = (folder: string) => path.join(folder, 'secantusd.toml')

/** Settings of ours, empty ones: without them it would take those of the user. */
export const writeSettings = (folder: string): Promise<void> => writeFile(settingsIn(folder), '')

/** Without `--sync-on-commit` a kill loses writes that were acknowledged. */
export const secantusArgs = ({ port, folder, durable, guarded }: RunOptions): string[] => [
  ...['--config', settingsIn(folder), '--host', '127.0.0.1', '--port', String(port), '--storage-path', folder],
  ...(durable ? ['--sync-on-commit'] : []),
  ...(guarded ? ['--auth'] : []),
  ...['--cache-size', '256M', '--log-level', 'WARNING'],
]
