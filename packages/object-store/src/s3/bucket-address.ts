/** Where a bucket is, as `s3://BUCKET/PREFIX?region=…&endpoint=…` says. */
export interface BucketAddress {
  bucket: string
  /** What every key begins with: empty, or with a slash at its end. */
  prefix: string
  region: string
  /** The address of a server other than Amazon’s; its buckets stand in the path. */
  endpoint: string | undefined
}

const STANDARD_REGION = 'eu-west-2'
const known = ['region', 'endpoint']

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
