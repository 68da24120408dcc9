import { rm } from 'node:fs/promises'
import path from 'node:path'
import { stopStaleProcesses } from '@storyright/backing-servers'
import { processes } from './environment/processes.ts'
import { serversOf } from './stores/store-kinds.ts'

/** All that a platform keeps under its home; programs that were installed and built are not among it. */
export const DATA = [...serversOf(processes), 'sandbox', 'data', 'keys', 'logs', 'flags.json']

/** Lets the next start in this home begin with empty stores. */
export async function forgetData(home: string): Promise<void> {
  for (const name of DATA) await rm(path.join(home, name), { recursive: true, force: true })
}

/** The same for a run that begins afresh each time: leftover processes of a killed one are ended, too. */
export async function beginAnew(home: string): Promise<void> {
  await stopStaleProcesses(home)
  await forgetData(home)
}
