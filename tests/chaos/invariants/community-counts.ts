import { rowsOf } from './ask-books.ts'
import type { Books } from './places.ts'

const counted = `
  SELECT 'post' AS subject, id, 'replies' AS what FROM posts p
    WHERE reply_count <> (SELECT count(*) FROM replies r WHERE r.post_id = p.id AND r.status = 'shown' AND NOT r.is_deleted)
  UNION ALL SELECT 'post', id, 'likes' FROM posts WHERE like_count <> (SELECT count(*) FROM likes WHERE subject_id = id)
  UNION ALL SELECT 'reply', id, 'likes' FROM replies WHERE like_count <> (SELECT count(*) FROM likes WHERE subject_id = id)
  UNION ALL SELECT 'comment', id, 'likes' FROM comments WHERE like_count <> (SELECT count(*) FROM likes WHERE subject_id = id)
  UNION ALL SELECT 'competition', id, 'entries' FROM competitions c
    WHERE entry_count <> (SELECT count(*) FROM competition_entries e WHERE e.competition_id = c.id AND e.is_current)`

/** Stored counts are what they count. */
export async function differingCounts(books: Books): Promise<string[]> {
  const rows = await rowsOf<{ subject: string; id: string; what: string }>(books, 'community', counted)
  return rows.map(({ subject, id, what }) => `community counts the ${what} of ${subject} ${id} otherwise than its rows`)
}

const notified = `
  SELECT person_id, sum(count)::int AS count, (SELECT count(*)::int FROM delivered d WHERE d.person_id = n.person_id) AS delivered
  FROM notifications n GROUP BY person_id
  HAVING sum(count) > (SELECT count(*) FROM delivered d WHERE d.person_id = n.person_id)`

/** Nobody was notified more often than there was something to notify them of. */
export async function notifiedTwice(books: Books): Promise<string[]> {
  const rows = await rowsOf<{ person_id: string; count: number; delivered: number }>(books, 'community', notified)
  return rows.map(
    ({ person_id, count, delivered }) => `${person_id} was notified ${count} times of ${delivered} things`,
  )
}
