/** A bucket that keeps the files of all services; without one each keeps them in a folder of its own. */
export interface BucketAccess {
  /** `s3://BUCKET/PREFIX?region=…&endpoint=…` */
  url: string
  /** The variables that the credentials came in, as they are. */
  credentials: Record<string, string>
}

/** For processes that keep files only. */
export const bucketVariables = ['FILES_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'] as const

/** Takes bucket and credentials out of an environment, so that no program that is started from it inherits them. */
export function takeBucketAccess(env: NodeJS.ProcessEnv): BucketAccess | null {
  const given = bucketVariables.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []))
  for (const name of bucketVariables) delete env[name]
  const { FILES_URL: url, ...credentials } = Object.fromEntries(given) as Record<string, string>
  return url ? { url, credentials } : null
}
