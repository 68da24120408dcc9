import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ObjectStore } from './object-store.ts'

const ownName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Files in one folder. Only the names it has given itself lead anywhere, so no name can lead out of it. */
export function folderStore(folder: string): ObjectStore {
  const placeOf = (name: string) => (ownName.test(name) ? path.join(folder, name) : null)
  return {
    async put(content) {
      const name = randomUUID()
      const place = path.join(folder, name)
      const unfinished = `${place}.part`
      await mkdir(folder, { recursive: true })
      try {
        await pipeline(content, createWriteStream(unfinished, { flags: 'wx' }))
        await rename(unfinished, place)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      return name
    },

    async get(name) {
      const place = placeOf(name)
      const file = place && (await open(place).catch(nullIfMissing))
      if (!file) return null
      return { size: (await file.stat()).size, content: file.createReadStream() }
    },

    async remove(name) {
      const place = placeOf(name)
      if (place) await rm(place, { force: true })
    },
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
