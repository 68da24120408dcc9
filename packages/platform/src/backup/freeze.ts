import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning } from '@storyright/backing-servers'

const LOOK_EVERY_MS = 5

/**
 * Holds the servers of these names that run in `home` still, one after the other, for as long as `work` takes: to the files that
 * is what a power cut is, which each of them survives. They go on even if this process is killed.
 */
export async function whileFrozen<Result>(
  home: string,
  names: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const pids = []
  for (const name of names) pids.push(...(await pidOf(home, name)))
  if (pids.length === 0) return work()
  const thaw = spawn('sh', ['-c', 'read -r _; kill -CONT "$@"', 'thaw', ...pids.map(String)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const thawed = new Promise((resolve) => thaw.once('exit', resolve))
  try {
    for (const pid of pids) {
      process.kill(pid, 'SIGSTOP')
      while (!(await standsStill(pid))) await pause(LOOK_EVERY_MS)
    }
    return await work()
  } finally {
    thaw.stdin.end()
    await thawed
  }
}

async function pidOf(home: string, name: string): Promise<number[]> {
  const text = await readFile(path.join(home, 'run', `${name}.pid`), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return pid && (await isRunning(pid, home)) ? [pid] : []
}

/** Whether none of its threads is still in the middle of a write. */
async function standsStill(pid: number): Promise<boolean> {
  const tasks: string[] = await readdir(`/proc/${pid}/task`).catch(() => [])
  const states = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/status`, 'utf8').catch(() => 'State:\tT')),
  )
  return states.every((status) => /^State:\s+[TtZX]/m.test(status))
}
