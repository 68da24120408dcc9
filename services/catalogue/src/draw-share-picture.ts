import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { composeSharePicture } from './share-picture/compose.ts'

/** Draws one picture for links, in a process of its own that is ended when it takes too long: what it draws was written by strangers. */
const [subject = '{}', out = '', coverFile] = process.argv.slice(2)
sharp.cache(false)
sharp.concurrency(1)
await writeFile(out, await composeSharePicture(JSON.parse(subject), coverFile))
