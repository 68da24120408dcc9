import { offerMessages, type Refusal, refusals } from '@storyright/contracts/vocabulary'
import { attachmentHeaders, kindNamedBy, type ObjectStore } from '@storyright/object-store'
import { z } from 'zod'
import type { Tx } from '../database.ts'

const uuid = z.uuid()

interface Sent {
  id: string
  kind: string
}

/** The stored name of an uploaded file: `<id>.<kind>`. */
export const nameOf = ({ id, kind }: Sent): string => `${id}.${kind}`

/** The id in such a name. */
export function idIn(name: string): string | undefined {
  const id = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  return uuid.safeParse(id).success ? id : undefined
}

/** The id in an address that ends in such a name under this path. */
const idAt = (address: string, path: string): string | undefined =>
  address.includes(path) ? idIn(address.slice(address.lastIndexOf(path) + path.length)) : undefined

/** The file as an attachment, under the sender's own file name. */
export async function attachmentOf(files: ObjectStore, file: Sent & { fileName: string }, missing: () => Refusal) {
  const kind = kindNamedBy(nameOf(file))
  const stored = kind && (await files.get(file.id))
  if (!stored) throw missing()
  return { headers: attachmentHeaders({ name: file.fileName, kind, size: stored.size }), content: stored.content }
}

const deckPath = '/api/uploads/decks/'

export const deckAddress = (publicUrl: string, deck: Sent): string => `${publicUrl}${deckPath}${nameOf(deck)}`

/** The id of the deck at an address. */
export const deckIdAt = (address: string): string | undefined => idAt(address, deckPath)

/** The deck at an address, when this producer sent it. It is not swept while the transaction lasts. */
export async function ownDeck(tx: Tx, address: string, ownerId: string): Promise<Sent> {
  const id = deckIdAt(address)
  const [deck] = id
    ? await tx.$queryRaw<Sent[]>`
        SELECT id, kind FROM decks WHERE id = ${id}::uuid AND owner_id = ${ownerId}::uuid FOR KEY SHARE`
    : []
  if (deck && address.endsWith(nameOf(deck))) return deck
  const message = offerMessages.deckRequired
  throw refusals.validationFailed({ message, errors: [{ path: 'deckFileUrl', message }] })
}

interface SentDocument extends Sent {
  offerId: string
}

const documentPath = (offerId: string) => `/api/offers/${offerId}/documents/`

export const documentAddress = (publicUrl: string, document: SentDocument): string =>
  `${publicUrl}${documentPath(document.offerId)}${nameOf(document)}`

/** The document at an address, when this person sent it about this offer. It is not swept while the transaction lasts. */
export async function ownDocument(
  tx: Tx,
  address: string,
  { offerId, ownerId }: { offerId: string; ownerId: string },
): Promise<SentDocument> {
  const id = idAt(address, documentPath(offerId))
  const [document] = id
    ? await tx.$queryRaw<SentDocument[]>`
        SELECT id, offer_id AS "offerId", kind FROM option_documents
        WHERE id = ${id}::uuid AND offer_id = ${offerId}::uuid AND owner_id = ${ownerId}::uuid FOR KEY SHARE`
    : []
  if (document && address.endsWith(nameOf(document))) return document
  const message = offerMessages.documentRequired
  throw refusals.validationFailed({ message, errors: [{ path: 'documentUrl', message }] })
}
