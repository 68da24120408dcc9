import { parseArgs } from 'node:util'
import { rememberedChoices } from '@storyright/backing-servers'
import { endWith } from '../terminal/end-with.ts'
import { launch, launchSettings } from './launch.ts'

async function start(): Promise<number> {
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({ options: { reset: flag, servers: flag, telemetry: flag, timings: flag } })
  const settings = launchSettings(values.telemetry)
  if (values.servers) return showServers(settings.home)
  return launch({ settings, reset: values.reset ?? false, timings: values.timings ?? false })
}

async function showServers(home: string): Promise<number> {
  const labels = Object.values(await rememberedChoices(home)).map(({ label }) => label)
  console.log(labels.length > 0 ? labels.join('\n') : 'No servers have been chosen yet: npm start chooses them.')
  return 0
}

await endWith(start)
