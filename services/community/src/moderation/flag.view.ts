import type { Flagged } from '@storyright/contracts/http'
import type { Deps } from '../deps.ts'
import { findWriters } from '../people/writer.ts'
import { authorRecords } from './author-record.ts'
import type { FlagRow } from './flag-rows.ts'
import { findSubjects, type Subject } from './subject.ts'

/** What was flagged, with all that a moderator decides from. */
export async function viewFlags(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rows: readonly FlagRow[],
): Promise<Flagged[]> {
  const authorIds = rows.map(({ authorId }) => authorId)
  const reporterIds = rows.flatMap(({ flags }) => flags.map(({ personId }) => personId))
  const [subjects, writer, recordOf] = await Promise.all([
    findSubjects(db, rows),
    findWriters(db, [...authorIds, ...reporterIds]),
    authorRecords(db, authorIds, clock()),
  ])
  return rows.flatMap((row) => {
    const subject = subjects.get(row.subjectId)
    if (!subject) return []
    return {
      id: row._id,
      subject: row.subject,
      subjectId: row.subjectId,
      status: row.status,
      isWaiting: row.isWaiting,
      flags: row.flags.map(({ personId, reason, note, at }) => ({
        reporter: writer(personId),
        reason,
        note,
        at: at.toISOString(),
      })),
      ...textOf(subject),
      author: { ...writer(row.authorId), ...recordOf(row.authorId) },
      createdAt: row.createdAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }
  })
}

const textOf = ({ row, post, text, link }: Subject) => ({
  text,
  title: post?.title ?? null,
  discussion:
    post && !post.isDeleted ? { category: post.category, isLocked: post.isLocked, isSticky: post.isSticky } : null,
  link,
  history: row.history.map((before) => ({ text: before.text, at: before.at.toISOString() })),
  editedAt: row.editedAt?.toISOString() ?? null,
})
