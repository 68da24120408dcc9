import { rm } from 'node:fs/promises'
import { startServers } from '@storyright/backing-servers'
import { makeHome, sharedWheels } from './home.ts'

/** Addresses of this worker's real servers, as their administrator has them: nobody else has an account there. */
export interface TestServers {
  postgresUrl: string
  natsUrl: string
  redisUrl: string
}

let servers: Promise<TestServers> | undefined
let stopOwn = async () => {}
/** A process may run other files after this one, which start their own again. */
const forget = () => {
  servers = undefined
}

/** The servers that the test run has started, or ones for this file when jest was called directly. */
export function testServers(): Promise<TestServers> {
  servers ??= handedDown() ?? startOwn()
  return servers
}

/** Redis has 16 logical databases, NATS one set of streams: each worker has its own, and its own MongoDB to look through. */
const worker = Number(process.env.JEST_WORKER_ID ?? 1)

/** This worker's of the addresses that a run hands down, one for each of its workers. */
export function ofThisWorker(addresses: string): string {
  const each = addresses.split(',')
  return each[(worker - 1) % each.length]!
}

function handedDown(): Promise<TestServers> | undefined {
  const { TEST_POSTGRES_URL: postgresUrl, TEST_NATS_URLS: natsUrls, TEST_REDIS_URL: redisUrl } = process.env
  if (!postgresUrl || !natsUrls || !redisUrl) return undefined
  return Promise.resolve({
    postgresUrl,
    natsUrl: ofThisWorker(natsUrls),
    redisUrl: new URL(`/${worker % 16}`, redisUrl).toString(),
  })
}

async function startOwn(): Promise<TestServers> {
  const home = await makeHome()
  const servers = await startServers({
    home,
    wheels: sharedWheels,
    durable: false,
    need: ['postgres', 'nats', 'redis'],
  })
  stopOwn = async () => {
    forget()
    await servers.stop()
    await rm(home, { recursive: true })
  }
  const { postgresUrl, natsUrl, redisUrl } = servers
  return { postgresUrl, natsUrl, redisUrl }
}

// Must be registered while the file loads. A file's own hooks at top level run after it, those in a describe before.
afterAll(() => stopOwn())
