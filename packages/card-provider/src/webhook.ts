import { defineRefusals } from '@storyright/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'

const refusals = defineRefusals({
  noticeNotValid: { status: 400, message: 'This notice is not one of the provider’s.' },
  signatureNotValid: { status: 400, message: 'The signature of this notice is not valid.' },
})

interface MountWebhookInput<Notice extends { id: string; type: string }> {
  /** Throws unless the signature fits the raw body. */
  read(body: Buffer, signature: string): Notice
  follow(notice: Notice): Promise<void>
}

/** Mounts the endpoint of the provider's webhooks. The signature covers the raw bytes, so nothing may parse them first. */
export async function mountWebhook<Notice extends { id: string; type: string }>(
  app: FastifyInstance,
  { method, path }: { method: 'POST'; path: string },
  { read, follow }: MountWebhookInput<Notice>,
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

function verified<Notice extends { id: string; type: string }>(
  read: MountWebhookInput<Notice>['read'],
  body: Buffer,
  signature: string,
): Notice {
  const notice = readOr(read, body, signature)
  // A holder of the secret could still send other shapes.
  if (![notice.id, notice.type].every((text) => typeof text === 'string' && NAME.test(text)))
    throw refusals.noticeNotValid()
  return notice
}

/** As long as the provider's own can be, without what a database cannot store. */
const NAME = /^[\w.-]{1,255}$/

function readOr<Notice extends { id: string; type: string }>(
  read: MountWebhookInput<Notice>['read'],
  body: Buffer,
  signature: string,
): Notice {
  try {
    return read(body, signature)
  } catch {
    throw refusals.signatureNotValid()
  }
}
