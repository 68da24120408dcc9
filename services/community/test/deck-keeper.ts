import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { keepDeck } from '@storyright/contracts/http'

const site = 'https://storyright.test'

/** Stands in for offers where community only has decks kept. It knows those that `sent` holds, by whom. */
export async function deckKeeper() {
  const sent = new Map<string, string>()
  const kept: string[] = []
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const { ownerId, deckFileUrl } = keepDeck.body.parse(await json(request))
    const isOwn = sent.get(deckFileUrl) === ownerId
    if (isOwn) kept.push(deckFileUrl)
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(
      JSON.stringify({ deckFileUrl: isOwn ? deckFileUrl : null } satisfies ReturnType<typeof keepDeck.reply.parse>),
    )
  }
  const server = createServer((request, reply) => void answer(request, reply))
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    kept,
    /** Somebody uploads a deck; its address. */
    send(ownerId: string): string {
      const address = `${site}/api/uploads/decks/${crypto.randomUUID()}.pdf`
      sent.set(address, ownerId)
      return address
    },
    start: () => listen(port),
    async stop() {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}
