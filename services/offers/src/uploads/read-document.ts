import type { Viewer } from '@storyright/contracts/vocabulary'
import { offerRefusals } from '../errors.ts'
import { requireSide } from '../offers/offer.ts'
import { attachmentOf, idIn, nameOf } from './sent-file.ts'
import type { DocumentDeps } from './store-document.ts'

interface ReadDocumentInput {
  viewer: Viewer
  offerId: string
  name: string
}

/** A document about an option, for its two parties and administrators. */
export async function readDocument(
  { db, files }: Pick<DocumentDeps, 'db' | 'files'>,
  { viewer, offerId, name }: ReadDocumentInput,
) {
  const id = idIn(name)
  const document = id && (await db.optionDocument.findUnique({ where: { id }, include: { offer: true } }))
  if (!document || document.offerId !== offerId || nameOf(document) !== name) throw offerRefusals.documentNotFound()
  if (viewer.role !== 'admin') requireSide(document.offer, viewer)
  return attachmentOf(files, document, offerRefusals.documentNotFound)
}
