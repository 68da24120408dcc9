import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { countView } from '@storyright/contracts/http'
import { freeTier, monthOf } from '@storyright/contracts/vocabulary'

/** Stands in for membership where a service only asks whether a reader may open a listing. */
export interface TestMembership {
  url: string
  /** How often it was asked. */
  asked: number
  /** While this is set, every question stays open. */
  keepsSilent: boolean
  /** Whether readers have a limit at all. */
  counts: boolean
  /** Away from now on, until it is started again at the same address. */
  stop(): Promise<void>
  start(): Promise<void>
}

export async function testMembership(): Promise<TestMembership> {
  const opened = new Map<string, Set<string>>()
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    if (request.url !== countView.path) return void reply.writeHead(404).end()
    membership.asked++
    const { userId, listingId } = countView.body.parse(await json(request))
    if (membership.keepsSilent) return
    const listings = opened.get(userId) ?? new Set()
    const isOpen = !membership.counts || listings.has(listingId) || listings.size < freeTier.viewsPerMonth
    if (isOpen) opened.set(userId, listings.add(listingId))
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ isOpen, month: monthOf(new Date()) }))
  }
  const server = createServer((request, reply) => void answer(request, reply))
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const membership: TestMembership = {
    url: `http://127.0.0.1:${port}`,
    asked: 0,
    keepsSilent: false,
    counts: false,
    start: () => listen(port),
    async stop() {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
  return membership
}
