import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { startServer } from '@storyright/backing-servers'
import { makeHome, sharedWheels } from '@storyright/testing/home'
import type { ObjectStore } from '../src/index.ts'
import { s3Client } from '../src/s3/s3-client.ts'

/** A server that speaks S3: the one that S3_URL names, or one of this file's own. */
export async function openS3() {
  const home = await makeHome()
  const server = await startServer('s3', { home, wheels: sharedWheels, durable: false, external: true })
  process.env.AWS_ACCESS_KEY_ID ??= 'test'
  process.env.AWS_SECRET_ACCESS_KEY ??= 'test-secret'
  const client = s3Client({ region: 'eu-west-2', endpoint: server.url })
  return {
    url: server.url,
    own: server.own,
    client,
    /** A new bucket, and its address as services read it. */
    async newBucket(prefix = '') {
      const bucket = `storyright-${randomUUID().slice(0, 8)}`
      await client.send(new CreateBucketCommand({ Bucket: bucket }))
      return { bucket, address: `s3://${bucket}/${prefix}?endpoint=${encodeURIComponent(server.url)}` }
    },
    kill: () => server.kill(),
    async stop() {
      client.destroy()
      await server.stop()
      await rm(home, { recursive: true })
    },
  }
}

/** The names that a store lists. */
export async function namesIn(store: ObjectStore): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list()) names.push(name)
  return names.sort()
}
