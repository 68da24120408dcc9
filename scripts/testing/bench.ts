import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Say } from '@storyright/backing-servers'
import { freePort, startServers, stopLeftovers } from '@storyright/backing-servers'
import type { Bench } from '../../tests/load/bench.ts'
import { browse } from '../../tests/load/browse.ts'
import { listings } from '../../tests/load/listings.ts'
import { offers } from '../../tests/load/offers.ts'
import { endWith } from '../platform/end-with.ts'
import { lockHome } from '../platform/lock.ts'
import { type PlatformProcess, processes } from '../platform/processes.ts'
import type { Ports } from '../platform/settings.ts'
import { settingsFrom } from '../platform/settings.ts'
import { type Platform, startPlatform } from '../platform/start-platform.ts'
import { untilStopped } from '../platform/until-stopped.ts'
import { createProgress } from '../progress.mjs'

const benches: Record<string, Bench> = { browse, listings, offers }

/** What a run begins without; builds stay. */
const DATA = ['postgres', 'nats', 'redis', 'sandbox', 'data', 'logs']

async function bench(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '4' },
      listings: { type: 'string', default: '100000' },
    },
  })
  const chosen = benches[positionals[0] ?? '']
  const [rounds, seconds, size] = [Number(values.rounds), Number(values.seconds), Number(values.listings)]
  if (!chosen || !(rounds >= 1) || !(seconds >= 1) || !(size >= 1))
    throw new Error(
      `Use npm run bench -- ${Object.keys(benches).join('|')} [--rounds 7] [--seconds 4] [--listings 100000]`,
    )

  const { home: sharedHome } = settingsFrom(process.env)
  const home = path.join(sharedHome, 'bench')
  await mkdir(home, { recursive: true })
  const stopping = new AbortController()
  const stopped = untilStopped().then(() => stopping.abort())
  const unlock = await lockHome(home)
  try {
    const say = createProgress()
    const { signal } = stopping
    const { beside = [], run } = chosen
    const place = { home, wheels: path.join(sharedHome, 'wheels'), beside, say }
    const finished = onPlatform(place, signal, ({ url, services, servers: { postgresUrl } }) =>
      run({ home, url, services, postgresUrl, rounds, seconds, listings: size, say, signal }),
    )
    return await Promise.race([finished.then(() => 0), stopped.then(() => 1)])
  } finally {
    await stopLeftovers(home)
    await unlock()
  }
}

interface Place {
  home: string
  wheels: string
  beside: PlatformProcess[]
  say: Say
}

/** A platform as `npm start` runs it, on fresh demo data and servers of its own, for as long as `work` takes. */
async function onPlatform(
  { home, wheels, beside, say }: Place,
  signal: AbortSignal,
  work: (platform: Platform & { url: string }) => Promise<void>,
) {
  await stopLeftovers(home)
  for (const name of DATA) await rm(path.join(home, name), { recursive: true, force: true })
  const servers = await startServers({ home, wheels, durable: true, need: ['postgres', 'nats', 'redis'], say })
  try {
    const [gateway, sandbox, smtp, mail] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
    const ports: Ports = { gateway, sandbox, smtp, mail }
    const url = `http://127.0.0.1:${gateway}`
    const platform = await startPlatform({
      home,
      ports,
      publicUrl: url,
      demo: true,
      web: false,
      processes: [...processes, ...beside],
      servers,
      say,
      signal,
    })
    try {
      await work({ ...platform, url })
    } finally {
      await platform.stop()
    }
  } finally {
    await servers.stop()
  }
}

await endWith(bench)
