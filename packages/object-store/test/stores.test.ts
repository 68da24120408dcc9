import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { filesEnvironment, type ObjectStore, ObjectTooLarge, openObjectStore, sweepUnused } from '../src/index.ts'
import { namesIn, openS3 } from './bucket.ts'

const MiB = 1024 ** 2
let s3: Awaited<ReturnType<typeof openS3>>
let folder: string
beforeAll(async () => {
  s3 = await openS3()
  folder = await mkdtemp(path.join(tmpdir(), 'storyright-stores-'))
}, 300_000) // its wheel is installed once
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true })
})

const atAddress = (address: string | undefined, shelf?: string) => {
  const FILES_URL = filesEnvironment.FILES_URL.parse(address)
  return openObjectStore({ UPLOADS_DIR: path.join(folder, randomUUID()), FILES_URL }, { shelf })
}
const kinds: Record<string, () => Promise<ObjectStore>> = {
  'a folder': () => atAddress(undefined),
  'a bucket': async () => atAddress((await s3.newBucket('of/offers')).address),
}

describe.each(Object.entries(kinds))('%s', (_kind, open) => {
  let store: ObjectStore
  beforeEach(async () => {
    store = await open()
  })
  const put = (text: string) => store.put(Readable.from([Buffer.from(text)]))
  const textOf = async (name: string) => String(await buffer((await store.get(name))!.content))
  const all = () => namesIn(store)

  it('gives back what was put until it is removed', async () => {
    const name = await put('a deed')
    expect(await textOf(name)).toBe('a deed')
    await store.remove(name)
    expect(await store.get(name)).toBeNull()
    await store.remove(name)
  })

  it('takes a file that is larger than what is sent at once', async () => {
    const chunk = Buffer.alloc(MiB, 'long agreement ')
    const name = await store.put(Readable.from(Array.from({ length: 12 }, () => chunk)))
    const found = (await store.get(name))!
    expect(found.size).toBe(12 * MiB)
    expect((await buffer(found.content)).equals(Buffer.concat(Array.from({ length: 12 }, () => chunk)))).toBe(true)
    expect(await all()).toEqual([name])
  })

  it.each([1_023, 11 * MiB])('takes as many bytes as it is told to, and keeps nothing of more: %d', async (size) => {
    const content = () => Readable.from([Buffer.alloc(size - 23), Buffer.alloc(24)])
    const name = await store.put(content(), { maximumBytes: size + 1 })
    await expect(store.put(content(), { maximumBytes: size })).rejects.toThrow(ObjectTooLarge)
    expect(await all()).toEqual([name])
  })

  it.each([4, 11 * MiB])('keeps nothing of a stream that fails after %d bytes', async (size) => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(size)
        throw new Error('The line broke')
      })(),
    )
    await expect(store.put(broken)).rejects.toThrow('The line broke')
    expect(await all()).toEqual([])
  })

  it('leads nowhere by names that no store gave', async () => {
    for (const name of ['../secret', 'secret', '', '.', '..', randomUUID(), `../${randomUUID()}`, '%2e%2e/secret']) {
      expect(await store.get(name)).toBeNull()
      await store.remove(name)
    }
    await expect(store.putAs('../secret', Readable.from(['x']))).rejects.toThrow('No store gave')
  })

  it('keeps a file under the name that another store gave, whole, however often', async () => {
    const name = randomUUID()
    await store.putAs(name, Readable.from([Buffer.from('first')]))
    await store.putAs(name, Readable.from([Buffer.from('second')]))
    expect(await textOf(name)).toBe('second')
    expect(await all()).toEqual([name])
  })

  it('is empty before anything is put', async () => {
    expect(await all()).toEqual([])
  })

  it('is swept of what is old and unused', async () => {
    const [used, unused] = [await put('used'), await put('unused')]
    const removed = await sweepUnused(store, {
      keptBefore: new Date(Date.now() + 60_000),
      usedAmong: async (names) => new Set(names.filter((name) => name === used)),
    })
    expect(removed).toBe(1)
    expect(await all()).toEqual([used])
    expect(await store.get(unused)).toBeNull()
  })
})
