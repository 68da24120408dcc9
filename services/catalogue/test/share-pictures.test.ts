import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { sharePictureSize } from '@storyright/contracts/http'
import { folderStore, type ObjectStore } from '@storyright/object-store'
import fastify from 'fastify'
import sharp from 'sharp'
import type { Database } from '../src/database.ts'
import { sharePictureRoutes } from '../src/share-picture/share-picture.routes.ts'
import { createSharePictures, sharePictureName, sharePicturePath } from '../src/share-picture/share-picture.ts'

jest.setTimeout(60_000) // a process takes its time to begin on a busy machine

const listing = {
  id: 12n,
  title: 'Slack Water',
  author: 'Morwenna Tregear',
  genre: 'Crime',
  medium: 'book',
  coverImageUrl: null as string | null,
}
const withOwnCover = { ...listing, coverImageUrl: '' }
const logger = { warn: () => undefined }
const away = async () => {
  throw new Error('The bucket is away.')
}

let folder: string
let kept: string
let store: ObjectStore
let images: ObjectStore
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyright-share-pictures-'))
  kept = path.join(folder, 'share-pictures')
  store = folderStore(kept)
  images = folderStore(folder)
  const name = await images.put(Readable.from(['a cover']))
  withOwnCover.coverImageUrl = `https://storyright.test/api/uploads/images/${name}.webp`
})
afterEach(() => rm(folder, { recursive: true }))

/** Drawing that only counts, and says what it was given. */
function counting(meanwhile = async () => {}) {
  const drawn: { title: string; cover: string | null }[] = []
  const draw = async ({
    subject,
    out,
    coverFile,
  }: {
    subject: { title: string }
    out: string
    coverFile?: string | undefined
  }) => {
    drawn.push({ title: subject.title, cover: coverFile ? await readFile(coverFile, 'utf8') : null })
    await meanwhile()
    await writeFile(out, `${drawn.length}`)
  }
  return { drawn, draw }
}

