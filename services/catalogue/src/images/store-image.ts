import { Readable } from 'node:stream'
import { type FileKind, fileKindOf, keepRecorded, type ObjectStore } from '@storyright/object-store'
import { catalogueRefusals } from '../errors.ts'

const taken: readonly (FileKind | null)[] = ['png', 'jpeg', 'webp']

const LONGEST_SIDE = 1_600
const MOST_PIXELS = 40_000_000
const QUALITY = 82
const LIMIT_SECONDS = 20

/** Loaded with the first picture: most of the time there is none, and the library is large. */
async function openSharp() {
  const { default: sharp } = await import('sharp')
  // Pictures are looked at once, so remembering them costs memory only; one thread for each leaves room for requests.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** What a picture is known by once it is kept. */
export interface KeptImage {
  name: string
  bytes: number
}

/** Checks a picture by its content and keeps it: upright, no larger than needed, without what cameras write into it; `record` may refuse it. */
export const storeImage =
  ({ images }: { images: ObjectStore }) =>
  async (file: string, record: (image: KeptImage) => Promise<unknown> = async () => undefined): Promise<string> => {
    const kind = await fileKindOf(file)
    if (!taken.includes(kind)) throw catalogueRefusals.notAPicture()
    const sharp = await openSharp()
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata().catch(broken)
    if (format !== kind) throw catalogueRefusals.brokenPicture()
    if (width * height > MOST_PIXELS) throw catalogueRefusals.tooManyPixels()
    // It comes in one piece anyway; what fails from here on is the store, and says so itself.
    const picture = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: LIMIT_SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch(broken)
    return keepRecorded(images, Readable.from([picture]), (name) => record({ name, bytes: picture.length }))
  }

/** Faults of the disk are ours; the rest is about the picture. */
function broken(error: Error & { syscall?: string }): never {
  if (error.syscall !== undefined) throw error
  throw catalogueRefusals.brokenPicture()
}
