import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { buildGoTool, builtGoTool, type GoTool, goToolFile, onPath } from '@storyright/backing-servers'
import { endWith, inRepository, settingsFrom } from '@storyright/platform'

const promtool: GoTool = {
  name: 'promtool',
  module: 'github.com/prometheus/prometheus',
  version: 'v0.316.0',
  package: 'github.com/prometheus/prometheus/cmd/promtool',
  tags: 'remove_all_sd', // without the clients of every cloud that Prometheus finds its targets in
}
const ALERTS = inRepository('deploy/observability')

/** Checks the alerts and runs their tests with Prometheus' own program. */
async function checkAlerts(): Promise<number> {
  const { home } = settingsFrom(process.env)
  const there = (await builtGoTool(home, promtool)) ?? (await onPath(promtool.name))
  const file = there ?? (await buildGoTool(home, promtool))
  if (!file) {
    console.log('Nothing was checked: promtool is neither on the PATH nor can it be built, for there is no go.')
    return 0
  }
  const answers = [
    askPromtool(file, 'check', 'rules', 'alerts.yaml'),
    askPromtool(file, 'test', 'rules', 'alerts.test.yaml'),
  ]
  for (const { description: message } of answers) console.log(message)
  return answers.every(({ isFine }) => isFine) ? 0 : 1
}

await endWith(checkAlerts)

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
