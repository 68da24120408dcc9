import { offerCalls } from '@storyright/contracts/http'
import { admit, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { findOffer } from '../queries/find-offers.ts'
import { readAgreement } from './read-agreement.ts'
import { signAgreement } from './sign-agreement.ts'

const { getAgreement, signAgreement: sign } = offerCalls
const uuid = z.uuid()

export function agreementRoutes(app: FastifyInstance, deps: Deps & { publicUrl: string }): void {
  app.get<{ Params: { id: string } }>(getAgreement.path, async (request, reply) => {
    const viewer = await request.readViewer()
    admit(getAgreement, viewer)
    const { id: offerId } = request.params
    if (!uuid.safeParse(offerId).success) throw offerRefusals.offerNotFound()
    const { headers, content } = await readAgreement(deps, { offerId, viewer: viewer! })
    return reply.headers(headers).send(content)
  })

  serve(app, sign, async ({ viewer, params: { id: offerId }, body }) => {
    await signAgreement(deps, { ...body, offerId, viewer })
    return findOffer(deps, { offerId, viewer })
  })
}
