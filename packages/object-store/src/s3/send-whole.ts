import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'

const MiB = 1024 ** 2
/** What is held in memory of each file under way: two parts. */
const PART_BYTES = 5 * MiB
const PARTS_AT_ONCE = 2

/** Sends a stream in parts, of a length nobody knows beforehand: the object is there when all of it is, or not at all. */
export async function sendWhole(
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
