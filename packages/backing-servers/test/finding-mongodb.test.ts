import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findServer, silent, startServer } from '@storyright/backing-servers'
import { rememberedChoices } from '../src/download-cache.ts'
import { downloadedMongod } from '../src/mongodb/downloaded-mongod.ts'
import { dataFolder } from '../src/mongodb/mongodb.ts'

const run = promisify(execFile)
const PATIENCE = 4_000

describe('finding MongoDB', () => {
  const before = { ...process.env }
  let home: string
  let mirror: Server | undefined
  let requests: string[]
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'storyright-finding-'))
    requests = []
    await mirrorWith((_request, response) => response.destroy())
  })
  afterEach(async () => {
    process.env = { ...before }
    mirror?.closeAllConnections()
    mirror?.close()
    await rm(home, { recursive: true })
  })

  /** A place to download from instead of the makers'. */
  async function mirrorWith(listener: RequestListener): Promise<void> {
    mirror?.close()
    mirror = createServer((request, response) => {
      requests.push(request.url!)
      listener(request, response)
    })
    await new Promise<void>((listening) => mirror!.listen(0, '127.0.0.1', listening))
    const { port } = mirror.address() as AddressInfo
    Object.assign(process.env, { MONGOMS_USE_HTTP: '1', MONGOMS_DOWNLOAD_MIRROR: `http://127.0.0.1:${port}` })
  }

  /** A program that only says which version it is. */
  async function program(folder: string, name: string, says: string): Promise<void> {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, name), `#!/bin/sh\necho '${says}'\n`, { mode: 0o755 })
  }

  const place = () => ({ home, wheels: path.join(home, 'wheels'), progress: silent })

  it.each([
    { there: { mongod: 'db version v8.0.4' }, label: 'MongoDB 8.0.4 from BIN/mongod' },
    {
      there: { mongod: 'db version v8.0.4', 'secantusd-rs': 'secantusd-rs 0.5.3' },
      label: 'MongoDB 8.0.4 from BIN/mongod',
    },
    {
      there: { mongod: 'db version v4.4.29', 'secantusd-rs': 'secantusd-rs 0.5.3' },
      label: 'SecantusDB 0.5.3 from BIN/secantusd-rs',
    },
  ])('on a machine with $there chooses $label', async ({ there, label }) => {
    const bin = path.join(home, 'bin')
    for (const [name, says] of Object.entries(there)) await program(bin, name, says!)
    process.env.PATH = bin
    const found = await findServer('mongodb', { home })
    expect(found.label).toBe(label.replace('BIN', bin))
    expect((await rememberedChoices(home)).mongodb).toMatchObject({ label: found.label })
  })

  it('takes the address in MONGODB_URL before all others, and starts nothing', async () => {
    process.env.MONGODB_URL = 'mongodb+srv://cluster.example.com'
    const { url, label } = await startServer('mongodb', { home, durable: true, external: true })
    expect([url, label]).toEqual(['mongodb+srv://cluster.example.com', 'MongoDB at the address in MONGODB_URL'])
    expect((await rememberedChoices(home)).mongodb?.label).toBe(label)
    expect(requests).toEqual([])
  })

  it('keeps what it has downloaded', async () => {
    await program(path.join(home, 'archive/bin'), 'mongod', 'db version v8.2.6')
    const archive = path.join(home, 'archive.tgz')
    await run('tar', ['-czf', archive, '-C', home, 'archive'])
    const bytes = await readFile(archive)
    const sum = createHash('md5').update(bytes).digest('hex')
    await mirrorWith((request, response) => {
      const body = request.url!.endsWith('.md5') ? Buffer.from(`${sum}  archive.tgz\n`) : bytes
      response.setHeader('content-length', body.length).end(body)
    })
    const first = await downloadedMongod(place())
    expect((await run(first!)).stdout).toBe('db version v8.2.6\n')
    const asked = requests.length
    expect(await downloadedMongod(place())).toBe(first)
    expect(requests).toHaveLength(asked)
  })

  it.each([
    ['never answers', 0],
    ['stops in the middle', 100_000],
  ])('gives up a download that %s, and does not try again that day', async (_how, bytes) => {
    await mirrorWith((_request, response) => {
      if (bytes) response.writeHead(200, { 'content-length': 10 * bytes }).write(Buffer.alloc(bytes))
    })
    const began = Date.now()
    expect(await downloadedMongod(place(), PATIENCE)).toBeUndefined()
    expect(Date.now() - began).toBeLessThan(20_000)
    expect(requests).toHaveLength(1)
    expect(await downloadedMongod(place(), PATIENCE)).toBeUndefined()
    expect(requests).toHaveLength(1)
  })

  it('gives up at once where nobody can be reached', async () => {
    mirror!.close()
    const began = Date.now()
    expect(await downloadedMongod(place())).toBeUndefined()
    expect(Date.now() - began).toBeLessThan(7_000)
  })

  it('never starts one make on the data of another', async () => {
    const folder = path.join(home, 'mongodb')
    const data = await dataFolder(folder, 'secantusdb')
    expect(await dataFolder(folder, 'secantusdb')).toBe(data)
    await expect(dataFolder(folder, 'mongod')).rejects.toThrow(
      `${data} holds data that mongod cannot read: bring secantusdb back, or start with --reset.`,
    )
    expect(await dataFolder(folder, 'secantusdb')).toBe(data)
  })
})
