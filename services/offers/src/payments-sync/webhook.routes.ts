import { mountWebhook } from '@storyright/card-provider'
import { offerCalls } from '@storyright/contracts/http'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { followWebhook } from './follow-webhook.ts'

/** The provider's webhooks. */
export const webhookRoutes = (app: FastifyInstance, deps: Deps): Promise<void> =>
  mountWebhook(app, offerCalls.paymentWebhook, {
    read: (body, signature) => deps.provider.readNotice(body, signature),
    follow: (notice) => followWebhook(deps, notice),
  })
