import { keepDeck as call } from '@storyright/contracts/http'
import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { keepDeck } from './keep-deck.ts'
import type { DeckDeps } from './store-deck.ts'

/** Keeps decks of entries to competitions, which community has. */
export function mountDecks(deps: DeckDeps, scope: FastifyInstance): void {
  scope.post(call.path, async ({ body }) => ({ deckFileUrl: await keepDeck(deps, validate(call.body, body)) }))
}
