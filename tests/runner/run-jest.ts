import path from 'node:path'
import { inRepository } from '@storyright/platform'
import type { Plan } from './plan.ts'
import { runRunner } from './runner.ts'
import type { JestReport, Tally } from './tally.ts'
import { failedFiles, jestTally, jestTallyAgain, settled } from './tally.ts'
import { WORKERS } from './test-servers.ts'

/** With more of them something is broken, and not the machine busy. */
const FILES_TRIED_AGAIN = 8

/** In MB. Tests make much that lives for a moment: with Node's 16 a tenth of their time goes into moving it about. */
const ROOM_FOR_THE_YOUNG = '--max-semi-space-size=64'

/** What Node makes of sources that it runs as they are, kept for the next process: tests start many. */
const COMPILED = inRepository('.storyright/compiled')

/** A worker keeps something of every file that it ran; with more of it, it is replaced by a new one. */
const MEMORY_OF_A_WORKER = '1GB'

/** Runs the plan's jest projects on the servers that `env` names. */
export async function runJest(home: string, plan: Plan, env: Record<string, string>): Promise<Tally> {
  const { exitCode, report } = await run({ home, name: 'jest', plan, env, workers: WORKERS, which: plan.patterns })
  return settled(report && jestTally(report), exitCode)
}

/**
 * The same, of a run of everything: what failed while all the cores were shared is tried once more, alone and when `idle` has come.
 */
export async function runJestTwice(
  home: string,
  plan: Plan,
  env: Record<string, string>,
  idle: () => Promise<unknown>,
): Promise<Tally> {
  const { exitCode, report } = await run({ home, name: 'jest', plan, env, workers: WORKERS, which: [] })
  const files = report ? failedFiles(report) : []
  if (!report || files.length === 0 || files.length > FILES_TRIED_AGAIN)
    return settled(report && jestTally(report), exitCode)
  await idle()
  const which = ['--runTestsByPath', ...files]
  const second = await run({ home, name: 'jest-again', plan, env, workers: 1, which })
  return settled(second.report && jestTallyAgain(report, second.report), second.exitCode)
}

interface Run {
  home: string
  name: string
  plan: Plan
  env: Record<string, string>
  workers: number
  which: string[]
}

function run({ home, name, plan, env, workers, which }: Run) {
  const file = path.join(home, `${name}.json`)
  const jest = inRepository('node_modules/jest/bin/jest.js')
  const reporting = ['--json', `--outputFile=${file}`, '--passWithNoTests']
  const projects = ['--selectProjects', ...plan.projects]
  // A failed test may leave a connection open, which must not hold up the run.
  const args = [
    jest,
    ...projects,
    `--maxWorkers=${workers}`,
    `--workerIdleMemoryLimit=${MEMORY_OF_A_WORKER}`,
    ...reporting,
    '--forceExit',
    ...which,
  ]
  const settings = { NODE_OPTIONS: ROOM_FOR_THE_YOUNG, NODE_COMPILE_CACHE: COMPILED }
  return runRunner<JestReport>({ home, name, args, env: { ...env, ...settings }, report: file })
}
