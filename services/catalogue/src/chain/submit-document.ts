import type { ChainDocument } from '../generated/client.ts'
import { nextStatus } from './chain.ts'
import { type ChainDeps, changeChain, documentIn, type Wish } from './change-chain.ts'

/** Submits a document for verification. */
export async function submitDocument(deps: ChainDeps, wish: Wish & { id: string }): Promise<ChainDocument> {
  const submitted = await changeChain(deps, wish, 'submitted', async (chain) => {
    const before = documentIn(chain, wish.id)
    const data = { status: nextStatus(before, 'submitted'), reason: null, updatedAt: chain.now }
    await chain.tx.chainDocument.update({ where: { id: before.id }, data })
    return { before, id: before.id }
  })
  return submitted!
}
