import path from 'node:path'
import { z } from 'zod'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import type { BucketLogger } from './s3/bucket-fault.ts'

const STANDARD_REGION = 'eu-west-2'
const known = ['region', 'endpoint']

/** What a service that keeps files reads from its environment. */
export const filesEnvironment = {
  /** The folder that keeps its files where no bucket is named. */
  UPLOADS_DIR: z.string().min(1),
  /** The bucket that keeps them instead: `s3://BUCKET/PREFIX?region=…&endpoint=…`; credentials come as Amazon's tools take them. */
  FILES_URL: z
    .string()
    .transform((text, faults) => {
      if (!text) return undefined
      try {
        return bucketAddress(text)
      } catch (error) {
        faults.addIssue((error as Error).message)
        return z.NEVER
      }
    })
    .optional(),
}

export type FilesConfig = z.infer<z.ZodObject<typeof filesEnvironment>>

/** The store of a service's files, or of those on one shelf inside of it. A bucket that cannot be used is named in the log. */
export async function openObjectStore(
  { UPLOADS_DIR, FILES_URL }: FilesConfig,
  { shelf = '', logger }: { shelf?: string | undefined; logger?: BucketLogger } = {},
): Promise<ObjectStore> {
  if (!FILES_URL) return folderStore(path.join(UPLOADS_DIR, shelf))
  const { s3Client } = await import('./s3/s3-client.ts') // costs memory that a folder does not need
  const { s3Store } = await import('./s3/s3-store.ts')
  const { reportBucket } = await import('./s3/bucket-fault.ts')
  const { bucket, prefix } = FILES_URL
  const client = s3Client(FILES_URL)
  if (logger && !shelf) void reportBucket(client, bucket, logger) // once for all shelves
  return s3Store({ client, bucket, prefix: shelf ? `${prefix}${shelf}/` : prefix, logger })
}

/** Reads them alone, for what works on files without being a service. */
export const readFilesConfig = (environment: Record<string, string>): FilesConfig =>
  z.object(filesEnvironment).parse(environment)

/** Where a bucket is, as `s3://BUCKET/PREFIX?region=…&endpoint=…` says. */
export interface BucketAddress {
  bucket: string
  /** What every key begins with: empty, or with a slash at its end. */
  prefix: string
  region: string
  /** The address of a server other than Amazon’s; its buckets stand in the path. */
  endpoint: string | undefined
}

/** Reads such an address; throws a sentence that says what is wrong with it. Credentials are not a part of it. */
export function bucketAddress(text: string): BucketAddress {
  if (!URL.canParse(text)) throw new Error('The address of a bucket is written s3://BUCKET/PREFIX?region=…&endpoint=…')
  const { protocol, hostname, pathname, searchParams, username } = new URL(text)
  if (protocol !== 's3:' || !hostname) throw new Error('The address of a bucket begins with s3:// and its name')
  if (username) throw new Error('Credentials do not stand in the address of a bucket')
  const unknown = [...searchParams.keys()].find((name) => !known.includes(name))
  if (unknown) throw new Error(`The address of a bucket has region and endpoint, not ${unknown}`)
  const folders = pathname.split('/').filter(Boolean)
  return {
    bucket: hostname,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: searchParams.get('region') ?? STANDARD_REGION,
    endpoint: searchParams.get('endpoint') ?? undefined,
  }
}
