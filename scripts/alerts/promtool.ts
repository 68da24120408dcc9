import { spawnSync } from 'node:child_process'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isProgram, lastLines, onPath, runLogged } from '@storyright/backing-servers'
import { inRepository } from '@storyright/platform'

const MODULE = 'github.com/prometheus/prometheus'
const VERSION = 'v0.316.0'
export const ALERTS = inRepository('deploy/observability')

const folderIn = (home: string) => path.join(home, 'tools', `promtool-${VERSION}`)

/** Where the program may be: where it was built before, and on the PATH. */
export const promtoolPlaces = (home: string): string[] =>
  [folderIn(home), ...(process.env.PATH ?? '').split(path.delimiter)].map((folder) => path.join(folder, 'promtool'))

export async function findPromtool(home: string): Promise<string | undefined> {
  for (const file of promtoolPlaces(home)) if (await isProgram(file)) return file
  return undefined
}

/** Builds it with Go, which takes minutes, and keeps it under `home`; nothing where Go is missing. */
export async function buildPromtool(home: string): Promise<string | undefined> {
  const go = await onPath('go')
  if (!go) return undefined
  const folder = folderIn(home)
  const file = path.join(folder, 'promtool')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'go.mod'), `module storyright/promtool\n\nrequire ${MODULE} ${VERSION}\n`)
  // Without the clients of every cloud that Prometheus finds its targets in.
  const args = [
    'build',
    '-mod=mod',
    '-trimpath',
    '-tags',
    'remove_all_sd',
    '-o',
    `${file}.new`,
    `${MODULE}/cmd/promtool`,
  ]
  const build = { home, name: 'build-promtool', command: go, args, cwd: folder }
  if (!(await runLogged(build))) {
    const log = path.join(home, 'logs', `${build.name}.log`)
    throw new Error(`promtool could not be built; the end of ${log} says:\n${await lastLines(log)}`)
  }
  await rename(`${file}.new`, file)
  return file
}

/** What it says of the rules, and of their tests. */
export function askPromtool(file: string, ...args: string[]): { isFine: boolean; says: string } {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: ALERTS, encoding: 'utf8' })
  return { isFine: status === 0, says: `${stdout}${stderr}` }
}
