import {
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import type { KeptObject } from '../object-store.ts'
import { isOwnName, unfinishedName } from '../own-name.ts'
import type { Shelf } from './shelf.ts'

/** The complete objects of a shelf. */
export async function* kept({ client, bucket, prefix }: Shelf): AsyncGenerator<KeptObject> {
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
export async function* unfinished(shelf: Shelf): AsyncGenerator<KeptObject> {
  for await (const { Key = '', Initiated } of uploadsOf(shelf)) {
    const name = Key.slice(shelf.prefix.length)
    if (isOwnName(name)) yield { name: unfinishedName(name), keptAt: Initiated!, isUnfinished: true }
  }
}

/** The uploads in parts that are neither complete nor aborted, of one name or of all. */
export async function* uploadsOf({ client, bucket, prefix }: Shelf, name = ''): AsyncGenerator<MultipartUpload> {
  let marker: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined = {}
  while (marker) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix + name, ...marker }),
    )
    yield* page.Uploads ?? []
    marker = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
  }
}
