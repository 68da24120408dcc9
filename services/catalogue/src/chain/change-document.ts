import type { ChainDocumentForm } from '@storyright/contracts/http'
import { attachFile } from '../chain-files/attach-file.ts'
import type { ChainDocument } from '../generated/client.ts'
import { placed, requireOpen } from './chain.ts'
import { type ChainDeps, changeChain, documentIn, type Wish } from './change-chain.ts'
import { reorder } from './reorder.ts'

/** Edits a draft or a rejected document; either becomes a draft. */
export async function changeDocument(
  deps: ChainDeps,
  wish: Wish & { id: string; form: ChainDocumentForm },
): Promise<ChainDocument> {
  const { position, ...form } = wish.form
  const changed = await changeChain(deps, wish, 'changed', async (chain) => {
    const { tx, documents, now } = chain
    const before = documentIn(chain, wish.id)
    requireOpen(before)
    await attachFile(tx, { ...wish, fileUrl: form.fileUrl })
    const data = { ...form, status: 'draft', reason: null, updatedAt: now }
    await tx.chainDocument.update({ where: { id: before.id }, data })
    const ids = documents.map(({ id }) => id)
    await reorder(tx, placed(ids, before.id, position ?? before.position))
    return { before, id: before.id }
  })
  return changed!
}
