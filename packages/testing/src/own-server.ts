import { rm } from 'node:fs/promises'
import { freePort, type Kind, startServer } from '@storyright/backing-servers'
import { makeHome, sharedWheels } from './home.ts'

/** A server of the test's own, which it may kill and start again with its data and address unchanged. */
export interface OwnServer {
  url: string
  start(): Promise<void>
  kill(): Promise<void>
  /** Ends it for good and removes its data. */
  stop(): Promise<void>
}

export async function ownServer(kind: Kind): Promise<OwnServer> {
  const options = { home: await makeHome(), wheels: sharedWheels, durable: true, port: await freePort() }
  let server = await startServer(kind, options)
  return {
    url: server.url,
    async start() {
      server = await startServer(kind, options)
    },
    kill: () => server.kill(),
    async stop() {
      await server.stop()
      await rm(options.home, { recursive: true })
    },
  }
}
