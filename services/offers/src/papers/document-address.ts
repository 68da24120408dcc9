import { offerMessages, refusals } from '@storyright/contracts/vocabulary'
import { z } from 'zod'
import type { Tx } from '../database.ts'

interface StoredDocument {
  id: string
  offerId: string
  kind: string
}

const uuid = z.uuid()

export const documentName = ({ id, kind }: Pick<StoredDocument, 'id' | 'kind'>): string => `${id}.${kind}`
export const documentAddress = (publicUrl: string, document: StoredDocument): string =>
  `${publicUrl}${pathOf(document.offerId)}${documentName(document)}`

const pathOf = (offerId: string) => `/api/offers/${offerId}/documents/`

/** The id in a document's name: `<id>.<kind>`. */
export function documentIdIn(name: string): string | undefined {
  const id = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  return uuid.safeParse(id).success ? id : undefined
}

/** The document at an address, when this person sent it about this offer. It is not swept while the transaction lasts. */
export async function ownDocument(
  tx: Tx,
  address: string,
  { offerId, ownerId }: { offerId: string; ownerId: string },
): Promise<StoredDocument> {
  const path = pathOf(offerId)
  const id = address.includes(path) ? documentIdIn(address.slice(address.lastIndexOf(path) + path.length)) : undefined
  const [document] = id
    ? await tx.$queryRaw<StoredDocument[]>`
        SELECT id, offer_id AS "offerId", kind FROM option_documents
        WHERE id = ${id}::uuid AND offer_id = ${offerId}::uuid AND owner_id = ${ownerId}::uuid FOR KEY SHARE`
    : []
  if (document && address.endsWith(documentName(document))) return document
  const message = offerMessages.documentRequired
  throw refusals.validationFailed({ says: message, errors: [{ path: 'documentUrl', message }] })
}
