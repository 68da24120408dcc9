import type { StoreOwner } from '../stores/store-kinds.ts'
import type { Installation } from './installation.ts'

/** The variables of a process that keeps files, where a bucket keeps them: below its name, apart from others'. */
export function fileBucket(
  { name, stores }: Pick<StoreOwner, 'name' | 'stores'>,
  { bucketAccess }: Pick<Installation, 'bucketAccess'>,
): Record<string, string> {
  if (!bucketAccess || !stores.includes('files')) return {}
  const url = new URL(bucketAccess.url)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${name}`
  return { FILES_URL: url.href, ...bucketAccess.credentials }
}
