import { startChild, startServers } from '@storyright/backing-servers'
import { buildServices, bundleOf } from '../build/bundle-services.ts'
import { environmentOf } from '../environment/environment.ts'
import { installationOf } from '../environment/installation.ts'
import { processes, processOf } from '../environment/processes.ts'
import { lockHome, runningPlatform } from '../lock.ts'
import { settingsFrom } from '../settings/settings.ts'
import { prepareStores } from '../stores/prepare-stores.ts'
import type { ServerUrls } from '../stores/servers.ts'
import { endWith } from '../terminal/end-with.ts'
import { createProgress } from '../terminal/progress.mjs'
import { askPassword } from './ask-password.ts'

// Identity's command needs its database alone; these addresses only complete its configuration.
const NOWHERE = { natsUrl: 'nats://127.0.0.1:1', redisUrl: 'redis://127.0.0.1:1' }

const settings = settingsFrom(process.env)
const { home } = settings
const identity = processOf('identity')
const progress = createProgress(process.stderr)

/** Makes an administrator in the database of the platform, whether that runs or not. */
async function createAdmin(): Promise<number> {
  const password = process.env.ADMIN_PASSWORD ?? (await askPassword('Password of the new administrator: '))
  const running = await runningPlatform(home)
  if (running?.urls) return runCommand(running.urls, password)
  const unlock = await lockHome(home)
  try {
    const postgres = await startServers({ home, durable: true, external: true, need: ['postgres'], progress })
    try {
      return await runCommand({ ...NOWHERE, ...postgres }, password)
    } finally {
      await postgres.stop()
    }
  } finally {
    await unlock()
  }
}

async function runCommand(servers: ServerUrls, password: string): Promise<number> {
  const installation = await installationOf(settings, servers, processes)
  await prepareStores([identity], installation)
  const { folder } = identity
  await progress.step('Building the services', () =>
    buildServices(
      home,
      processes.map((one) => one.folder),
    ),
  )
  const file = bundleOf(home, folder, 'admin-create')
  if (!file) throw new Error(`${folder} has no src/admin-create.ts.`)
  const child = await startChild({
    home,
    name: 'admin-create',
    command: process.execPath,
    args: [file, ...process.argv.slice(2)],
    env: { ...environmentOf(identity, installation), ADMIN_PASSWORD: password },
    log: process.stdout.fd,
  })
  return child.exited
}

await endWith(createAdmin)
