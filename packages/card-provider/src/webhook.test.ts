import Fastify from 'fastify'
import { mountWebhook } from './webhook.ts'

interface Notice {
  id: string
  type: string
}

describe('a notice of the card provider', () => {
  const followed: Notice[] = []
  const app = Fastify()
  app.setErrorHandler(({ status, code }: { status?: number; code: string }, _request, reply) =>
    reply.code(status ?? 500).send({ code }),
  )
  beforeAll(() =>
    mountWebhook<Notice>(
      app,
      { method: 'POST', path: '/notices' },
      {
        read: (body) => JSON.parse(body.toString()) as Notice,
        follow: async (notice) => void followed.push(notice),
      },
    ),
  )
  afterAll(() => app.close())
  const send = (payload: unknown) =>
    app.inject({
      method: 'POST',
      url: '/notices',
      headers: { 'stripe-signature': 'signed', 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })

  it('is followed', async () => {
    const notice = { id: 'evt_1', type: 'payment_intent.succeeded' }
    expect((await send(notice)).json()).toEqual({ received: true })
    expect(followed).toEqual([notice])
  })

  it.each([
    { id: 7, type: 'charge.refunded' },
    { id: { $ne: 1 }, type: 'charge.refunded' },
    { id: null, type: 'charge.refunded' },
    { id: 'evt_\u0000', type: 'charge.refunded' },
    { id: 'x'.repeat(256), type: 'charge.refunded' },
    { id: 'evt_1', type: ['charge.refunded'] },
    { type: 'charge.refunded' },
  ])('whose id or kind is no name is refused: %j', async (notice) => {
    const { statusCode, body } = await send(notice)
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'NOTICE_NOT_VALID'])
  })
})
