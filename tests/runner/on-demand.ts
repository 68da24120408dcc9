import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Something that is started when it is first needed. */
export interface OnDemand {
  /** Responds with the value, for processes that cannot call `get`. */
  url: string
  get(): Promise<string>
}

/** Starts what few test files need only once one of them asks, whichever process it runs in. */
export async function onDemand(start: () => Promise<string>): Promise<OnDemand> {
  let started: Promise<string> | undefined
  const get = () => {
    started ??= start()
    return started
  }
  const server = createServer((_request, response) => {
    get().then(
      (value) => response.setHeader('connection', 'close').end(value),
      (error: unknown) => response.writeHead(500, { connection: 'close' }).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, get }
}
