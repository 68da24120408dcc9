import { S3Client } from '@aws-sdk/client-s3'
import type { BucketAddress } from '../open-object-store.ts'

const SECOND = 1_000

/** A client that gives up on a silent server before those who wait for it do. */
export const s3Client = ({ region, endpoint }: Pick<BucketAddress, 'region' | 'endpoint'>): S3Client =>
  new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2 * SECOND, requestTimeout: 10 * SECOND, throwOnRequestTimeout: true },
  })