describe('the picture that links to a listing are shown with', () => {
  it('has another name whenever anything changes that it shows, and only then', () => {
    const names = [
      listing,
      { ...listing, id: 13n },
      { ...listing, title: 'Slack Waters' },
      { ...listing, author: 'M. Tregear' },
      { ...listing, genre: null },
      { ...listing, medium: 'podcast' },
      withOwnCover,
    ].map(sharePictureName)
    expect(new Set(names).size).toBe(names.length)
    const elsewhere = { ...listing, coverImageUrl: 'https://example.test/never-fetched.jpg', description: 'New' }
    expect(sharePictureName(elsewhere)).toBe(names[0])
  })

  it('is drawn once for two who ask at once, and kept for all who follow, in every replica', async () => {
    const { drawn, draw } = counting()
    const { pictureOf } = createSharePictures({ store, images, logger, draw })
    const both = await Promise.all([pictureOf(listing), pictureOf(listing)])
    const another = createSharePictures({ store, images, logger, draw })
    expect([...both, await another.pictureOf(listing)].map(textOf)).toEqual(['1', '1', '1'])
    expect(drawn).toEqual([{ title: 'Slack Water', cover: null }])
  })

  it('shows the listing’s own cover, or the drawn one while that cannot be read, which is not kept', async () => {
    const { drawn, draw } = counting()
    const broken = createSharePictures({ store, images: { get: away }, logger, draw })
    expect(await broken.pictureOf(withOwnCover)).toEqual({ content: Buffer.from('1'), isWhole: false })
    await createSharePictures({ store, images, logger, draw }).pictureOf(withOwnCover)
    expect(drawn.map(({ cover }) => cover)).toEqual([null, 'a cover'])
  })

  it('is shown although the store neither keeps nor gives anything', async () => {
    const { draw } = counting()
    const { pictureOf } = createSharePictures({ store: { ...store, get: away, putAs: away }, images, logger, draw })
    expect(textOf(await pictureOf(listing))).toBe('1')
  })

  it('is none where drawing fails, and tried again for the next', async () => {
    let fails = true
    const { draw } = counting(async () => {
      if (fails) throw new Error('It took too much.')
    })
    const { pictureOf } = createSharePictures({ store, images, logger, draw })
    expect(await pictureOf(listing)).toBeNull()
    fails = false
    expect(textOf(await pictureOf(listing))).toBe('2')
  })

  it('is not waited for when it takes long, and is there for whoever asks later', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { drawn, draw } = counting(() => finished)
    expect(await createSharePictures({ store, images, logger, draw, waitMs: 1 }).pictureOf(listing)).toBeNull()
    finish()
    const patient = createSharePictures({ store, images, logger, draw })
    expect(textOf(await patient.pictureOf(listing))).toMatch(/^[12]$/)
    expect(drawn.length).toBeLessThanOrEqual(2)
  })

  it('is refused to whoever asks for more than wait, one being drawn at a time', async () => {
    let [atOnce, most] = [0, 0]
    const { draw } = counting(async () => {
      most = Math.max(most, ++atOnce)
      await new Promise(setImmediate)
      atOnce--
    })
    const { pictureOf } = createSharePictures({ store, images, logger, draw })
    const many = Array.from({ length: 40 }, (_, at) => ({ ...listing, id: BigInt(at + 1) }))
    const answers = await Promise.all(many.map(pictureOf))
    expect(most).toBe(1)
    expect(answers.filter((picture) => picture === null).length).toBeGreaterThan(0)
    expect(answers.filter((picture) => picture !== null).length).toBeGreaterThan(0)
  })

  it('is the site’s own where none can be drawn, for this once', async () => {
    const app = fastify()
    const db = { listing: { findFirst: async () => listing } } as unknown as Database
    sharePictureRoutes(app, {
      db,
      sharePictures: createSharePictures({ store, images, logger, draw: away }),
      clock: () => new Date(),
    })
    const answer = await app.inject(sharePicturePath({ ...listing }))
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/og.png'])
    expect(answer.headers['cache-control']).toBe('no-store')
    await app.close()
  })

  it('goes into no cache while the listing’s own cover cannot be read', async () => {
    const app = fastify()
    const db = { listing: { findFirst: async () => withOwnCover } } as unknown as Database
    const sharePictures = createSharePictures({ store, images: { get: away }, logger, draw: counting().draw })
    sharePictureRoutes(app, { db, sharePictures, clock: () => new Date() })
    const { statusCode, headers } = await app.inject(sharePicturePath(withOwnCover))
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
    await app.close()
  })

  it('goes after a month, and not before', async () => {
    const { draw } = counting()
    const { pictureOf, sweep } = createSharePictures({ store, images, logger, draw })
    await pictureOf(listing)
    const daysAhead = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
    expect([await sweep(daysAhead(29)), await readdir(kept)]).toEqual([0, [sharePictureName(listing)]])
    expect([await sweep(daysAhead(31)), await readdir(kept)]).toEqual([1, []])
  })

  it('is a JPEG of 1200 by 630 and at most 100 KB, whatever its words are', async () => {
    const title = `Čapek: Преступление, 雪国, שלום & <Their> 🐇 ${'Countries Adjoining '.repeat(8)}`.trim()
    const picture = await drawn({ ...listing, title, author: 'Łukasz Việt', genre: 'Sci-Fi' })
    const { width, height, maximumBytes } = sharePictureSize
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height })
    expect(picture.length).toBeLessThanOrEqual(maximumBytes)
  })

  it('shows the listing’s own cover, and stays below 100 KB with the worst', async () => {
    const raw = { width: 336, height: 504, channels: 3 } as const
    const noise = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
      .webp({ quality: 90 })
      .toBuffer()
    const name = await images.put(Readable.from([noise]))
    const picture = await drawn({
      ...listing,
      coverImageUrl: `https://storyright.test/api/uploads/images/${name}.webp`,
    })
    expect(picture.length).toBeLessThanOrEqual(sharePictureSize.maximumBytes)
    const cover = sharp(picture).extract({ left: 80, top: 80, width: 300, height: 480 }).png()
    const { entropy } = await sharp(await cover.toBuffer())
      .greyscale()
      .stats()
    expect(entropy).toBeGreaterThan(6) // of noise; a drawn cover has a few inks
  })

  const drawn = async (shown: typeof listing): Promise<Buffer> =>
    (await createSharePictures({ store, images, logger, waitMs: 60_000 }).pictureOf(shown))!.content
})

const textOf = (picture: { content: Buffer } | null) => picture && String(picture.content)
