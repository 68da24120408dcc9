import type { Written } from './written.ts'

/** The limit of a text's history, so that its document does not outgrow MongoDB's limit. */
const KEPT_VERSIONS = 50

/** What an edit writes: the new text, and the earlier ones. */
export function editOf(
  { content, editedAt, createdAt }: Written,
  now: Date,
  /** The earlier text, where that is more than its content. */
  before: string = content,
) {
  return {
    $set: { editedAt: now },
    $push: { history: { $each: [{ text: before, at: editedAt ?? createdAt }], $slice: -KEPT_VERSIONS } },
  }
}

/** What a deletion by its author writes: moderators still see its text. */
export const deletionOf = (row: Written, now: Date, before?: string) => {
  const { $push } = editOf(row, now, before)
  return { $set: { isDeleted: true, content: '', mentions: [] }, $push }
}

/** Of a text that is new. */
export const newText = { version: 0, editedAt: null, isDeleted: false, removedBy: null, history: [], likeCount: 0 }
