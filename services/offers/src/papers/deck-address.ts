import { offerMessages, refusals } from '@storyright/contracts/vocabulary'
import { z } from 'zod'
import type { Tx } from '../database.ts'

interface StoredDeck {
  id: string
  kind: string
}

const path = '/api/uploads/decks/'
const uuid = z.uuid()

export const deckName = ({ id, kind }: StoredDeck): string => `${id}.${kind}`
export const deckAddress = (publicUrl: string, deck: StoredDeck): string => `${publicUrl}${path}${deckName(deck)}`

/** The id in a deck's name: `<id>.<kind>`. */
export function deckIdIn(name: string): string | undefined {
  const id = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  return uuid.safeParse(id).success ? id : undefined
}

/** The deck at an address, when this producer sent it. It is not swept while the transaction lasts. */
export async function ownDeck(tx: Tx, address: string, ownerId: string): Promise<StoredDeck> {
  const id = address.includes(path) ? deckIdIn(address.slice(address.lastIndexOf(path) + path.length)) : undefined
  const [deck] = id
    ? await tx.$queryRaw<StoredDeck[]>`
        SELECT id, kind FROM decks WHERE id = ${id}::uuid AND owner_id = ${ownerId}::uuid FOR KEY SHARE`
    : []
  if (deck && address.endsWith(deckName(deck))) return deck
  const message = offerMessages.deckRequired
  throw refusals.validationFailed({ says: message, errors: [{ path: 'deckFileUrl', message }] })
}
