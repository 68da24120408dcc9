import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { limitBytes } from './limit-bytes.ts'
import type { ObjectStore } from './object-store.ts'

const ownName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const UNFINISHED = '.part'
const isUnfinished = (name: string) => name.endsWith(UNFINISHED) && ownName.test(name.slice(0, -UNFINISHED.length))

/** Files in one folder. Only the names it has given itself lead anywhere, so no name can lead out of it. */
export function folderStore(folder: string): ObjectStore {
  return {
    async put(content, { maximumBytes } = { maximumBytes: Number.POSITIVE_INFINITY }) {
      const name = randomUUID()
      const place = path.join(folder, name)
      const unfinished = place + UNFINISHED
      await makeFolder(folder)
      try {
        await pipeline(content, limitBytes(maximumBytes), createWriteStream(unfinished, { flags: 'wx', flush: true }))
        await rename(unfinished, place)
        await syncFolder(folder)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      return name
    },

    async get(name) {
      const file = ownName.test(name) ? await open(path.join(folder, name)).catch(nullIfMissing) : null
      if (!file) return null
      return { size: (await file.stat()).size, content: file.createReadStream() }
    },

    async remove(name) {
      if (ownName.test(name) || isUnfinished(name)) await rm(path.join(folder, name), { force: true })
    },

    async *list() {
      const files = await opendir(folder).catch(nullIfMissing)
      for await (const { name } of files ?? []) {
        if (!ownName.test(name) && !isUnfinished(name)) continue
        const about = await stat(path.join(folder, name)).catch(nullIfMissing)
        if (about) yield { name, keptAt: about.mtime }
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
