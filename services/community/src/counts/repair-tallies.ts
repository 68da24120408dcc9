import { isDeepStrictEqual } from 'node:util'
import { type ForumCategory, forumCategories } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { postRows } from '../forum/post-rows.ts'
import { type Sums, type TallyRow, tallyRows } from '../forum/tally-rows.ts'

interface WrongSums {
  subject: 'category'
  subjectId: ForumCategory
  stored: Record<string, number>
  counted: Record<string, number>
}

/** Compares the sums with what the discussions have added to them, as both stand in one moment, and repairs what differs. */
export const repairTallies = ({ db, transaction }: Pick<Deps, 'db' | 'transaction'>): Promise<WrongSums[]> =>
  transaction(async (tx) => {
    const session = { session: tx }
    const added = await postRows
      .of(db)
      .aggregate<TallyRow>(
        [
          { $match: { 'tallied.category': { $in: forumCategories } } },
          {
            $group: {
              _id: '$tallied.category',
              discussions: { $sum: 1 },
              replies: { $sum: '$tallied.replies' },
              views: { $sum: '$tallied.views' },
            },
          },
        ],
        session,
      )
      .toArray()
    const kept = await tallyRows.of(db).find({}, session).toArray()
    const wrong: WrongSums[] = []
    for (const category of forumCategories) {
      const [counted, stored] = [sumsIn(added, category), sumsIn(kept, category)]
      if (isDeepStrictEqual(counted, stored)) continue
      await tallyRows.of(db).updateOne({ _id: category }, { $set: counted }, { ...session, upsert: true })
      wrong.push({ subject: 'category', subjectId: category, stored: { ...stored }, counted: { ...counted } })
    }
    return wrong
  })

function sumsIn(rows: readonly TallyRow[], category: ForumCategory): Sums {
  const { discussions = 0, replies = 0, views = 0 } = rows.find(({ _id }) => _id === category) ?? {}
  return { discussions, replies, views }
}
