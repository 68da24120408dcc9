import { offerMessages, refusals } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { idAt, nameOf } from './sent-file.ts'

interface StoredDocument {
  id: string
  offerId: string
  kind: string
}

const pathOf = (offerId: string) => `/api/offers/${offerId}/documents/`

export const documentAddress = (publicUrl: string, document: StoredDocument): string =>
  `${publicUrl}${pathOf(document.offerId)}${nameOf(document)}`

/** The document at an address, when this person sent it about this offer. It is not swept while the transaction lasts. */
export async function ownDocument(
  tx: Tx,
  address: string,
  { offerId, ownerId }: { offerId: string; ownerId: string },
): Promise<StoredDocument> {
  const id = idAt(address, pathOf(offerId))
  const [document] = id
    ? await tx.$queryRaw<StoredDocument[]>`
        SELECT id, offer_id AS "offerId", kind FROM option_documents
        WHERE id = ${id}::uuid AND offer_id = ${offerId}::uuid AND owner_id = ${ownerId}::uuid FOR KEY SHARE`
    : []
  if (document && address.endsWith(nameOf(document))) return document
  const message = offerMessages.documentRequired
  throw refusals.validationFailed({ says: message, errors: [{ path: 'documentUrl', message }] })
}
