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
export async function residentMegabytes(home: string, name: string): Promise<number> {
  const pid = Number.parseInt(await readFile(path.join(home, 'run', `${name}.pid`), 'utf8'), 10)
  return (await residentKilobytes(pid)) / 1024
}

async function residentKilobytes(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)![1])
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout)
}
