import { defineRefusals } from '@storyright/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'

const refusals = defineRefusals({
  signatureNotValid: { status: 400, says: 'The signature of this notice is not valid.' },
})

interface Handling<Notice> {
  /** Throws unless the signature fits the raw body. */
  read(body: Buffer, signature: string): Notice
  follow(notice: Notice): Promise<void>
}

/** Mounts the endpoint of the provider's webhooks. The signature covers the raw bytes, so nothing may parse them first. */
export async function mountWebhook<Notice>(
  app: FastifyInstance,
  { method, path }: { method: 'POST'; path: string },
  { read, follow }: Handling<Notice>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method,
      url: path,
      handler: async ({ headers, body }) => {
        const signature = headers['stripe-signature']
        if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw refusals.signatureNotValid()
        await follow(verified(read, body, signature))
        return { received: true }
      },
    })
  })
}

function verified<Notice>(read: Handling<Notice>['read'], body: Buffer, signature: string): Notice {
  try {
    return read(body, signature)
  } catch {
    throw refusals.signatureNotValid()
  }
}
