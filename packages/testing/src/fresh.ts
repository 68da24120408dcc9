import { jetstreamManager } from '@nats-io/jetstream'
import { type ServiceName, serviceOf } from '@storyright/contracts/services'
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

/** Empties this worker's Redis database and returns its address; a service's account reaches that service's keys alone. */
export async function freshRedis(service?: ServiceName): Promise<string> {
  const { redisUrl } = await testServers()
  const redis = new Redis(redisUrl)
  await redis.flushdb()
  const url = new URL(redisUrl)
  if (service) {
    const keys = serviceOf(service).redisKeys ?? [`${service}:*`]
    await redis.acl('SETUSER', service, 'reset', 'on', `>${service}`, '+@all', ...keys.map((key) => `~${key}`))
    Object.assign(url, { username: service, password: service })
  }
  await redis.quit()
  return url.href
}
