import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { filesEnvironment, folderStore, moveFiles, type ObjectStore, openObjectStore } from '../src/index.ts'
import { namesIn, openS3 } from './bucket.ts'

let s3: Awaited<ReturnType<typeof openS3>>
let folder: string
beforeAll(async () => {
  s3 = await openS3()
}, 300_000) // its wheel is installed once
afterAll(() => s3.stop())
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyright-move-'))
})
afterEach(() => rm(folder, { recursive: true }))

const put = (store: ObjectStore, text: string) => store.put(Readable.from([Buffer.from(text)]))
const textOf = async (store: ObjectStore, name: string) => String(await buffer((await store.get(name))!.content))
const bucket = async () => {
  const { address } = await s3.newBucket()
  return openObjectStore({ UPLOADS_DIR: folder, FILES_URL: filesEnvironment.FILES_URL.parse(address) })
}

describe('moving files', () => {
  it('copies each under its name, to a bucket and back, and what is there already once', async () => {
    const [here, there, back] = [folderStore(folder), await bucket(), folderStore(path.join(folder, 'back'))]
    const names = [await put(here, 'a deed'), await put(here, 'a deck')].sort()
    await writeFile(path.join(folder, `${names[0]}.part`), 'half')
    expect(await moveFiles({ from: here, to: there })).toEqual({ copied: 2, there: 0, failed: [] })
    names.push(await put(here, 'a later one'))
    expect(await moveFiles({ from: here, to: there })).toEqual({ copied: 1, there: 2, failed: [] })
    expect(await moveFiles({ from: there, to: back })).toEqual({ copied: 3, there: 0, failed: [] })
    expect(await namesIn(back)).toEqual(names.sort())
    for (const name of names) expect(await textOf(back, name)).toBe(await textOf(here, name))
  })

  it('replaces what an ended run, or somebody, has left there in another form', async () => {
    const [here, there] = [folderStore(folder), await bucket()]
    const name = await put(here, 'a deed')
    await there.putAs(name, Readable.from([Buffer.from('a dead')]))
    expect(await moveFiles({ from: here, to: there })).toEqual({ copied: 1, there: 0, failed: [] })
    expect(await textOf(there, name)).toBe('a deed')
  })

  it('keeps nothing that does not read back as it was sent, says which, and goes on', async () => {
    const [here, there] = [folderStore(folder), await bucket()]
    const [broken, well] = [await put(here, 'a deed'), await put(here, 'a deck')]
    const spoiling: ObjectStore = {
      ...there,
      putAs: (name, content) => there.putAs(name, name === broken ? Readable.from([Buffer.from('a dead')]) : content),
    }
    const { copied, failed } = await moveFiles({ from: here, to: spoiling })
    expect([copied, failed.map(({ name }) => name)]).toEqual([1, [broken]])
    expect(failed[0]!.why).toContain('not what was sent')
    expect(await namesIn(there)).toEqual([well])
  })
})
