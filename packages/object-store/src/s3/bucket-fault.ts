import { HeadBucketCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3'

export interface BucketLogger {
  error(details: object, message: string): void
  info(details: object, message: string): void
}

interface LoggedBucket {
  bucket: string
  logger?: BucketLogger | undefined
}

/** By the service's logger, so that the shelves of a bucket share it: what was last logged of each bucket. */
const loggedOf = new WeakMap<BucketLogger, Map<string, string>>()

/** Logs a bucket's fault, and its end, once and not with every request. */
export function logBucketState({ bucket, logger }: LoggedBucket, fault: string | null, error?: unknown): void {
  if (!logger) return
  const logged = loggedOf.get(logger) ?? new Map<string, string>()
  loggedOf.set(logger, logged)
  if (fault === (logged.get(bucket) ?? null)) return
  if (fault === null) {
    logged.delete(bucket)
    logger.info({ bucket }, `The bucket ${bucket} can be used again`)
  } else {
    logged.set(bucket, fault)
    logger.error({ err: error, bucket }, `The bucket ${bucket} ${fault}`)
  }
}

/** Why a bucket cannot be used at all; null where it is not the bucket's fault. */
export function bucketFault(error: unknown): string | null {
  if ((error as Error).name === 'CredentialsProviderError') return 'cannot be opened: there are no credentials for it'
  if (!(error instanceof S3ServiceException)) return null
  const { httpStatusCode: status } = error.$metadata
  if (error.name === 'NoSuchBucket' || (status === 404 && error.name === 'NotFound')) return 'does not exist'
  if (status === 401 || status === 403) return 'refuses these credentials'
  if (status === 301) return 'is in another region'
  return null
}

/** Looks whether a bucket can be used, and writes into the log where it cannot. */
export async function reportBucket(client: S3Client, bucket: string, logger: BucketLogger): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    logBucketState({ bucket, logger }, bucketFault(error) ?? 'does not answer', error)
  }
}
