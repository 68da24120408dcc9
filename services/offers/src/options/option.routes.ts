import { optionCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { findOffer } from '../queries/find-offers.ts'
import { answerNotice } from './answer-notice.ts'
import { recordNotice } from './record-notice.ts'
import { surrenderRights } from './surrender-rights.ts'

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
