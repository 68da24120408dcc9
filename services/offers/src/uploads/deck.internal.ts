import { keepDeck as call } from '@storyright/contracts/http'
import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { DAY_MS } from '../times.ts'
import { deckAddress, deckIdAt, nameOf } from './sent-file.ts'
import type { DeckDeps } from './store-deck.ts'

/** Keeps decks of entries to competitions, which community has. */
export function mountDecks(deps: DeckDeps, scope: FastifyInstance): void {
  scope.post(call.path, async ({ body }) => ({ deckFileUrl: await keepDeck(deps, validate(call.body, body)) }))
}

/** By then the entry that the deck is for was told of; or there is none. */
const KEPT_MS = 7 * DAY_MS

interface Kept {
  ownerId: string
  deckFileUrl: string
}

/** Spares somebody's own deck from being swept until its entry is known; its address, `null` when it is no deck of theirs. */
async function keepDeck(
  { db, clock, publicUrl }: Pick<DeckDeps, 'db' | 'clock' | 'publicUrl'>,
  { ownerId, deckFileUrl }: Kept,
): Promise<string | null> {
  const id = deckIdAt(deckFileUrl)
  if (!id) return null
  const keptUntil = new Date(clock().getTime() + KEPT_MS)
  const [deck] = await db.deck.updateManyAndReturn({ where: { id, ownerId }, data: { keptUntil } })
  return deck && deckFileUrl.endsWith(nameOf(deck)) ? deckAddress(publicUrl, deck) : null
}
