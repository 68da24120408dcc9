import type { FileHandle } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, fromFdPromise, type ZipFile } from 'yauzl'

/** More than presentations have: each is read by itself, and thousands take seconds. */
const MOST_NAMES = 3_000

/** Whether a zip's directory says that it has too many entries; nothing of them is read for that. */
export async function hasTooManyNames(file: FileHandle): Promise<boolean> {
  try {
    return (await fromFdPromise(file.fd)).entryCount > MOST_NAMES
  } catch {
    return false // it is damaged, and none at all
  }
}

/** The zip, unless it has too many entries. In memory, where looking at an entry costs a hundredth of what it does on a disk. */
async function openZip(file: FileHandle): Promise<ZipFile> {
  if (await hasTooManyNames(file)) throw new Error('too many entries')
  const { size } = await file.stat()
  const { buffer: content, bytesRead } = await file.read(Buffer.allocUnsafe(size), 0, size, 0)
  return fromBufferPromise(content.subarray(0, bytesRead))
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
