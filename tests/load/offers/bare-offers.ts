// usage: bare-offers.ts <database> <sandbox>; prints its port

import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'
import Stripe from 'stripe'
import { type BareOffer, insertHeldOffer } from './insert-held-offer.ts'

const [databaseUrl, sandboxUrl] = process.argv.slice(2)
const { hostname, port } = new URL(sandboxUrl!)
const { paymentIntents } = new Stripe('sk_test_storyright', {
  protocol: 'http',
  host: hostname,
  port,
  telemetry: false,
})
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
const app = Fastify()

app.post<{ Body: BareOffer }>('/offers', async ({ body }, reply) => {
  const id = randomUUID()
  const intent = await paymentIntents.create(
    {
      amount: body.offerPrice * 100,
      currency: 'gbp',
      capture_method: 'manual',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { offerId: id, hold: '1' },
      expand: ['latest_charge'],
    },
    { idempotencyKey: id },
  )
  await insertHeldOffer(pool, id, intent.id, body)
  return reply.code(201).send({ id, clientSecret: intent.client_secret })
})

await app.listen({ port: 0, host: '127.0.0.1' })
console.log((app.server.address() as AddressInfo).port)
