import type { Tx } from '../database.ts'
import type { Written } from './written.ts'

/** How many earlier texts of one text are kept. */
const KEPT_TEXTS = 50

/** Keeps what a text was before an edit or a deletion, for moderators. `text` where that is more than its content. */
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
export async function findEarlierTexts(
  db: Tx,
  textIds: readonly string[],
): Promise<Map<string, { text: string; at: Date }[]>> {
  const rows = await db.earlierText.findMany({ where: { textId: { in: [...textIds] } }, orderBy: { id: 'asc' } })
  return Map.groupBy(rows, ({ textId }) => textId)
}

/** The columns that a deletion writes: the text itself stays among the earlier ones. */
export const deletion = (removedBy: string | null, at: Date) => ({
  isDeleted: true,
  content: '',
  mentions: [],
  editedAt: at,
  removedBy,
})
