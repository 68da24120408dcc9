import path from 'node:path'
import { inRepository } from '@storyright/platform'
import type { Plan } from './plan.ts'
import { runRunner } from './runner.ts'
import type { JestReport, Tally } from './tally.ts'
import { jestTally, settled } from './tally.ts'
import { WORKERS } from './test-servers.ts'

/** Runs the plan's jest projects on the servers that `env` names. */
export async function runJest(home: string, { projects, patterns }: Plan, env: Record<string, string>): Promise<Tally> {
  const file = path.join(home, 'jest.json')
  const jest = inRepository('node_modules/jest/bin/jest.js')
  const reporting = ['--json', `--outputFile=${file}`, '--passWithNoTests']
  // A failed test may leave a connection open, which must not hold up the run.
  const args = [
    jest,
    '--selectProjects',
    ...projects,
    `--maxWorkers=${WORKERS}`,
    ...reporting,
    '--forceExit',
    ...patterns,
  ]
  const { exitCode, report } = await runRunner<JestReport>({ home, name: 'jest', args, env, report: file })
  return settled(report && jestTally(report), exitCode)
}
