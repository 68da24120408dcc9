import type { Progress } from '@storyright/backing-servers'
import { findServer, silent, startServer } from '@storyright/backing-servers'
import { accounts } from '@storyright/platform'
import { onDemand } from './on-demand.ts'

/** How many test files run at a time. Half of what they do is waiting, so there are more than the cores of a small machine. */
export const WORKERS = 3

/** The servers of one test run, and its environment that tells the tests where they are. */
export interface TestServers {
  postgresUrl: string
  redisUrl: string
  env: Record<string, string>
}

/**
 * Starts one server set for a run. Each worker has a NATS server of its own, since streams are global to a server, and
 * one that speaks MongoDB's protocol, since the embedded one does one thing at a time.
 */
export async function startTestServers(home: string, wheels: string, progress: Progress): Promise<TestServers> {
  const options = { home, wheels, durable: false, progress, accounts }
  const postgres = await startServer('postgres', options)
  const redis = await startServer('redis', options)
  const nats: string[] = []
  const mongodb: string[] = []
  await findServer('mongodb', options) // a test's time limit is too short for installing it
  for (let worker = 1; worker <= WORKERS; worker += 1) {
    nats.push((await startServer('nats', { ...options, name: `nats-${worker}` })).url)
    const start = () => startServer('mongodb', { ...options, name: `mongodb-${worker}`, progress: silent })
    mongodb.push((await onDemand(async () => (await start()).url)).url)
  }
  const env = {
    TEST_POSTGRES_URL: postgres.url,
    TEST_REDIS_URL: redis.url,
    TEST_NATS_URLS: nats.join(','),
    TEST_MONGODB_ASK: mongodb.join(','),
  }
  return { postgresUrl: postgres.url, redisUrl: redis.url, env }
}
