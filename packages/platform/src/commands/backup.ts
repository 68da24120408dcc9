import path from 'node:path'
import { parseArgs } from 'node:util'
import { rememberedChoices, startServer, stopStaleProcesses } from '@storyright/backing-servers'
import { backUp, stampOf } from '../backup/back-up.ts'
import { lockHome, runningPlatform } from '../lock.ts'
import { keepPrivate } from '../private-home.ts'
import { settingsFrom } from '../settings/settings.ts'
import { endWith } from '../terminal/end-with.ts'
import { createProgress } from '../terminal/progress.mjs'

const MB = 1_000_000

/** Copies everything that this home holds, beside a running platform or without one. */
async function run(): Promise<number> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const { home } = settingsFrom(process.env)
  await requireOwnServers(home)
  const to = path.resolve(values.to ?? path.join(home, 'backups', stampOf(new Date())))
  const progress = createProgress()
  const { at, bytes, files } = await withPostgres(home, (postgresUrl) => backUp({ home, to, postgresUrl, progress }))
  console.log(
    `${to} shows ${home} as it was at ${at}: ${Object.keys(files).length} files, ${(bytes / MB).toFixed(1)} MB.`,
  )
  if (process.env.FILES_URL) console.log('Uploaded files lie in a bucket, which it does not hold.')
  console.log('It holds keys and passwords: keep it where only its owner can read it.')
  return 0
}

async function requireOwnServers(home: string): Promise<void> {
  const others = Object.values(await rememberedChoices(home)).filter(({ id }) => id === 'environment')
  if (others.length > 0)
    throw new Error(`${others.map(({ label }) => label).join(', ')}: not ours to copy; their own backups do it.`)
}

/** With the server that runs, or one that is started for it. */
async function withPostgres<Result>(home: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const running = await runningPlatform(home)
  if (running) {
    if (!running.urls?.postgresUrl) throw new Error('The platform is about to start: try again when it is ready.')
    await keepPrivate(home)
    return work(running.urls.postgresUrl)
  }
  const unlock = await lockHome(home)
  try {
    await stopStaleProcesses(home)
    const server = await startServer('postgres', { home, durable: true })
    try {
      return await work(server.url)
    } finally {
      await server.stop()
    }
  } finally {
    await unlock()
  }
}

await endWith(run)
