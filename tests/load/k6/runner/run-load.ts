import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Progress, stopStaleProcesses } from '@storyright/backing-servers'
import { catalogueCalls } from '@storyright/contracts/http'
import {
  beginAnew,
  createProgress,
  endWith,
  lockHome,
  onPlatform,
  processes,
  settingsFrom,
  untilStopped,
  urlOf,
} from '@storyright/platform'
import { withDatabase } from '@storyright/postgres'
import { type Answer, startReference } from '../../reference/start-reference.ts'
import { roomy } from '../../running/roomy.ts'
import { signIn } from '../../running/sign-in.ts'
import { findK6 } from './find-k6.ts'
import { loadTable } from './load-table.ts'
import { makePlan } from './make-plan.ts'
import { DAY, measure } from './measure.ts'
import { runScenario } from './run-scenario.ts'
import { isMet, scenarioNames } from './thresholds.ts'

/** What is measured, and where it answers. */
interface Target {
  url: string
  sandboxUrl: string
  databaseUrl?: string
}

interface Run {
  home: string
  k6: string
  chosen: string[]
  minutes: number
  progress: Progress
  signal: AbortSignal
}

async function load(): Promise<number> {
  const { positionals: chosen, values } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '0.5' }, at: { type: 'string' } },
  })
  const names = [...scenarioNames, DAY]
  const minutes = Number(values.minutes)
  if (!(minutes > 0) || chosen.some((name) => !names.some((known) => known === name)))
    throw new Error(`Use npm run load:k6 [-- ${names.join(' ')}] [--minutes 0.5] [--at https://…]`)
  const { home: sharedHome } = settingsFrom(process.env)
  const home = path.join(sharedHome, 'k6-run')
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = untilStopped().then(() => stopping.abort())
  const unlock = await lockHome(home)
  try {
    const progress = createProgress()
    const run = { home, k6: await findK6(sharedHome, progress), chosen, minutes, progress, signal }
    const wheels = path.join(sharedHome, 'wheels')
    const finished = values.at
      ? loadAt({ url: values.at, sandboxUrl: '' }, run)
      : beginAnew(home).then(() =>
          onPlatform(
            { home, wheels, processes: processes.map(roomy), web: false, progress, signal },
            ({ url, sandboxUrl, servers }) =>
              loadAt({ url, sandboxUrl, databaseUrl: withDatabase(urlOf(servers, 'postgres'), 'identity') }, run),
          ),
        )
    return await Promise.race([finished, stopped.then(() => 1)])
  } finally {
    await stopStaleProcesses(home)
    await unlock()
  }
}

/** Measures what was chosen; 1 when a threshold was missed. */
async function loadAt(target: Target, { home, k6, chosen, minutes, progress, signal }: Run): Promise<number> {
  const { url, databaseUrl } = target
  const reference = await startReference(home, await pageOf24(url))
  try {
    const bareUrl = reference.proxyUrl
    const plan = await progress.step('Signing in whoever takes part', () => makePlan({ ...target, bareUrl, signal }))
    const planFile = path.join(home, 'k6-plan.json')
    await writeFile(planFile, JSON.stringify(plan), { mode: 0o600 })
    const rows = await measure({
      chosen,
      minutes,
      without: databaseUrl ? [] : ['offers', 'upgrades'],
      run: (script, how) => {
        signal.throwIfAborted()
        return runScenario({ k6, home, planFile, script, ...how })
      },
      progress,
    })
    if (!databaseUrl)
      progress.note('\nOffers and upgrades are left out: they need people whom only the database can add.')
    progress.note(`\n${loadTable(rows)}`)
    return rows.every(isMet) ? 0 : 1
  } finally {
    await reference.stop()
  }
}

async function pageOf24(url: string): Promise<Answer> {
  const response = await fetch(`${url}${catalogueCalls.listListings.path}?limit=24`, {
    headers: { cookie: await signIn(url, 'premium@storyright.test'), 'accept-encoding': 'identity' },
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: nothing can be measured there.`)
  return { body: Buffer.from(await response.arrayBuffer()), contentType: response.headers.get('content-type')! }
}

await endWith(load)
