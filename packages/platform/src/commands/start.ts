import { parseArgs } from 'node:util'
import { rememberedChoices, stopLeftovers } from '@storyright/backing-servers'
import { forgetData } from '../forget-data.ts'
import { lockHome, publishAddresses } from '../lock.ts'
import { takeBucketAccess } from '../settings/bucket-access.ts'
import { takeCardKeys } from '../settings/card-keys.ts'
import { checkPorts } from '../settings/check-ports.ts'
import { takeMailAccess } from '../settings/mail-access.ts'
import { takeModelAccess } from '../settings/model-access.ts'
import { requireFitForPublic } from '../settings/public-start.ts'
import { settingsFrom } from '../settings/settings.ts'
import { takeSourceAccess } from '../settings/source-access.ts'
import { startPlatform } from '../start-platform.ts'
import { endWith } from '../terminal/end-with.ts'
import { createProgress } from '../terminal/progress.mjs'
import { untilStopped } from '../terminal/until-stopped.ts'
import { announcement } from './announce.ts'
import { askerOf, requireRunning } from './ask-service.ts'
import { sayWhenHeard } from './say-when-heard.ts'

async function start(): Promise<number> {
  const began = Date.now()
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({ options: { reset: flag, servers: flag, telemetry: flag, timings: flag } })
  const settings = {
    ...settingsFrom(process.env),
    cardKeys: takeCardKeys(process.env),
    modelAccess: takeModelAccess(process.env),
    sourceAccess: takeSourceAccess(process.env),
    bucketAccess: takeBucketAccess(process.env),
    telemetry: values.telemetry ?? false,
    smtpUrl: takeMailAccess(process.env),
  }
  const { home, ports } = settings
  if (values.servers) return showServers(home)
  requireFitForPublic(settings, process.env)

  const stopping = new AbortController()
  const stopped = untilStopped().then(() => stopping.abort())
  const say = createProgress()
  const unlock = await lockHome(home)
  try {
    const leftovers = await stopLeftovers(home)
    if (leftovers.length > 0) say.note(`Stopped what an earlier start left running: ${leftovers.join(', ')}.`)
    if (values.reset) await forgetData(home)
    await checkPorts(ports)
    const platform = await startPlatform({ ...settings, external: true, say, signal: stopping.signal })
    await publishAddresses(home, { urls: platform.servers, services: platform.services })
    say.note(announcement(settings, platform.labels, (Date.now() - began) / 1000))
    const timings = () => {
      if (values.timings && !stopping.signal.aborted)
        say.note(['', 'What each part took:', ...say.timings(), ''].join('\n'))
    }
    timings()
    const ask = await askerOf(await requireRunning())
    // Not waited for: a service that hangs may leave it without an answer.
    void platform.complete
      .then(timings, (error: Error) => {
        if (!stopping.signal.aborted) say.note(`${error.message}\nThe next start tries to load it again.`)
      })
      .then(() => sayWhenHeard({ ask, say, signal: stopping.signal }))
    await stopped
    await say.step('Stopping', platform.stop)
    return 0
  } finally {
    await stopLeftovers(home) // what was still about to stand when the start was given up
    await unlock()
  }
}

async function showServers(home: string): Promise<number> {
  const labels = Object.values(await rememberedChoices(home)).map(({ label }) => label)
  console.log(labels.length > 0 ? labels.join('\n') : 'No servers have been chosen yet: npm start chooses them.')
  return 0
}

await endWith(start)
