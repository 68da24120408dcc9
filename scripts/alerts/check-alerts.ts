import { buildGoTool, builtGoTool, onPath } from '@storyright/backing-servers'
import { endWith, settingsFrom } from '@storyright/platform'
import { askPromtool, promtool } from './promtool.ts'

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
