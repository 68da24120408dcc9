import type { Readable } from 'node:stream'
import { AbortMultipartUploadCommand, DeleteObjectCommand, GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3'
import { limitBytes } from '../limit-bytes.ts'
import type { ObjectStore } from '../object-store.ts'
import { isOwnName, unfinishedOf } from '../own-name.ts'
import { putting } from '../putting.ts'
import { kept, unfinished, uploadsOf } from './listing.ts'
import { namingOutage } from './naming-outage.ts'
import { sendWhole } from './send-whole.ts'
import type { Shelf } from './shelf.ts'

/** Objects in a bucket, under the names that a folder would give them. */
export function s3Store(shelf: Shelf): ObjectStore {
  const { client, bucket, prefix } = shelf
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name })
  const named = async <Result>(work: Promise<Result>) =>
    work.catch((error: unknown) => {
      throw namingOutage(error)
    })
  const keep = (name: string, content: Readable, maximumBytes: number) =>
    named(sendWhole(client, at(name), content, limitBytes(maximumBytes)))

  return {
    ...putting(keep),

    async get(name) {
      if (!isOwnName(name)) return null
      const found = await named(client.send(new GetObjectCommand(at(name))).catch(nullIfMissing))
      if (!found) return null
      return { size: found.ContentLength!, content: found.Body as Readable }
    },

    async remove(name) {
      const whole = unfinishedOf(name)
      if (whole)
        for await (const { UploadId } of uploadsOf(shelf, whole))
          await named(client.send(new AbortMultipartUploadCommand({ ...at(whole), UploadId })))
      else if (isOwnName(name)) await named(client.send(new DeleteObjectCommand(at(name))))
    },

    async *list() {
      try {
        yield* kept(shelf)
        yield* unfinished(shelf)
      } catch (error) {
        throw namingOutage(error)
      }
    },
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof NoSuchKey) return null
  throw error
}
