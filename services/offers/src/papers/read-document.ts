import type { Viewer } from '@storyright/contracts/vocabulary'
import { attachmentHeaders, type FileKind } from '@storyright/object-store'
import { offerRefusals } from '../errors.ts'
import { sideOf } from '../offers/side-of.ts'
import { documentIdIn, documentName } from './document-address.ts'
import type { DocumentDeps } from './store-document.ts'

/** A document about an option, for its two parties and administrators. */
export async function readDocument(
  { db, files }: Pick<DocumentDeps, 'db' | 'files'>,
  viewer: Viewer,
  { offerId, name }: { offerId: string; name: string },
) {
  const id = documentIdIn(name)
  const document = id && (await db.optionDocument.findUnique({ where: { id }, include: { offer: true } }))
  if (!document || document.offerId !== offerId || documentName(document) !== name)
    throw offerRefusals.documentNotFound()
  if (viewer.role !== 'admin') sideOf(document.offer, viewer)
  const stored = await files.get(document.id)
  if (!stored) throw offerRefusals.documentNotFound()
  const headers = attachmentHeaders({ name: document.fileName, kind: document.kind as FileKind, size: stored.size })
  return { headers, content: stored.content }
}
