import { rightsSurrendered } from '@storyright/contracts/events'
import { optionCalls } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type Book, bookLimits, covers, describeBook, storedBook, subtract } from '@storyright/rights'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Prisma } from '../generated/client.ts'
import { changeOffer, lockOffer } from '../offers/offer.store.ts'
import { requireSide } from '../offers/offer.ts'
import { isInForce } from '../offers/option.ts'
import { findOffer } from '../queries/find-offers.ts'
import { heldBy, readBook, surrendersOf } from '../rights/scope.ts'
import { publishTakings, retakeRights } from '../rights/taking.store.ts'
import { answerNotice } from './answer-notice.ts'
import { endDeal } from './end-deal.ts'
import { noticesOf } from './notice.store.ts'
import { recordNotice } from './record-notice.ts'

const { recordExtension, recordExercise, recordReversion, surrenderRights: surrender, answerOptionNotice } = optionCalls

/** What happens with an option after the deal: it is extended or exercised, and its rights go back. */
export function optionRoutes(app: FastifyInstance, deps: Deps & { publicUrl: string }): void {
  serve(app, recordExtension, async ({ viewer, params: { id: offerId }, body }) => {
    await recordNotice(deps, { ...body, offerId, viewer, kind: 'extension' })
    return findOffer(deps, { offerId, viewer })
  })
  serve(app, recordExercise, async ({ viewer, params: { id: offerId }, body }) => {
    await recordNotice(deps, { ...body, offerId, viewer, kind: 'exercise' })
    return findOffer(deps, { offerId, viewer })
  })
  serve(app, recordReversion, async ({ viewer, params: { id: offerId }, body }) => {
    await recordNotice(deps, { ...body, offerId, viewer, kind: 'reversion' })
    return findOffer(deps, { offerId, viewer })
  })
  serve(app, surrender, async ({ viewer, params: { id: offerId }, body }) => {
    await surrenderRights(deps, { ...body, offerId, viewer })
    return findOffer(deps, { offerId, viewer })
  })
  serve(app, answerOptionNotice, async ({ viewer, params: { id: offerId, noticeId }, body }) => {
    await answerNotice(deps, { ...body, offerId, viewer, noticeId })
    return findOffer(deps, { offerId, viewer })
  })
}

interface SurrenderRightsInput {
  offerId: string
  viewer: Viewer
  /** A book of rights, as it was typed; all of them without one. */
  lines: string | null
}

/**
 * The producer gives rights of an option or a grant back, and they are free at once. Whoever gives back all that is left ends the deal.
 * What waits for an answer is answered first: nobody confirms something else than was recorded.
 */
export function surrenderRights(
  { transaction, outbox, clock }: Pick<Deps, 'transaction' | 'outbox' | 'clock'>,
  { offerId, viewer, lines }: SurrenderRightsInput,
): Promise<void> {
  return transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const side = requireSide(offer, viewer, offerRefusals.onlyProducerSurrenders)
    if (side !== 'producer') throw offerRefusals.onlyProducerSurrenders()
    const at = clock()
    const { claim } = offer
    if (!claim || !isInForce(offer, at)) throw offerRefusals.nothingHeld()
    const held = heldBy(offer, claim)
    const given = lines === null ? held : readBook(lines, { path: 'lines', now: at })
    if (!covers(held, given)) throw offerRefusals.rightsNotHeld()
    if ((await noticesOf(tx, offerId, { status: 'waiting' })).length > 0) throw offerRefusals.noticeWaits()
    const left = subtract(held, given)
    if (left.length > bookLimits.lines) throw offerRefusals.tooManyParts()
    const isWhole = left.length === 0
    const surrenders = [...surrendersOf(claim), { at: at.toISOString(), lines: storedBook(given), isWhole }]
    await tx.claim.update({
      where: { offerId },
      data: { surrenders: surrenders as object as Prisma.InputJsonArray },
    })
    if (isWhole)
      return endDeal(tx, { outbox }, offer, {
        at,
        because: 'surrendered',
        moment: 'option_surrendered',
        event: rightsSurrendered,
        declinedBecause: 'The rights were given back.',
      })
    await retakeRights(tx, offer.listingId, { offerId }, left)
    await publishTakings(tx, outbox, offer.listingId)
    await changeOffer(tx, outbox, offer, {
      at,
      moment: 'rights_surrendered',
      note: inWords(given),
      event: rightsSurrendered,
    })
  })
}

const inWords = (book: Book): string => `${describeBook(book)}.`
