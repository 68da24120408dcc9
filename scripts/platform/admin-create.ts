import { startChild, startServers } from '@storyright/backing-servers'
import { createProgress } from '../progress.mjs'
import { askPassword } from './ask-password.ts'
import { buildOnce } from './build.ts'
import { bundleService } from './bundle-service.ts'
import { endWith } from './end-with.ts'
import { lockHome, runningPlatform } from './lock.ts'
import { prepareDatabases } from './prepare-databases.ts'
import type { ServerUrls } from './processes.ts'
import { environmentOf, processes } from './processes.ts'
import { bundleOf } from './run-bundle.ts'
import { settingsFrom } from './settings.ts'
import { worldOf } from './world.ts'

// Identity's command needs its database alone; these addresses only complete its configuration.
const NOWHERE = { natsUrl: 'nats://127.0.0.1:1', redisUrl: 'redis://127.0.0.1:1' }

const settings = settingsFrom(process.env)
const identity = processes.find(({ name }) => name === 'identity')!
const say = createProgress(process.stderr)

/** Makes an administrator in the database of the platform, whether that runs or not. */
async function createAdmin(): Promise<number> {
  const password = process.env.ADMIN_PASSWORD ?? (await askPassword('Password of the new administrator: '))
  const running = await runningPlatform(settings.home)
  if (running?.urls) return runCommand(running.urls, password)
  const unlock = await lockHome(settings.home)
  try {
    const { home } = settings
    const postgres = await startServers({ home, durable: true, external: true, need: ['postgres'], say })
    try {
      return await runCommand({ ...NOWHERE, postgresUrl: postgres.postgresUrl }, password)
    } finally {
      await postgres.stop()
    }
  } finally {
    await unlock()
  }
}

async function runCommand(servers: ServerUrls, password: string): Promise<number> {
  const { home } = settings
  const world = await worldOf(settings, servers, processes)
  await prepareDatabases(servers.postgresUrl, [identity])
  const { name, folder } = identity
  await buildOnce(home, { name, folder, make: (out) => bundleService(folder, out) }, say)
  const file = bundleOf(home, name, 'admin-create')
  if (!file) throw new Error(`${folder} has no src/admin-create.ts.`)
  const child = await startChild({
    home,
    name: 'admin-create',
    command: process.execPath,
    args: [file, ...process.argv.slice(2)],
    env: { ...environmentOf(identity, world), ADMIN_PASSWORD: password },
    log: process.stdout.fd,
  })
  return child.exited
}

await endWith(createAdmin)
