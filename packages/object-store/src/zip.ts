import type { FileHandle } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl'

const MOST_NAMES = 10_000

/** The names of a zip's entries, from the directory at its end; none when that is damaged, and nothing is unpacked. */
export async function namesInZip(file: FileHandle): Promise<string[]> {
  try {
    const names: string[] = []
    for await (const { fileName } of (await fromFdPromise(file.fd)).eachEntry()) {
      names.push(fileName)
      if (names.length > MOST_NAMES) return []
    }
    return names
  } catch {
    return []
  }
}

/** What a zip has under a name, upper or lower case, and all of it where that stands there twice; `null` when it cannot be read, or is too large together. */
export async function contentInZip(file: FileHandle, name: string, maximumBytes: number): Promise<Buffer | null> {
  try {
    const zip = await fromFdPromise(file.fd)
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
