import type { Database } from '../database.ts'
import { walkPosts } from './paginate-posts.ts'
import { comesAfter, conditionsFor, inOrder, listed, type Place, type Wanted } from './post-filter.ts'
import { type PostRow, postRows } from './post-rows.ts'
import { wordsBeginning } from './search-terms.ts'
import { conditionsOf, hasAll, type Search } from './tokenise.ts'

/** So many of the latest are scanned first: common words are among them. */
const LOOKED_AT = 200
/** And so many more, while the hit rate promises enough. */
const MOST_LOOKED_AT = 1_500

interface SearchPostsInput {
  wanted: Wanted
  search: Search
  after: Place | null
  count: number
}

/** The places of what a search found, and of how many, about, it can find: exactly, where they are few. */
export interface Found {
  places: Place[]
  total: number
}

type Looked = Place & Pick<PostRow, 'words'>
const light = { words: 1, isSticky: 1, lastActivityAt: 1 } as const

/**
 * Ordinary discussions that have all words of a search. Common words are looked for among the latest discussions, rare ones by the
 * index of words: to read all that have a common word, only to show twenty, takes seconds where there are many.
 */
export async function searchPosts(
  db: Database,
  { wanted, search, after, count }: SearchPostsInput,
  countAll: () => Promise<number>,
): Promise<Found> {
  const others = { ...wanted, search: undefined }
  const look = (from: Place | null, most: number): Promise<Looked[]> =>
    walkPosts(db, { wanted: others, after: from, count: most, projection: light })
  const matches = (rows: Looked[]) => rows.filter(({ words }) => hasAll(words, search))

  const looked = await look(after, LOOKED_AT)
  const found = matches(looked)
  if (looked.length < LOOKED_AT) return { places: found, total: found.length }
  const rate = found.length / looked.length
  const needed = (count - found.length) / rate
  if (needed > 0 && needed * 2 < MOST_LOOKED_AT)
    found.push(...matches(await look(looked.at(-1)!, Math.ceil(needed * 2))))
  if (found.length >= count) return { places: found.slice(0, count), total: Math.round(rate * (await countAll())) }
  return findByWord(db, { wanted, search, after, count }, looked)
}

/** By the index of words, starting with the rarest, which has few rows. */
async function findByWord(
  db: Database,
  { wanted, search, after, count }: SearchPostsInput,
  looked: Looked[],
): Promise<Found> {
  const commonness = ({ test }: { test(words: string[]): boolean }) => looked.filter(({ words }) => test(words)).length
  const [rarest] = conditionsOf(search).toSorted((one, other) => commonness(one) - commonness(other))
  const others = conditionsFor({ ...wanted, search: undefined })
  const rows = await postRows
    .of(db)
    .aggregate<Looked>([
      {
        $match: {
          words: { $in: rarest!.word ?? [search.last.stem, ...(await wordsBeginning(db, search.last.beginning))] },
        },
      },
      { $match: { $and: [{ ...listed, isSticky: false }, ...others] } },
      { $project: light },
    ])
    .toArray()
  const found = rows.filter(({ words }) => hasAll(words, search)).toSorted(inOrder)
  const following = found.filter((row) => comesAfter(after, row))
  return { places: following.slice(0, count), total: found.length }
}
