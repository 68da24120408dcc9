import { offerMessages, refusals } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { idAt, nameOf } from './sent-file.ts'

interface StoredDeck {
  id: string
  kind: string
}

const path = '/api/uploads/decks/'

export const deckAddress = (publicUrl: string, deck: StoredDeck): string => `${publicUrl}${path}${nameOf(deck)}`

/** The deck at an address, when this producer sent it. It is not swept while the transaction lasts. */
export async function ownDeck(tx: Tx, address: string, ownerId: string): Promise<StoredDeck> {
  const id = idAt(address, path)
  const [deck] = id
    ? await tx.$queryRaw<StoredDeck[]>`
        SELECT id, kind FROM decks WHERE id = ${id}::uuid AND owner_id = ${ownerId}::uuid FOR KEY SHARE`
    : []
  if (deck && address.endsWith(nameOf(deck))) return deck
  const message = offerMessages.deckRequired
  throw refusals.validationFailed({ says: message, errors: [{ path: 'deckFileUrl', message }] })
}
