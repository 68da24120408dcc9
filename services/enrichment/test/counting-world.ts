import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The sandbox behind a door that counts who was looked up: the text of every search, in order. */
export async function countingWorld(sandbox: { url: string }) {
  const searches: string[] = []
  const server = createServer((request, reply) => {
    const url = new URL(request.url!, sandbox.url)
    const asked = url.searchParams.get('q') ?? url.searchParams.get('query')
    if (asked !== null) searches.push(asked)
    const { authorization } = request.headers
    fetch(url, { headers: { ...(authorization && { authorization }) } })
      .then(async (answer) => {
        const type = answer.headers.get('content-type') ?? 'text/plain'
        reply.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()))
      })
      .catch(() => reply.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    searches,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
