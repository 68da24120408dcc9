import type { Tx } from '../database.ts'
import { replyRows } from '../forum/reply-rows.ts'
import type { TellDeps } from '../notifications/tell.ts'
import { withdrawText, withdrawTexts } from '../notifications/withdraw-text.ts'

/** A discussion is gone; its replies are not deleted with it, and what people were told of them carries its title. */
export async function withdrawDiscussion(tx: Tx, deps: TellDeps, postId: string): Promise<void> {
  await withdrawText(tx, deps, postId)
  const replies = await replyRows
    .of(deps.db)
    .find({ postId }, { session: tx, projection: { _id: 1 } })
    .toArray()
  await withdrawTexts(tx, deps, [postId, ...replies.map(({ _id }) => _id)])
}
