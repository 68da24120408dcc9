import { currentOffer } from '@storyright/contracts/events'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { getOffer } from './offer.store.ts'
import { publicOfferOf } from './offer.ts'

/** An offer for those who have not heard of it yet. */
export function offerInternals(scope: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  scope.get<{ Params: { id: string } }>(currentOffer.path, async ({ params: { id } }) => {
    if (!z.uuid().safeParse(id).success) throw offerRefusals.offerNotFound()
    const offer = await getOffer(db, id)
    return { version: offer.version, offer: publicOfferOf(offer) }
  })
}
