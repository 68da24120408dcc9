import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import Stripe from 'stripe'

export const WEBHOOK_SECRET = 'whsec_storyright'

/** Somebody who listens to webhooks and believes only signed ones. */
export interface Listener {
  url: string
  events: Stripe.Event[]
  types(): string[]
  /** Answers the next ones with these statuses before taking any more. */
  refuse(...statuses: number[]): void
  refused: number
  stop(): Promise<void>
}

const { webhooks } = new Stripe('sk_unused')

export async function startListener(secret = WEBHOOK_SECRET): Promise<Listener> {
  const events: Stripe.Event[] = []
  const statuses: number[] = []
  const answerTo = (signature: string, body: Buffer): number => {
    const status = statuses.shift()
    if (status !== undefined) {
      listener.refused += 1
      return status
    }
    events.push(webhooks.constructEvent(body, signature, secret))
    return 200
  }
  const server = createServer((request, response) => {
    void buffer(request)
      .then((body) => answerTo(String(request.headers['stripe-signature']), body))
      .catch(() => 400)
      .then((status) => response.writeHead(status).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listener: Listener = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    events,
    types: () => events.map(({ type }) => type),
    refuse: (...more) => void statuses.push(...more),
    refused: 0,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return listener
}
