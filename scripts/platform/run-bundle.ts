import { existsSync } from 'node:fs'
import path from 'node:path'
import { lastLines, openLog, startChild } from '@storyright/backing-servers'

/** What a program that runs to its end is started with. */
export interface BundleRun {
  home: string
  service: string
  entry: string
  env: NodeJS.ProcessEnv
  args?: string[]
}

/** The file of a service's entry, or nothing when the service has no such entry. */
export function bundleOf(home: string, service: string, entry: string): string | undefined {
  const file = path.join(home, 'build', service, `${entry}.js`)
  return existsSync(file) ? file : undefined
}

/** Runs one of a service's programs to its end, with its output in a log; throws the end of that log when it fails. */
export async function runBundle({ home, service, entry, env, args = [] }: BundleRun): Promise<void> {
  const file = bundleOf(home, service, entry)
  if (!file) return
  const name = `${service}-${entry}`
  const logFile = path.join(home, 'logs', `${name}.log`)
  const log = await openLog(logFile)
  const child = await startChild({ home, name, command: process.execPath, args: [file, ...args], env, log })
  if ((await child.exited) !== 0)
    throw new Error(`The ${entry} of ${service} failed; the end of ${logFile} says:\n${await lastLines(logFile)}`)
}
