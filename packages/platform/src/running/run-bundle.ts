import { existsSync } from 'node:fs'
import path from 'node:path'
import { lastLines, runLogged } from '@storyright/backing-servers'

/** What a program that runs to its end is started with. */
export interface BundleRun {
  home: string
  service: string
  entry: string
  env: NodeJS.ProcessEnv
}

/** The file of a service's entry, or nothing when the service has no such entry. */
export function bundleOf(home: string, service: string, entry: string): string | undefined {
  const file = path.join(home, 'build', service, `${entry}.js`)
  return existsSync(file) ? file : undefined
}

/** Runs one of a service's programs to its end, with its output in a log; throws the end of that log when it fails. */
export async function runBundle({ home, service, entry, env }: BundleRun): Promise<void> {
  const file = bundleOf(home, service, entry)
  if (!file) return
  const name = `${service}-${entry}`
  if (await runLogged({ home, name, command: process.execPath, args: [file], env })) return
  const log = path.join(home, 'logs', `${name}.log`)
  throw new Error(`The ${entry} of ${service} failed; the end of ${log} says:\n${await lastLines(log)}`)
}
