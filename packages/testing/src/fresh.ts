import { jetstreamManager } from '@nats-io/jetstream'
import { connectTo } from '@storyright/messaging'
import { Redis } from 'ioredis'
import { testServers } from './servers.ts'

/** Empties this worker's NATS server and returns its address. */
export async function freshNats(): Promise<string> {
  const { natsUrl } = await testServers()
  const nats = await connectTo(natsUrl)
  const { streams } = await jetstreamManager(nats)
  for await (const name of streams.names()) await streams.delete(name)
  await nats.close()
  return natsUrl
}

/** Empties this worker's Redis database and returns its address. */
export async function freshRedis(): Promise<string> {
  const { redisUrl } = await testServers()
  const redis = new Redis(redisUrl)
  await redis.flushdb()
  await redis.quit()
  return redisUrl
}
