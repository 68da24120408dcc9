import type { Tx } from '../database.ts'
import type { Written } from './written.ts'

/** How many earlier texts of one text are kept. */
const KEPT_TEXTS = 50

/** A text as it was, and since when. */
export interface EarlierText {
  text: string
  at: Date
}

/** Keeps what a text was before an edit or a deletion, for moderators. `text` where that is more than its content. Its row is locked. */
export async function keepEarlierText(
  tx: Tx,
  { id: textId, content, editedAt, createdAt }: Pick<Written, 'id' | 'content' | 'editedAt' | 'createdAt'>,
  text: string = content,
): Promise<void> {
  await tx.earlierText.create({ data: { textId, text, at: editedAt ?? createdAt } })
  await tx.$executeRaw`
    DELETE FROM earlier_texts WHERE text_id = ${textId} AND id <= (
      SELECT id FROM earlier_texts WHERE text_id = ${textId} ORDER BY id DESC OFFSET ${KEPT_TEXTS} LIMIT 1)`
}

/** The earlier texts of several texts, by text, the oldest first. */
export async function findEarlierTexts(db: Tx, textIds: readonly string[]): Promise<Map<string, EarlierText[]>> {
  const rows = await db.earlierText.findMany({
    where: { textId: { in: [...textIds] } },
    select: { textId: true, text: true, at: true },
    orderBy: { id: 'asc' },
  })
  const texts = Map.groupBy(rows, ({ textId }) => textId)
  return new Map([...texts].map(([textId, earlier]) => [textId, earlier.map(({ text, at }) => ({ text, at }))]))
}

/** What a deletion writes: the text itself is kept among the earlier ones. */
export const deletion = (removedBy: string | null) => ({ isDeleted: true, content: '', mentions: [], removedBy })
