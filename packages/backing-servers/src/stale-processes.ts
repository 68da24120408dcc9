import { execFile } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const PATIENCE = 10_000

/**
 * Ends what a killed launcher left running under `home` and returns the names. A process number alone proves nothing,
 * since the system gives it away again: the command line must name this home too.
 */
export async function stopStaleProcesses(home: string): Promise<string[]> {
  const folder = path.join(home, 'run')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.pid'))
  const stopped = await Promise.all(files.map((file) => stopLeftover(home, path.join(folder, file))))
  return stopped.filter((name) => name !== undefined)
}

async function stopLeftover(home: string, file: string): Promise<string | undefined> {
  const [pid, signal] = (await readFile(file, 'utf8').catch(() => '')).trim().split(' ')
  const found = pid !== undefined && (await isRunning(Number(pid), home))
  if (found) await end(Number(pid), signal === 'INT' ? 'SIGINT' : 'SIGTERM', home)
  await rm(file, { force: true })
  return found ? path.basename(file, '.pid') : undefined
}

async function end(pid: number, signal: NodeJS.Signals, marker: string): Promise<void> {
  send(pid, signal)
  const limit = Date.now() + PATIENCE
  while (await isRunning(pid, marker)) {
    if (Date.now() > limit) send(pid, 'SIGKILL')
    await pause(50)
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Whether a process of this number runs whose command line contains `marker`. */
export async function isRunning(pid: number, marker: string): Promise<boolean> {
  return Number.isInteger(pid) && pid > 0 && (await commandLine(pid)).includes(marker)
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux')
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
  const listed = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return listed.stdout
}
