import { offerCalls as calls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { removeCard, savedCards } from './saved-cards.ts'

export function savedCardRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.savedCards, async ({ viewer }) => savedCards(deps, viewer.id))
  serve(app, calls.removeCard, async ({ viewer, params: { cardId } }) =>
    removeCard(deps, { personId: viewer.id, cardId }),
  )
}
