import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { processes } from '@storyright/platform'
import { pidOf } from '../support/pid-of.ts'
import { serverKinds } from '../support/servers.ts'
import type { Fault, Hurt } from './fault.ts'

const SECONDS = 20

/** A process with all its children: PostgreSQL has one for each connection. */
async function family(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
    stdout: '',
  }))
  const children = await Promise.all(
    stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => family(Number(line))),
  )
  return [pid, ...children.flat()]
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // It has ended meanwhile.
    }
}

const frozen = (name: string): Fault => ({
  name: `frozen-${name}`,
  what: `${name} stands still (SIGSTOP): it takes connections and answers nothing`,
  seconds: SECONDS,
  usableWithin: 45,
  agreesWithin: 120,
  async begin({ home }: Hurt) {
    const pid = await pidOf(home, name)
    if (!pid) throw new Error(`${name} does not run.`)
    const pids = await family(pid)
    signal(pids, 'SIGSTOP')
    return async () => {
      signal(pids, 'SIGCONT')
      return undefined
    }
  },
})

/** Each service and each store stands still once. */
export const frozenFaults: Fault[] = [...processes.map(({ name }) => name), ...serverKinds].map(frozen)
