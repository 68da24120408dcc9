import { optionCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { findOffer } from '../views/find-offers.ts'
import { answerNotice } from './answer-notice.ts'
import { recordNotice } from './record-notice.ts'

const { recordExtension, recordExercise, answerOptionNotice } = optionCalls

/** What happens with an option after the deal: it is extended, or exercised. */
export function optionRoutes(app: FastifyInstance, deps: Deps & { publicUrl: string }): void {
  serve(app, recordExtension, async ({ viewer, params, body }) => {
    await recordNotice(deps, params.id, viewer, { ...body, kind: 'extension' })
    return findOffer(deps, params.id, viewer)
  })
  serve(app, recordExercise, async ({ viewer, params, body }) => {
    await recordNotice(deps, params.id, viewer, { ...body, kind: 'exercise' })
    return findOffer(deps, params.id, viewer)
  })
  serve(app, answerOptionNotice, async ({ viewer, params, body }) => {
    await answerNotice(deps, params.id, viewer, { ...body, noticeId: params.noticeId })
    return findOffer(deps, params.id, viewer)
  })
}
