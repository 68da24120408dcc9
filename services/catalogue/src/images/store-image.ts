import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { keepRecorded, type ObjectStore, outlineOf, type PictureOutline, pictureKindOf } from '@storyright/object-store'
import { catalogueRefusals } from '../errors.ts'
import { decodeApart } from './decode-apart.ts'
import { MOST_CHUNKS, MOST_FRAMES, MOST_PIXELS, MOST_SCANNED, MOST_SCANS } from './picture-limits.ts'

/** What a picture is known by once it is kept. */
export interface KeptImage {
  name: string
  bytes: number
}

/** Checks a picture by its content and keeps it: upright, no larger than needed, without what cameras write into it; `record` may refuse it. */
export async function storeImage(
  { images }: { images: ObjectStore },
  file: string,
  record: (image: KeptImage) => Promise<unknown> = async () => undefined,
): Promise<string> {
  const kind = await pictureKindOf(file)
  if (!kind) throw catalogueRefusals.notAPicture()
  const outline = await outlineOf(file, kind)
  if (!outline) throw catalogueRefusals.brokenPicture()
  requireSimple(outline)
  const out = `${file}.webp` // in the folder of the upload, which is cleared away
  const decoded = await decodeApart({ file, kind, out })
  if (decoded === 'broken') throw catalogueRefusals.brokenPicture()
  if (decoded === 'too much') throw catalogueRefusals.pictureTooElaborate()
  // It comes in one piece anyway; what fails from here on is the store, and says so itself.
  const picture = await readFile(out)
  return keepRecorded(images, Readable.from([picture]), (name) => record({ name, bytes: picture.length }))
}

/** What costs more than a picture of its size should is refused before anything of it is decoded. */
function requireSimple({ width, height, scans, frames, chunks }: PictureOutline): void {
  const pixels = width * height
  if (pixels > MOST_PIXELS) throw catalogueRefusals.tooManyPixels()
  if (scans > MOST_SCANS || pixels * scans > MOST_SCANNED || frames > MOST_FRAMES || chunks > MOST_CHUNKS)
    throw catalogueRefusals.pictureTooElaborate()
}
