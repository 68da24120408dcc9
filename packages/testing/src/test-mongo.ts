import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { startServer } from '@storyright/backing-servers'
import { withDatabase } from '@storyright/mongodb/address'
import { makeHome, sharedWheels } from './home.ts'
import { ofThisWorker } from './servers.ts'

let server: Promise<string> | undefined
let stopOwn = async () => {}

/** Before the first database of a file. */
let cleared: { file: string | undefined; done: Promise<void> } | undefined

/** A new, empty database in MongoDB, and its address. */
export async function testMongo(name: string): Promise<string> {
  const server = await testMongoServer()
  const file = expect.getState().testPath // a process may run many
  if (!cleared || cleared.file !== file) cleared = { file, done: clearAway(server) }
  await cleared.done
  return withDatabase(server, `${name}_${randomUUID().slice(0, 8)}`)
}

/** This worker's server, which the test run starts as soon as it is asked for, or one for this file when jest was called directly. */
export function testMongoServer(): Promise<string> {
  const { TEST_MONGODB_ASK: ask } = process.env
  server ??= ask ? asked(ofThisWorker(ask)) : startOwn()
  return server
}

const KEPT = ['admin', 'config', 'local']

/**
 * Drops the databases of the files that this worker has ended: the server looks for expired documents in all it holds,
 * which took most of its time towards the end of a run.
 */
async function clearAway(server: string): Promise<void> {
  const { mongoClient } = await import('@storyright/mongodb') // takes its time to load, and most files need none
  const client = mongoClient(server, { service: 'tests' })
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true })
  for (const { name } of databases) if (!KEPT.includes(name)) await client.db(name).dropDatabase()
  await client.close()
}

async function asked(url: string): Promise<string> {
  const response = await fetch(url)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

async function startOwn(): Promise<string> {
  const home = await makeHome()
  const { url, stop } = await startServer('mongodb', { home, wheels: sharedWheels, durable: false })
  stopOwn = async () => {
    server = undefined
    cleared = undefined
    await stop()
    await rm(home, { recursive: true })
  }
  return url
}

// Must be registered while the file loads, as that of the other servers is.
afterAll(() => stopOwn())
