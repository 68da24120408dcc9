import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { inRepository, REPOSITORY } from '@storyright/platform'
import { type Plan, QUICK, QUICK_SOURCES, STAND_INS } from './plan.ts'
import { runRunner } from './runner.ts'
import type { JestReport, Tally } from './tally.ts'
import { failedFiles, jestTally, jestTallyAgain, settled } from './tally.ts'
import { WORKERS } from './test-servers.ts'

/** With more of them something is broken, and not the machine busy. */
const FILES_TRIED_AGAIN = 8

/** Where workers write what each file took, one a line. */
export const TIMES = 'times.jsonl'

/** In MB. Tests make much that lives for a moment: with Node's 16 a tenth of their time goes into moving it about. */
const ROOM_FOR_THE_YOUNG = '--max-semi-space-size=64'

/** What Node makes of sources that it runs as they are, kept for the next process: tests start many. */
const COMPILED = inRepository('.storyright/compiled')

/** Runs the plan's jest projects on the servers that `env` names. */
export async function runJest(home: string, plan: Plan, env: Record<string, string>): Promise<Tally> {
  const { exitCode, report } = await run({
    home,
    name: 'jest',
    plan,
    env,
    workers: WORKERS,
    which: await filesOf(plan),
  })
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
  const { exitCode, report } = await run({
    home,
    name: 'jest',
    plan,
    env,
    workers: WORKERS,
    which: await filesOf(plan),
  })
  const files = report ? failedFiles(report) : []
  if (!report || files.length === 0 || files.length > FILES_TRIED_AGAIN)
    return settled(report && jestTally(report), exitCode)
  await idle()
  const which = ['--runTestsByPath', ...files]
  const second = await run({ home, name: 'jest-again', plan, env, workers: 1, which })
  return settled(second.report && jestTallyAgain(report, second.report), second.exitCode)
}

/** Which files jest is to look for. */
async function filesOf({ patterns, size, changed }: Plan): Promise<string[]> {
  if (changed) return ['--findRelatedTests', ...(await changedFiles())]
  if (patterns.length > 0) return patterns
  if (size === 'quick') return ['--testPathPatterns', QUICK_SOURCES, ...QUICK]
  return size === 'usual' ? ['--testPathIgnorePatterns', ...STAND_INS, '/node_modules/'] : []
}

/** What is not committed, and what no remote branch has yet. */
async function changedFiles(): Promise<string[]> {
  const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: REPOSITORY })).stdout.trim()
  const merged = await git('merge-base', 'HEAD', '@{upstream}').catch(() => 'HEAD')
  const names = [await git('diff', '--name-only', merged), await git('ls-files', '--others', '--exclude-standard')]
  return names.flatMap((list) => list.split('\n').filter(Boolean)).map((name) => inRepository(name))
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
  const args = [jest, ...projects, `--maxWorkers=${workers}`, ...reporting, '--forceExit', ...which]
  const settings = {
    NODE_OPTIONS: ROOM_FOR_THE_YOUNG,
    NODE_COMPILE_CACHE: COMPILED,
    TEST_SIZE: plan.size,
    TEST_TIMES: path.join(home, TIMES),
  }
  return runRunner<JestReport>({ home, name, args, env: { ...env, ...settings }, report: file })
}
