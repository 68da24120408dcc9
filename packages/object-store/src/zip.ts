import type { FileHandle } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl'

/** More than presentations have: each is read by itself, and thousands take seconds. */
const MOST_NAMES = 3_000

/** The zip, unless its directory says that it has too many entries; nothing of them is read for that. */
async function openZip(file: FileHandle): Promise<ZipFile> {
  const zip = await fromFdPromise(file.fd)
  if (zip.entryCount > MOST_NAMES) throw new Error('too many entries')
  return zip
}

/** The names of a zip's entries, from the directory at its end; none when that is damaged or too long, and nothing is unpacked. */
export async function namesInZip(file: FileHandle): Promise<string[]> {
  try {
    const names: string[] = []
    for await (const { fileName } of (await openZip(file)).eachEntry()) names.push(fileName)
    return names
  } catch {
    return []
  }
}

/** What a zip has under a name, upper or lower case, and all of it where that stands there twice; `null` when it cannot be read, or is too large together. */
export async function contentInZip(file: FileHandle, name: string, maximumBytes: number): Promise<Buffer | null> {
  try {
    const zip = await openZip(file)
    const found: Buffer[] = []
    let left = maximumBytes // a few bytes of directory lead to the same content again and again
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.toLowerCase() !== name.toLowerCase()) continue
      left -= entry.uncompressedSize
      if (left < 0) return null
      found.push(await contentOf(zip, entry))
    }
    return Buffer.concat(found)
  } catch {
    return null
  }
}

/** Fails where there is more than the entry says. */
const contentOf = async (zip: ZipFile, entry: Entry) => buffer(await zip.openReadStreamPromise(entry))
