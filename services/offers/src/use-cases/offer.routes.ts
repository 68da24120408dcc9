import { offerCalls as calls, optionCalls, type PaymentSettings } from '@storyright/contracts/http'
import { idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { getOffer } from '../offers/offer.store.ts'
import { requireProducer } from '../offers/offer.ts'
import { namedIn, unpaidOf } from '../offers/round.ts'
import { isOpen } from '../payments/hold.ts'
import { lookAtPayment } from '../payments-sync/sync-payment.ts'
import { findOffer, offersOfAgent, offersOfProducer } from '../queries/find-offers.ts'
import { acceptOffer } from './accept-offer.ts'
import { cancelOffer, rejectOffer } from './answer-offer.ts'
import { changeTerms } from './change-terms.ts'
import { chooseAfterReturn } from './choose-after-return.ts'
import { createOffer } from './create-offer.ts'
import { answerExtraRights, askExtraRights } from './extra-rights.ts'
import { renewOffer } from './renew-offer.ts'

interface Settings {
  publicUrl: string
  payment: PaymentSettings
}

export function offerRoutes(app: FastifyInstance, deps: Deps, { publicUrl, payment }: Settings): void {
  const finding = { ...deps, publicUrl }

  serve(app, calls.createOffer, async ({ viewer, body: form, request }) => {
    const key = idempotencyKeyOf(request)
    const { offerId, clientSecret } = await createOffer(deps, { viewer, form, key })
    return { offer: await findOffer(finding, { offerId, viewer }), clientSecret }
  })
  serve(app, calls.mySubmissions, async ({ viewer }) => offersOfProducer(finding, viewer))
  serve(app, calls.agentOffers, async ({ viewer, params: { agentId } }) => offersOfAgent(finding, { agentId, viewer }))
  serve(app, calls.paymentSettings, async () => payment)
  serve(app, calls.getOffer, async ({ viewer, params: { id: offerId } }) => findOffer(finding, { offerId, viewer }))
  serve(app, calls.changeTerms, async ({ viewer, params: { id: offerId }, body: form }) => {
    const { clientSecret } = await changeTerms(deps, { offerId, viewer, form })
    return { offer: await findOffer(finding, { offerId, viewer }), clientSecret }
  })
  serve(app, calls.confirmPayment, async ({ viewer, params: { id: offerId } }) => {
    const offer = await getOffer(deps.db, offerId)
    requireProducer(offer, viewer)
    // A round that waits for its own hold is what was paid now.
    const paid = offer.holds.find(({ number }) => number === unpaidOf(offer)?.holdNumber) ?? offer.hold
    if (isOpen(paid.status)) await lookAtPayment(deps, paid) // of another it has nothing new to say
    return findOffer(finding, { offerId, viewer })
  })
  serve(app, calls.renewOffer, async ({ viewer, params: { id: offerId } }) => {
    const { clientSecret } = await renewOffer(deps, { offerId, viewer })
    return { offer: await findOffer(finding, { offerId, viewer }), clientSecret }
  })
  serve(app, calls.cancelOffer, async ({ viewer, params: { id: offerId }, body: { cancellationReason: reason } }) => {
    await cancelOffer(deps, { offerId, viewer, reason })
    return findOffer(finding, { offerId, viewer })
  })
  serve(app, calls.acceptOffer, async ({ viewer, params: { id: offerId }, body }) => {
    const withoutExtraRights = body?.withoutExtraRights ?? false
    await acceptOffer(deps, { offerId, viewer, withoutExtraRights, named: namedIn(body) })
    return findOffer(finding, { offerId, viewer })
  })
  serve(app, calls.askExtraRights, async ({ viewer, params: { id: offerId } }) => {
    await askExtraRights(deps, { offerId, viewer })
    return findOffer(finding, { offerId, viewer })
  })
  serve(app, calls.answerExtraRights, async ({ viewer, params: { id: offerId }, body: { answer } }) => {
    await answerExtraRights(deps, { offerId, viewer, answer })
    return findOffer(finding, { offerId, viewer })
  })
  serve(app, optionCalls.chooseAfterReturn, async ({ viewer, params: { id: offerId }, body }) => {
    await chooseAfterReturn(deps, { ...body, offerId, viewer })
    return findOffer(finding, { offerId, viewer })
  })
  serve(app, calls.rejectOffer, async ({ viewer, params: { id: offerId } }) => {
    await rejectOffer(deps, { offerId, viewer })
    return findOffer(finding, { offerId, viewer })
  })
}
