import type { Viewer } from '@storyright/contracts/vocabulary'
import { attachmentHeaders, type FileKind } from '@storyright/object-store'
import { offerRefusals } from '../errors.ts'
import { deckIdIn, deckName } from './deck-address.ts'
import type { DeckDeps } from './store-deck.ts'

/** A deck for the producer who sent it, the agents that an offer with it reached, and administrators. */
export async function readDeck({ db, files }: Pick<DeckDeps, 'db' | 'files'>, viewer: Viewer, name: string) {
  const id = deckIdIn(name)
  const deck = id && (await db.deck.findUnique({ where: { id } }))
  if (!deck || deckName(deck) !== name) throw offerRefusals.deckNotFound()
  const isOpen = viewer.role === 'admin' || deck.ownerId === viewer.id || (await hasReached(db, deck.id, viewer.id))
  if (!isOpen) throw offerRefusals.notYourDeck()
  const stored = await files.get(deck.id)
  if (!stored) throw offerRefusals.deckNotFound()
  const headers = attachmentHeaders({ name: deck.fileName, kind: deck.kind as FileKind, size: stored.size })
  return { headers, content: stored.content }
}

const hasReached = async (db: DeckDeps['db'], deckId: string, agentId: string): Promise<boolean> =>
  (await db.offer.count({ where: { deckId, agentId, reachedAgentAt: { not: null } } })) > 0
