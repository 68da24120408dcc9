import type { Viewer } from '@storyright/contracts/vocabulary'
import { offerRefusals } from '../errors.ts'
import { attachmentOf, idIn, nameOf } from './sent-file.ts'
import type { DeckDeps } from './store-deck.ts'

/** A deck for the producer who sent it, the agents that an offer with it reached, and administrators. */
export async function readDeck(
  { db, files }: Pick<DeckDeps, 'db' | 'files'>,
  { viewer, name }: { viewer: Viewer; name: string },
) {
  const id = idIn(name)
  const deck = id && (await db.deck.findUnique({ where: { id } }))
  if (!deck || nameOf(deck) !== name) throw offerRefusals.deckNotFound()
  const isOpen = viewer.role === 'admin' || deck.ownerId === viewer.id || (await hasReached(db, deck.id, viewer.id))
  if (!isOpen) throw offerRefusals.notYourDeck()
  return attachmentOf(files, deck, offerRefusals.deckNotFound)
}

const hasReached = async (db: DeckDeps['db'], deckId: string, agentId: string): Promise<boolean> =>
  (await db.offer.count({ where: { deckId, agentId, reachedAgentAt: { not: null } } })) > 0
