import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { lastLines, runLogged } from '@storyright/backing-servers'
import type { Summary } from './figures.ts'

/** How one script is run. */
export interface K6Run {
  k6: string
  home: string
  planFile: string
  script: string
  seconds: number
  visitors: number
}

/** Runs one script in k6 and answers its summary; throws what k6 says when it made none. */
export async function runScenario({ k6, home, planFile, script, seconds, visitors }: K6Run): Promise<Summary> {
  const summaryFile = path.join(home, `k6-${script}.json`)
  await rm(summaryFile, { force: true })
  const variables = {
    PLAN: planFile,
    SUMMARY: summaryFile,
    SECONDS: String(seconds),
    VISITORS: String(visitors),
    SCRIPT: script,
    RUN: String(Date.now()),
  }
  const given = Object.entries(variables).flatMap(([name, value]) => ['-e', `${name}=${value}`])
  const file = path.join(import.meta.dirname, '..', 'scenarios', `${script}.ts`)
  const name = `k6-${script}`
  const args = ['run', '--quiet', '--no-usage-report', '--address', '127.0.0.1:0', ...given, file]
  await runLogged({ home, name, command: k6, args, env: process.env })
  const text = await readFile(summaryFile, 'utf8').catch(() => undefined)
  if (!text)
    throw new Error(`k6 made no summary of ${script}:\n${await lastLines(path.join(home, 'logs', `${name}.log`))}`)
  return JSON.parse(text)
}
