import path from 'node:path'
import { parseArgs } from 'node:util'
import { stopStaleProcesses } from '@storyright/backing-servers'
import { printMeasure } from '@storyright/matching/measure'
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
import { analyses } from './analyses.ts'
import { analytics } from './analytics.ts'
import type { Bench } from './bench.ts'
import { browse } from './browse.ts'
import { enrichment } from './enrichment.ts'
import { forum } from './forum.ts'
import { growth } from './growth.ts'
import { imports } from './imports.ts'
import { listings } from './listings.ts'
import { notifications } from './notifications.ts'
import { offers } from './offers.ts'
import { recommendations } from './recommendations.ts'
import { rights } from './rights.ts'
import { rooms } from './rooms.ts'
import { roomy } from './running/roomy.ts'
import { streams } from './streams.ts'
import { telemetry } from './telemetry.ts'
import { upgrades } from './upgrades.ts'
import { views } from './views.ts'

const benches: Record<string, Bench> = {
  analyses,
  analytics,
  browse,
  enrichment,
  forum,
  growth,
  imports,
  listings,
  notifications,
  offers,
  recommendations,
  rights,
  rooms,
  streams,
  telemetry,
  upgrades,
  views,
}

/** Rules are measured without a platform. */
const ofRules: Record<string, () => string> = { matching: printMeasure }

async function bench(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '4' },
      listings: { type: 'string', default: '100000' },
      posts: { type: 'string', default: '100000' },
    },
  })
  const name = positionals[0] ?? ''
  if (ofRules[name]) {
    console.log(ofRules[name]())
    return 0
  }
  const chosen = benches[name]
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]
  const [size, posts] = [Number(values.listings), Number(values.posts)]
  if (!chosen || ![rounds, seconds, size, posts].every((number) => number >= 1))
    throw new Error(
      `Use npm run bench -- ${[...Object.keys(benches), ...Object.keys(ofRules)].join('|')} [--rounds 7] [--seconds 4] [--listings 100000] [--posts 100000]`,
    )

  const { home: sharedHome } = settingsFrom(process.env)
  const home = path.join(sharedHome, 'bench')
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = untilStopped().then(() => stopping.abort())
  const unlock = await lockHome(home)
  try {
    const progress = createProgress()
    const { beside = [], unseeded = [], run } = chosen
    await beginAnew(home)
    const finished = onPlatform(
      {
        home,
        wheels: path.join(sharedHome, 'wheels'),
        processes: [...processes.map(roomy), ...beside],
        unseeded,
        web: false,
        progress,
        signal,
      },
      ({ url, services, servers }) =>
        run({
          home,
          url,
          services,
          postgresUrl: urlOf(servers, 'postgres'),
          mongoUrl: urlOf(servers, 'mongodb'),
          rounds,
          seconds,
          listings: size,
          posts,
          progress,
          signal,
        }),
    )
    return await Promise.race([finished.then(() => 0), stopped.then(() => 1)])
  } finally {
    await stopStaleProcesses(home)
    await unlock()
  }
}

await endWith(bench)
