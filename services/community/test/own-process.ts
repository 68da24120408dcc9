import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, type GuardedChild, startChild } from '@storyright/backing-servers'
import { eventually } from '@storyright/testing'

const MAIN = path.join(import.meta.dirname, '../src/main.ts')
const STARTS_WITHIN_MS = 60_000

/** The service in a process of its own, which a test may kill and start again at the same address. */
export async function ownProcess(variables: Record<string, string>) {
  const home = await mkdtemp(path.join(tmpdir(), 'storyright-community-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Nobody sends a deck unless the test says to whom.
  const env = {
    CATALOGUE_URL: variables.IDENTITY_URL,
    OFFERS_URL: variables.IDENTITY_URL,
    ...process.env,
    ...variables,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  }
  const start = async (): Promise<GuardedChild> => {
    const child = await startChild({ home, name: 'community', command: process.execPath, args: [MAIN], env })
    for (const stream of child.output) stream.resume()
    return child
  }
  let child = await start()
  /** Until it has all that it needs. */
  const ready = () =>
    eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { within: STARTS_WITHIN_MS })
  await ready()
  return {
    url,
    ready,
    kill: () => child.kill(),
    async start() {
      child = await start()
    },
    async stop() {
      await child.stop()
      await rm(home, { recursive: true })
    },
  }
}
