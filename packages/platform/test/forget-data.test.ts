import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeHome } from '../../testing/src/home.ts'
import { variablesOf } from '../src/environment/environment.ts'
import { installationOf } from '../src/environment/installation.ts'
import { processes } from '../src/environment/processes.ts'
import { forgetData } from '../src/forget-data.ts'
import { serversOf } from '../src/stores/store-kinds.ts'

const PROGRAMS = ['build', 'run', 'servers.json', 'wheels']

describe('forgetting the data of a home', () => {
  let home: string
  beforeEach(async () => {
    home = await makeHome()
  })
  afterEach(() => rm(home, { recursive: true }))

  /** Every place under the home of which a process is told: uploads, decks, mails, payments, keys. */
  async function placesTold(): Promise<string[]> {
    const ports = { gateway: 8080, sandbox: 8090, smtp: 1025, mail: 1080 }
    const servers = { natsUrl: 'nats://bus', postgresUrl: 'postgresql://rows/postgres', redisUrl: 'redis://keys' }
    const settings = { home, ports, publicUrl: 'http://site', demo: true }
    const installation = await installationOf(settings, { ...servers, mongodbUrl: 'mongodb://docs' }, processes)
    const told = processes.flatMap((one) => Object.values(variablesOf(one, installation)))
    return [...new Set(told.filter((value) => value.startsWith(home + path.sep)))]
  }

  it('empties every place that a process or a server writes to, and keeps what was built and installed', async () => {
    const isProgram = (place: string) => PROGRAMS.includes(path.relative(home, place).split(path.sep)[0]!)
    const told = (await placesTold()).filter((place) => !isProgram(place))
    expect(told.map((place) => path.relative(home, place))).toEqual(
      expect.arrayContaining(['data/uploads', 'data/offers', 'sandbox']),
    )
    const folders = [...told, ...serversOf(processes).map((name) => path.join(home, name)), path.join(home, 'logs')]
    for (const place of folders.filter((one) => !existsSync(one))) {
      await mkdir(place, { recursive: true })
      await writeFile(path.join(place, 'kept'), 'of somebody')
    }
    for (const name of PROGRAMS) await mkdir(path.join(home, name), { recursive: true })
    await forgetData(home)
    expect((await readdir(home)).toSorted()).toEqual(PROGRAMS)
  })
})
