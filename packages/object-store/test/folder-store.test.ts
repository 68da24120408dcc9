import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdtemp, open, readdir, readlink, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { folderStore, sweepUnused } from '../src/index.ts'

let folder: string
const store = () => folderStore(path.join(folder, 'kept'))
const put = (text: string) => store().put(Readable.from([Buffer.from(text)]))
const files = () => readdir(path.join(folder, 'kept')).catch(() => [])

/** Which folders are synced from now on, and what stands in them by then. */
async function watchSyncs() {
  const handle = await open(folder)
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const shown: { folder: string; names: string[] }[] = []
  const sync = prototype.sync
  const spy = jest.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const at = await readlink(`/proc/self/fd/${this.fd}`)
    shown.push({ folder: at, names: await readdir(at) })
    return sync.call(this)
  })
  return { shown, stop: () => spy.mockRestore() }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyright-objects-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a folder of objects', () => {
  it('has told the disk to keep file and name before it says that it has it', async () => {
    const synced = await watchSyncs()
    const name = await put('a deed')
    const kept = path.join(folder, 'kept')
    expect(synced.shown).toEqual([
      { folder, names: ['kept'] },
      { folder: kept, names: [name] },
    ])
    await put('another')
    expect(synced.shown).toHaveLength(3)
    expect(synced.shown[2]).toMatchObject({ folder: kept, names: await files() })
    synced.stop()
  })

  it('leads nowhere by names that it did not give', async () => {
    await put('a deed')
    await writeFile(path.join(folder, 'secret'), 'secret')
    for (const name of ['../secret', 'secret', '', '.', '..', randomUUID(), `../${randomUUID()}`, '%2e%2e/secret']) {
      expect(await store().get(name)).toBeNull()
      await store().remove(name)
    }
    expect((await readdir(folder)).sort()).toEqual(['kept', 'secret'])
    expect(await files()).toHaveLength(1)
  })
})

describe('a sweep', () => {
  it('removes what is old and unused, and what a crash left unfinished', async () => {
    const [used, unused, young] = [await put('used'), await put('unused'), await put('young')]
    const unfinished = `${randomUUID()}.part`
    await writeFile(path.join(folder, 'kept', unfinished), 'half')
    await writeFile(path.join(folder, 'kept', 'README'), 'of somebody else')
    const old = new Date('2026-01-01')
    for (const name of [used, unused, unfinished, 'README']) await utimes(path.join(folder, 'kept', name), old, old)
    const removed = await sweepUnused(store(), {
      keptBefore: new Date('2026-01-02'),
      usedAmong: async (names) => new Set(names.filter((name) => name === used)),
    })
    expect(removed).toBe(2)
    expect((await files()).sort()).toEqual(['README', used, young].sort())
  })

  it('removes nothing when nobody can say what is used', async () => {
    await put('a deed')
    const sweep = {
      keptBefore: new Date(Date.now() + 60_000),
      usedAmong: () => Promise.reject(new Error('The database is away')),
    }
    await expect(sweepUnused(store(), sweep)).rejects.toThrow('away')
    expect(await files()).toHaveLength(1)
  })
})
