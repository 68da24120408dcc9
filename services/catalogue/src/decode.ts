import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { BROKEN, LONGEST_SIDE, MOST_PIXELS, QUALITY } from './images/picture-limits.ts'

/**
 * Decodes one picture, in a process of its own that `decodeApart` ends when it takes too long: upright, no larger than needed, without
 * what cameras write into it. Exits with `BROKEN` where that is the picture's fault.
 */
const [file = '', kind, out = ''] = process.argv.slice(2)
sharp.cache(false)
sharp.concurrency(1)
try {
  const { format } = await sharp(file, { limitInputPixels: false }).metadata()
  if (format !== kind) throw new Error('it is another kind than it says')
  const picture = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
  await writeFile(out, picture)
} catch (error) {
  // Faults of the disk are ours; the rest is about the picture.
  if ((error as { syscall?: string }).syscall !== undefined) throw error
  process.exitCode = BROKEN
}
