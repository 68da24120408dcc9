import { readFile } from 'node:fs/promises'
import { startChild } from '@storyright/backing-servers'
import { REPOSITORY } from '@storyright/platform'

/** One run of a test runner, reporting to a file. */
export interface RunnerOptions {
  home: string
  name: string
  args: string[]
  env: Record<string, string>
  report: string
}

/** Runs a test runner on the terminal and answers its exit code with its report, if it left one. */
export async function runRunner<Report>({ home, name, args, env, report }: RunnerOptions) {
  const child = await startChild({
    home,
    name,
    command: process.execPath,
    args,
    cwd: REPOSITORY,
    env: { ...process.env, ...env },
    log: process.stdout.fd,
  })
  const exitCode = await child.exited
  const text = await readFile(report, 'utf8').catch(() => undefined)
  return { exitCode, report: text === undefined ? undefined : (JSON.parse(text) as Report) }
}
