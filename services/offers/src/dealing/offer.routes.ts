import { offerCalls as calls, type PaymentSettings } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { acceptOffer } from './accept-offer.ts'
import type { Deps } from '../deps.ts'
import { lookAtPayment } from '../bookkeeping/look-at-payment.ts'
import { cancelOffer, rejectOffer } from './answer-offer.ts'
import { createOffer } from './create-offer.ts'
import { findOffer, offersOfAgent, offersOfProducer } from '../views/find-offers.ts'
import { mustBeProducer } from '../offers/may-answer.ts'
import { currentHold } from '../offers/offer.store.ts'
import { renewOffer } from './renew-offer.ts'
import { idempotencyKeyOf } from './request-keys.ts'

interface Settings {
  publicUrl: string
  payment: PaymentSettings
}

export function offerRoutes(app: FastifyInstance, deps: Deps, { publicUrl, payment }: Settings): void {
  const finding = { ...deps, publicUrl }

  serve(app, calls.createOffer, async ({ viewer, body, request }) => {
    const key = idempotencyKeyOf(request.headers['idempotency-key'])
    const { offerId, clientSecret } = await createOffer(deps, viewer, body, key)
    return { offer: await findOffer(finding, offerId, viewer), clientSecret }
  })
  serve(app, calls.mySubmissions, async ({ viewer }) => offersOfProducer(finding, viewer))
  serve(app, calls.agentOffers, async ({ viewer, params }) => offersOfAgent(finding, params.agentId, viewer))
  serve(app, calls.paymentSettings, async () => payment)
  serve(app, calls.getOffer, async ({ viewer, params }) => findOffer(finding, params.id, viewer))
  serve(app, calls.confirmPayment, async ({ viewer, params }) => {
    const { offer, hold } = await currentHold(deps.db, params.id)
    mustBeProducer(offer, viewer)
    await lookAtPayment(deps, hold)
    return findOffer(finding, params.id, viewer)
  })
  serve(app, calls.renewOffer, async ({ viewer, params }) => {
    const { offerId, clientSecret } = await renewOffer(deps, params.id, viewer)
    return { offer: await findOffer(finding, offerId, viewer), clientSecret }
  })
  serve(app, calls.cancelOffer, async ({ viewer, params, body }) => {
    await cancelOffer(deps, params.id, viewer, body.cancellationReason)
    return findOffer(finding, params.id, viewer)
  })
  serve(app, calls.acceptOffer, async ({ viewer, params }) => {
    await acceptOffer(deps, params.id, viewer)
    return findOffer(finding, params.id, viewer)
  })
  serve(app, calls.rejectOffer, async ({ viewer, params }) => {
    await rejectOffer(deps, params.id, viewer)
    return findOffer(finding, params.id, viewer)
  })
}
