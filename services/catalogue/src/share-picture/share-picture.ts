import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { catalogueAddresses, type Medium } from '@storyright/contracts/vocabulary'
import { type ObjectStore, sweepUnused } from '@storyright/object-store'
import { createGate, type ProcessLimits, programNamed, runLimited } from '@storyright/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import type { Listing } from '../generated/client.ts'
import { pictures } from '../images/picture-address.ts'
import type { ShareSubject } from './compose.ts'

/** Raised with every change of how they are drawn, so that all are drawn anew. */
const DRAWING = 1

/** Of the process that draws one. */
const LIMITS: ProcessLimits = { processorSeconds: 10, memoryBytes: 1_024 ** 3, wallSeconds: 60 }
/** Whoever asks waits no longer: the site's own picture is shown, and the drawn one is there for the next. */
const WAIT_MS = 10_000
const KEPT_DAYS = 30

type SharedListing = Pick<Listing, 'id' | 'title' | 'author' | 'genre' | 'medium' | 'coverImageUrl'>

interface DrawInput {
  subject: ShareSubject
  out: string
  coverFile: string | undefined
}

interface Deps {
  store: ObjectStore
  /** Where listings' own covers lie. */
  images: Pick<ObjectStore, 'get'>
  logger: Pick<FastifyBaseLogger, 'warn'>
  draw?: (input: DrawInput) => Promise<void>
  waitMs?: number
}

interface SharePicture {
  content: Buffer
  /** False where the listing's own cover could not be read, so that a drawn one stands in its place. */
  isWhole: boolean
}

export type SharePictures = ReturnType<typeof createSharePictures>

/** The name under which a listing's current picture is kept: another one whenever anything changes that it shows. */
export function sharePictureName({ id, title, author, genre, medium, coverImageUrl }: SharedListing): string {
  const shown = [DRAWING, String(id), title, author, genre, medium, pictures.nameIn(coverImageUrl)]
  const digest = createHash('sha256').update(JSON.stringify(shown)).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

export const sharePicturePath = (listing: SharedListing): string =>
  catalogueAddresses.sharePicture.path
    .replace(':id', String(listing.id))
    .replace(':version', `${sharePictureName(listing)}.jpg`)

/** The pictures that links to listings are shown with: drawn when they are first asked for, one after the other, and kept. */
export function createSharePictures({ store, images, logger, draw = drawApart, waitMs = WAIT_MS }: Deps) {
  const underWay = new Map<string, Promise<SharePicture | null>>()
  // A crawler that walks the whole catalogue leaves most of the machine to others.
  const oneByOne = createGate({ atOnce: 1, waiting: 20 })

  const kept = async (name: string): Promise<Buffer | null> => {
    const found = await store.get(name)
    return found && buffer(found.content)
  }

  async function drawAndKeep(name: string, listing: SharedListing): Promise<SharePicture> {
    const folder = await mkdtemp(path.join(tmpdir(), 'storyright-share-picture-'))
    try {
      const cover = await ownCover(listing, path.join(folder, 'cover'))
      const out = path.join(folder, 'picture.jpg')
      await draw({ subject: subjectOf(listing), out, coverFile: cover.file })
      const picture = await readFile(out)
      if (!cover.failed) await store.putAs(name, Readable.from([picture])).catch((error) => warn(error, listing))
      return { content: picture, isWhole: !cover.failed }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** A cover that cannot be read now is drawn instead, and that picture is not kept. */
  async function ownCover(
    { coverImageUrl, id }: SharedListing,
    file: string,
  ): Promise<{ file?: string; failed?: true }> {
    const name = pictures.nameIn(coverImageUrl)
    if (!name) return {}
    try {
      const found = await images.get(name)
      if (!found) return { failed: true }
      await pipeline(found.content, createWriteStream(file))
      return { file }
    } catch (error) {
      warn(error, { id })
      return { failed: true }
    }
  }

  const warn = (error: unknown, { id }: Pick<SharedListing, 'id'>) =>
    logger.warn({ err: error, listing: String(id) }, 'A picture for links could not be drawn or kept')

  async function find(name: string, listing: SharedListing): Promise<SharePicture | null> {
    try {
      const found = await kept(name).catch((error) => warn(error, listing) ?? null)
      return found ? { content: found, isWhole: true } : await oneByOne(() => drawAndKeep(name, listing))
    } catch (error) {
      warn(error, listing)
      return null
    }
  }

  return {
    /** `null` where there is none now. */
    async pictureOf(listing: SharedListing): Promise<SharePicture | null> {
      const name = sharePictureName(listing)
      const found = underWay.get(name) ?? find(name, listing).finally(() => underWay.delete(name))
      underWay.set(name, found)
      let late: NodeJS.Timeout | undefined
      const waiting = new Promise<null>((resolve) => {
        late = setTimeout(resolve, waitMs, null)
      })
      return Promise.race([found, waiting]).finally(() => clearTimeout(late))
    },

    /** Removes pictures that are a month old; what is still asked for is drawn again. */
    sweep: (now: Date) =>
      sweepUnused(store, {
        keptBefore: new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000),
        usedAmong: async () => new Set(),
      }),
  }
}

const subjectOf = ({ id, title, author, genre, medium }: SharedListing): ShareSubject => ({
  id: String(id),
  title,
  author,
  genre,
  medium: medium as Medium,
})

async function drawApart({ subject, out, coverFile }: DrawInput): Promise<void> {
  const program = programNamed('draw-share-picture', new URL('../draw-share-picture.ts', import.meta.url))
  const args = [JSON.stringify(subject), out, ...(coverFile ? [coverFile] : [])]
  const end = await runLimited({ program, args }, LIMITS)
  if (end === 'too much') throw new Error('Drawing a picture for links took too much')
  if (end.code !== 0) throw new Error(`Drawing a picture for links ended with ${end.code}: ${end.errors}`)
}
