import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { silent } from '@storyright/backing-servers'
import { eventually } from '@storyright/testing'
import { loadBehind, wasLoaded } from '../src/demo/load-behind.ts'
import { demoFileOf, holdFileOf } from '../src/environment/environment.ts'
import { installationOf } from '../src/environment/installation.ts'
import { processes, processOf } from '../src/environment/processes.ts'

const behind = ['ai', 'community', 'enrichment'].map(processOf)

describe('loading the demo behind the address', () => {
  let home: string
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'storyright-behind-'))
  })
  afterEach(() => rm(home, { recursive: true }))

  /** A program that writes down which service loads, who waits meanwhile, and what pages say; then does what it is told. */
  async function program(name: string, then = ''): Promise<void> {
    const folder = path.join(home, 'build', 'services', name)
    await mkdir(folder, { recursive: true })
    const held = JSON.stringify(behind.map((one) => [one.name, holdFileOf(home, one.name)]))
    await writeFile(
      path.join(folder, 'seed.js'),
      `import { appendFileSync, existsSync, readFileSync } from 'node:fs'
      const held = ${held}.filter(([, file]) => existsSync(file)).map(([name]) => name)
      const notes = JSON.parse(readFileSync(${JSON.stringify(demoFileOf(home))})).map(({ part }) => part)
      appendFileSync(${JSON.stringify(path.join(home, 'loads'))}, JSON.stringify({ loads: '${name}', held, notes }) + '\\n')
      ${then}`,
    )
  }
  const loads = async () => {
    const text = await readFile(path.join(home, 'loads'), 'utf8').catch(() => '')
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }
  const notes = async () => JSON.parse(await readFile(demoFileOf(home), 'utf8'))
  async function prepare() {
    const ports = { gateway: 1, sandbox: 2, smtp: 3, mail: 4 }
    const postgresUrl = 'postgresql://rows'
    const servers = { natsUrl: 'nats://bus', redisUrl: 'redis://keys', postgresUrl, mongodbUrl: 'mongodb://docs' }
    const settings = { home, ports, publicUrl: 'http://site', demo: true }
    const installation = await installationOf(settings, servers, processes)
    return loadBehind(behind, { home, progress: silent, processes, installation, pausesMs: [10, 10] })
  }

  it('has services wait until their own part is there, the forum first, and pages say what is missing', async () => {
    for (const { name } of behind) await program(name)
    const load = await prepare()
    expect(await notes()).toEqual([
      { part: 'community', what: 'discussions', loaded: 0, total: 0 },
      { part: 'ai', what: 'visits and searches', loaded: 0, total: 0 },
      { part: 'enrichment', what: 'look-ups', loaded: 0, total: 0 },
    ])
    await load().complete
    expect(await loads()).toEqual([
      { loads: 'community', held: ['ai', 'community', 'enrichment'], notes: ['community', 'ai', 'enrichment'] },
      { loads: 'ai', held: ['ai', 'enrichment'], notes: ['ai', 'enrichment'] },
      { loads: 'enrichment', held: ['enrichment'], notes: ['enrichment'] },
    ])
    expect([await notes(), existsSync(holdFileOf(home, 'enrichment')), wasLoaded(home)]).toEqual([[], false, true])
  })

  it('expects nothing to be missing at a later start, which looks all the same and says so where something is', async () => {
    await mkdir(path.join(home, 'data'))
    await writeFile(path.join(home, 'data', 'demo-loaded'), '')
    const says = { demo: { what: 'comments', loaded: 3, total: 9 } }
    await program('community', `console.log(${JSON.stringify(JSON.stringify(says))}); setInterval(() => {}, 1000)`)
    const load = await prepare()
    expect(await notes()).toEqual([])
    const { stop } = load()
    await eventually(async () => expect(await notes()).not.toEqual([]))
    expect(await notes()).toEqual([{ part: 'community', what: 'comments', loaded: 3, total: 9 }])
    await stop()
  })

  it('tries again what failed, lets the service go on without it in the end, loads the others and says why', async () => {
    await program('community', 'console.error("The sky fell"); process.exit(1)')
    await program('ai')
    await program('enrichment')
    const { complete } = (await prepare())()
    await expect(complete).rejects.toThrow(/community-seed failed[\s\S]*The sky fell/)
    expect((await loads()).map((one) => one.loads)).toEqual(['community', 'community', 'community', 'ai', 'enrichment'])
    expect([await notes(), existsSync(holdFileOf(home, 'community')), wasLoaded(home)]).toEqual([[], false, false])
  })

  it('ends at once when the platform stops, and is gone on with at the next start', async () => {
    await program('community', 'setInterval(() => {}, 1000)')
    await program('ai')
    const { complete, stop } = (await prepare())()
    await eventually(async () => expect(await loads()).not.toEqual([]))
    await stop()
    await complete
    expect([(await loads()).length, wasLoaded(home)]).toEqual([1, false])
    expect(await notes()).toHaveLength(3)
    await program('community')
    await (await prepare())().complete
    expect((await loads()).map((one) => one.loads)).toEqual(['community', 'community', 'ai'])
  })
})
