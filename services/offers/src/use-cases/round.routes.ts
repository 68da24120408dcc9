import { offerCalls as calls, type OfferRoundAnswer } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { findOffer, findRoom } from '../queries/find-offers.ts'
import { agreeRound, declineRound, withdrawRound } from './answer-round.ts'
import { type MadeRound, makeRound } from './make-round.ts'

export function roundRoutes(app: FastifyInstance, deps: Deps & { publicUrl: string }): void {
  async function answerOf(
    { number, clientSecret }: MadeRound,
    read: { offerId: string; viewer: Viewer },
  ): Promise<OfferRoundAnswer> {
    const { offer, rounds } = await findRoom(deps, read)
    return { round: rounds.find((round) => round.number === number)!, offer, clientSecret }
  }

  serve(app, calls.getRoom, async ({ viewer, params: { id: offerId } }) => findRoom(deps, { offerId, viewer }))
  serve(app, calls.makeRound, async ({ viewer, params: { id: offerId }, body: form, request }) => {
    const key = idempotencyKeyOf(request)
    return answerOf(await makeRound(deps, { offerId, viewer, form, key }), { offerId, viewer })
  })
  serve(app, calls.agreeRound, async ({ viewer, params: { id: offerId, number }, body }) =>
    answerOf(await agreeRound(deps, { offerId, viewer, number, ...body }), { offerId, viewer }),
  )
  serve(app, calls.declineRound, async ({ viewer, params: { id: offerId, number }, body }) => {
    await declineRound(deps, { offerId, viewer, number, reason: body?.reason ?? null })
    return findOffer(deps, { offerId, viewer })
  })
  serve(app, calls.withdrawRound, async ({ viewer, params: { id: offerId, number } }) => {
    await withdrawRound(deps, { offerId, viewer, number })
    return findOffer(deps, { offerId, viewer })
  })
}
