import type { S3Client } from '@aws-sdk/client-s3'

/** The place of a store in a bucket: what stands directly below the prefix is its own. */
export interface Shelf {
  client: S3Client
  bucket: string
  prefix: string
}
