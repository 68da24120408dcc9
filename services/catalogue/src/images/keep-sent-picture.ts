import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Refusal } from '@storyright/contracts/vocabulary'
import type { ObjectStore } from '@storyright/object-store'
import { pictures } from './picture-address.ts'
import { storeImage } from './store-image.ts'

/** Keeps a picture that another service has downloaded, checked and stored as an uploaded one is. */
export function keepSentPicture({ images, publicUrl }: { images: ObjectStore; publicUrl: string }) {
  return async (base64: string): Promise<{ imageUrl: string | null; refused: string | null }> => {
    const folder = await mkdtemp(path.join(tmpdir(), 'storyright-picture-'))
    try {
      const file = path.join(folder, 'file')
      await writeFile(file, Buffer.from(base64, 'base64'))
      return { imageUrl: pictures.of(await storeImage({ images }, file), 'webp', publicUrl), refused: null }
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error
      return { imageUrl: null, refused: error.message }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
