import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { processes } from '@storyright/platform'

/** The resident memory of every process of the platform in `home`, in MB. */
export async function memoryOf(home: string): Promise<Map<string, number>> {
  const found = await Promise.all(
    processes.map(async ({ name }) => [name, await residentMegabytes(home, name)] as const),
  )
  return new Map(found)
}

/** The same of one process. */
export const residentMegabytes = async (home: string, name: string): Promise<number> =>
  (await residentKilobytes(await pidOf(home, name))) / 1024

/** How long the processor has worked for a process, in seconds: on a busy machine it says more than the clock. NaN where that is not known. */
export async function processorSeconds(home: string, name: string): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN
  const stat = await readFile(`/proc/${await pidOf(home, name)}/stat`, 'utf8')
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14)
  return (Number(user) + Number(system)) / TICKS_A_SECOND
}

/** Of Linux on every machine that we know. */
const TICKS_A_SECOND = 100

const pidOf = async (home: string, name: string): Promise<number> =>
  Number.parseInt(await readFile(path.join(home, 'run', `${name}.pid`), 'utf8'), 10)

async function residentKilobytes(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)![1])
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout)
}
