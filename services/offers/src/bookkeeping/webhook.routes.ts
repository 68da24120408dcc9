import { offerCalls } from '@storyright/contracts/http'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { followWebhook } from './follow-webhook.ts'

const { paymentWebhook } = offerCalls

/** The provider's webhooks. The signature covers the raw bytes, so nothing may parse them first. */
export async function webhookRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.route({
    method: paymentWebhook.method,
    url: paymentWebhook.path,
    handler: async (request) => {
      const signature = request.headers['stripe-signature']
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw offerRefusals.signatureNotValid()
      await followWebhook(deps)(readNotice(deps, request.body, signature))
      return { received: true }
    },
  })
}

function readNotice({ provider }: Deps, body: Buffer, signature: string) {
  try {
    return provider.readNotice(body, signature)
  } catch {
    throw offerRefusals.signatureNotValid()
  }
}
