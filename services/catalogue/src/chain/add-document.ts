import type { ChainDocumentForm } from '@storyright/contracts/http'
import { limits } from '@storyright/contracts/vocabulary'
import { attachFile } from '../chain-files/attach-file.ts'
import { catalogueRefusals } from '../errors.ts'
import type { ChainDocument } from '../generated/client.ts'
import { placed } from './chain.ts'
import { type ChainDeps, changeChain, type Wish } from './change-chain.ts'
import { reorder } from './reorder.ts'

/** Adds a document to a chain, as a draft. */
export async function addDocument(deps: ChainDeps, wish: Wish & { form: ChainDocumentForm }): Promise<ChainDocument> {
  const { position, ...form } = wish.form
  const added = await changeChain(deps, wish, 'added', async ({ tx, listing, documents, now }) => {
    if (documents.length >= limits.chainDocuments) throw catalogueRefusals.chainTooLong()
    await attachFile(tx, { ...wish, fileUrl: form.fileUrl })
    const { id } = await tx.chainDocument.create({
      data: { ...form, listingId: listing.id, position: documents.length + 1, createdAt: now, updatedAt: now },
    })
    const ids = documents.map((document) => document.id)
    await reorder(tx, placed(ids, id, position))
    return { before: null, id }
  })
  return added!
}
