import type { Written } from './written.ts'

/** So much of its history is kept, lest a text that is changed for years outgrows its document. */
const KEPT_VERSIONS = 50

/** What an edit writes: what it says now, and what it said before. */
export function editOf(
  { content, editedAt, createdAt }: Written,
  now: Date,
  /** What it said before, where that is more than its content. */
  before: string = content,
) {
  return {
    $set: { editedAt: now },
    $push: { history: { $each: [{ text: before, at: editedAt ?? createdAt }], $slice: -KEPT_VERSIONS } },
  }
}

/** What a deletion by its author writes: moderators still see what it said. */
export const deletionOf = (row: Written, now: Date, before?: string) => {
  const { $push } = editOf(row, now, before)
  return { $set: { isDeleted: true, content: '', mentions: [] }, $push }
}

/** Of a text that is new. */
export const newText = { version: 0, editedAt: null, isDeleted: false, removedBy: null, history: [], likeCount: 0 }
