import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { startServer } from '@storyright/backing-servers'
import { withDatabase } from '@storyright/mongodb/address'
import { makeHome, sharedWheels } from './home.ts'

let server: Promise<string> | undefined
let stopOwn = async () => {}

/** A new, empty database in MongoDB, and its address. */
export async function testMongo(name: string): Promise<string> {
  return withDatabase(await testMongoServer(), `${name}_${randomUUID().slice(0, 8)}`)
}

/** The server that the test run starts as soon as somebody asks, or one for this file when jest was called directly. */
export function testMongoServer(): Promise<string> {
  const { TEST_MONGODB_ASK: ask } = process.env
  server ??= ask ? asked(ask) : startOwn()
  return server
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
    await stop()
    await rm(home, { recursive: true })
  }
  return url
}

// Must be registered while the file loads, as that of the other servers is.
afterAll(() => stopOwn())
