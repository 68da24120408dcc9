import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { type GoTool, goToolFile } from '@storyright/backing-servers'
import { inRepository } from '@storyright/platform'

export const promtool: GoTool = {
  name: 'promtool',
  module: 'github.com/prometheus/prometheus',
  version: 'v0.316.0',
  package: 'github.com/prometheus/prometheus/cmd/promtool',
  tags: 'remove_all_sd', // without the clients of every cloud that Prometheus finds its targets in
}
export const ALERTS = inRepository('deploy/observability')

/** Where the program may be: where it was built before, and on the PATH. */
export const promtoolPlaces = (home: string): string[] => [
  goToolFile(home, promtool),
  ...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, promtool.name)),
]

/** Its output for the rules, and for their tests. */
export function askPromtool(file: string, ...args: string[]): { isFine: boolean; description: string } {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: ALERTS, encoding: 'utf8' })
  return { isFine: status === 0, description: `${stdout}${stderr}` }
}
