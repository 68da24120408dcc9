import type { FileHandle } from 'node:fs/promises'
import { fromFdPromise } from 'yauzl'

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
