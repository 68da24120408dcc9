import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload,
  NoSuchKey,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { refusals } from '@storyright/contracts/vocabulary'
import type { KeptObject, ObjectStore } from '../object-store.ts'
import { isOwnName, limitBytes, putting, unfinishedName, unfinishedOf } from '../putting.ts'
import { type BucketLogger, bucketFault, logBucketState } from './bucket-fault.ts'

/** Objects in a bucket, under the names that a folder would give them. */
export function s3Store(shelf: Shelf): ObjectStore {
  const { client, bucket, prefix } = shelf
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name })
  const named = async <Result>(work: Promise<Result>) => {
    try {
      const result = await work
      logBucketState(shelf, null)
      return result
    } catch (error) {
      throw namingOutage(error, shelf)
    }
  }
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
        throw namingOutage(error, shelf)
      }
    },
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof NoSuchKey) return null
  throw error
}

const silence = /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)\b/

/**
 * What failed because the bucket's server is away, or because there is no such bucket or it is closed to us, as the 503 that says so;
 * anything else as it is. The latter is for an operator to mend, and its bucket is named in the log.
 */
function namingOutage(error: unknown, shelf: Shelf): unknown {
  if (isOutage(error)) return Object.assign(refusals.unavailable({ retryAfterSeconds: 5 }), { cause: error })
  const fault = bucketFault(error)
  if (!fault) return error
  logBucketState(shelf, fault, error)
  return Object.assign(refusals.filesUnavailable({ retryAfterSeconds: 60 }), { cause: error })
}

function isOutage(error: unknown): boolean {
  if (error instanceof S3ServiceException) {
    const { httpStatusCode: status = 0 } = error.$metadata
    return status >= 500 || status === 429
  }
  const { name, message } = error as Error
  return name === 'TimeoutError' || silence.test(message)
}

const MiB = 1024 ** 2
/** What is held in memory of each file under way: two parts. */
const PART_BYTES = 5 * MiB
const PARTS_AT_ONCE = 2

/** Sends a stream in parts, of a length nobody knows beforehand: the object is there when all of it is, or not at all. */
async function sendWhole(
  client: S3Client,
  at: { Bucket: string; Key: string },
  content: Readable,
  counted: Transform,
): Promise<void> {
  const upload = new Upload({
    client,
    params: { ...at, Body: counted },
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
    leavePartsOnError: false,
  })
  const reading = pipeline(content, counted)
  const sending = upload.done()
  // The stream's own fault is what went wrong; that the sending failed with it says nothing more.
  const [read, sent] = await Promise.allSettled([
    reading,
    sending.catch((error: unknown) => {
      counted.destroy(error as Error)
      throw error
    }),
  ])
  if (read.status === 'rejected' && sent.status === 'fulfilled') throw read.reason
  if (sent.status === 'rejected') throw sent.reason
}

/** The complete objects of a shelf. */
async function* kept({ client, bucket, prefix }: Shelf): AsyncGenerator<KeptObject> {
  // The delimiter keeps out what stands below other prefixes that begin like this one.
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client },
    { Bucket: bucket, Prefix: prefix, Delimiter: '/' },
  ))
    for (const { Key = '', LastModified } of Contents) {
      const name = Key.slice(prefix.length)
      if (isOwnName(name)) yield { name, keptAt: LastModified!, isUnfinished: false }
    }
}

/** What a crash left half sent: it takes room, and is in no listing of objects. */
async function* unfinished(shelf: Shelf): AsyncGenerator<KeptObject> {
  for await (const { Key = '', Initiated } of uploadsOf(shelf)) {
    const name = Key.slice(shelf.prefix.length)
    if (isOwnName(name)) yield { name: unfinishedName(name), keptAt: Initiated!, isUnfinished: true }
  }
}

/** The uploads in parts that are neither complete nor aborted, of one name or of all. */
async function* uploadsOf({ client, bucket, prefix }: Shelf, name = ''): AsyncGenerator<MultipartUpload> {
  let marker: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined = {}
  while (marker) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix + name, ...marker }),
    )
    yield* page.Uploads ?? []
    marker = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
  }
}

/** The place of a store in a bucket: what stands directly below the prefix is its own. */
interface Shelf {
  client: S3Client
  bucket: string
  prefix: string
  logger?: BucketLogger | undefined
}
