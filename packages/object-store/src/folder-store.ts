import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ObjectStore } from './object-store.ts'
import { isOwnName, limitBytes, putting, unfinishedName, unfinishedOf } from './putting.ts'

/** Files in one folder. Only the names it has given itself lead anywhere, so no name can lead out of it. */
export function folderStore(folder: string): ObjectStore {
  async function keep(name: string, content: Readable, maximumBytes: number) {
    const place = path.join(folder, name)
    // Each attempt has one of its own: two that move the same file do not write into each other's.
    const unfinished = path.join(folder, unfinishedName(randomUUID()))
    await makeFolder(folder)
    try {
      await pipeline(content, limitBytes(maximumBytes), createWriteStream(unfinished, { flags: 'wx', flush: true }))
      await rename(unfinished, place)
      await syncFolder(folder)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  return {
    ...putting(keep),

    async get(name) {
      const file = isOwnName(name) ? await open(path.join(folder, name)).catch(nullIfMissing) : null
      if (!file) return null
      return { size: (await file.stat()).size, content: file.createReadStream() }
    },

    async remove(name) {
      if (isOwnName(name) || unfinishedOf(name)) await rm(path.join(folder, name), { force: true })
    },

    async *list() {
      const files = await opendir(folder).catch(nullIfMissing)
      for await (const { name } of files ?? []) {
        const isUnfinished = unfinishedOf(name) !== undefined
        if (!isOwnName(name) && !isUnfinished) continue
        const about = await stat(path.join(folder, name)).catch(nullIfMissing)
        if (about) yield { name, keptAt: about.mtime, isUnfinished }
      }
    },
  }
}

/** Makes the folder and those above it, and sees to it that a power cut does not take them away again. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  const above = path.dirname(path.resolve(first))
  for (let at = path.resolve(folder); at !== above; at = path.dirname(at)) await syncFolder(path.dirname(at))
}

/** A file's bytes may be safe on the disk while its name is not: the name stands in its folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
