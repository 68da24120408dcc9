import type { ForumPost } from '@storyright/contracts/http'
import { communityLimits, type ForumCategory, foldText, type Viewer } from '@storyright/contracts/vocabulary'
import { type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { Filter } from 'mongodb'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { seenBy } from '../written/seen.ts'
import { withoutHistory } from '../written/text-view.ts'
import { viewPosts } from './forum.view.ts'
import { type PostRow, postRows } from './post-rows.ts'
import { conditionsOf, searchOf } from './words.ts'

interface Listing {
  viewer: Viewer
  category?: ForumCategory | undefined
  tag?: string | undefined
  search?: string | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const place = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()])

/** Discussions: sticky ones first, then by their latest activity. */
export const listPosts =
  (deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'totals'>) =>
  async ({
    viewer,
    category,
    tag,
    search,
    cursor,
    limit = communityLimits.postsUnpaged,
  }: Listing): Promise<Page<ForumPost>> => {
    const posts = postRows.of(deps.db)
    const wanted = search ? searchOf(search) : undefined
    const after = readCursor(place, cursor)
    if (wanted === null) return { rows: [], total: 0, next: null } // no word in it: nothing has it
    const filter = {
      isDeleted: false,
      ...(category && { category }),
      ...(tag && { tagKeys: foldText(tag) }),
      ...allOf([...seenBy(viewer), ...(wanted ? conditionsOf(wanted) : [])]),
    } as Filter<PostRow>
    const [rows, total] = await Promise.all([
      posts
        .find(after ? { $and: [filter, following(after)] } : filter, { projection: withoutHistory })
        .sort({ isSticky: -1, lastActivityAt: -1, _id: -1 })
        .limit(limit + 1)
        .toArray(),
      deps.totals.of(JSON.stringify(filter), () => posts.countDocuments(filter)),
    ])
    const page = pageOf(rows, {
      limit,
      total,
      placeOf: ({ isSticky, lastActivityAt, _id }) => [isSticky, lastActivityAt, _id],
    })
    return { ...page, rows: await viewPosts(deps)(viewer, page.rows, wanted) }
  }

const allOf = (conditions: object[]) => (conditions.length > 0 ? { $and: conditions } : {})

/** Whatever comes after a place in the order. */
function following([isSticky, at, id]: z.infer<typeof place>): Filter<PostRow> {
  const lastActivityAt = new Date(at)
  return {
    $or: [
      ...(isSticky ? [{ isSticky: false }] : []),
      { isSticky, lastActivityAt: { $lt: lastActivityAt } },
      { isSticky, lastActivityAt, _id: { $lt: id } },
    ],
  }
}
