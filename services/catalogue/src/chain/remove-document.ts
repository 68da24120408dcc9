import { requireOpen } from './chain.ts'
import { type ChainDeps, changeChain, documentIn, type Wish } from './change-chain.ts'
import { reorder } from './reorder.ts'

/** Removes a draft or a rejected document; the history keeps what it said. */
export async function removeDocument(deps: ChainDeps, wish: Wish & { id: string }): Promise<void> {
  await changeChain(deps, wish, 'removed', async (chain) => {
    const { tx, documents } = chain
    const before = documentIn(chain, wish.id)
    requireOpen(before)
    await tx.chainDocument.delete({ where: { id: before.id } })
    await reorder(
      tx,
      documents.map(({ id }) => id).filter((id) => id !== before.id),
    )
    return { before, id: before.id }
  })
}
