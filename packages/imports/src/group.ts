import { createHash } from 'node:crypto'
import { foldText, squeezed } from '@storyright/contracts/vocabulary'
import type { SourceRow } from './source-row.ts'

type GroupedRow = Pick<SourceRow, 'n' | 'isbns' | 'works' | 'editions' | 'rank' | 'fields'>

/**
 * Which records are of one work: they share a work identifier, one names the other as another format, or they have the same title and
 * author. Of each record only short keys are kept. Where a record repeats an ISBN, the last is its word and the earlier belong to no
 * group.
 */
export function createGrouping() {
  /** By key: its group, as the number of some record in it. */
  const byKey = new Map<string, number>()
  const parents = new Map<number, number>()
  const ranks = new Map<number, string>()
  const lastByIsbn = new Map<string, number>()
  const keysOf = new Map<number, string[]>()

  function add(row: GroupedRow): void {
    ranks.set(row.n, copied(row.rank))
    const isbns = row.isbns.map((isbn) => short(`isbn:${isbn}`))
    for (const isbn of isbns) {
      const earlier = lastByIsbn.get(isbn)
      if (earlier !== undefined) keysOf.delete(earlier)
      lastByIsbn.set(isbn, row.n)
    }
    keysOf.set(row.n, [
      ...isbns,
      ...row.editions.map((isbn) => short(`isbn:${isbn}`)),
      ...row.works.map((work) => short(`work:${work}`)),
      ...titleKey(row),
    ])
  }

  function rootOf(n: number): number {
    let root = n
    while (parents.get(root)! !== root) root = parents.get(root)!
    for (let at = n; at !== root; ) {
      const next = parents.get(at)!
      parents.set(at, root)
      at = next
    }
    return root
  }

  /** The number of each group’s main record, with the numbers of its others. */
  function groups(): Map<number, number[]> {
    byKey.clear()
    parents.clear()
    for (const [n, keys] of keysOf) {
      parents.set(n, n)
      for (const key of keys) {
        const other = byKey.get(key)
        if (other === undefined) byKey.set(key, n)
        else parents.set(rootOf(n), rootOf(other))
      }
    }
    const members = Map.groupBy(keysOf.keys(), rootOf)
    const inOrder = (one: number, other: number) =>
      ranks.get(one)! < ranks.get(other)! ? -1 : ranks.get(one)! > ranks.get(other)! ? 1 : one - other
    return new Map(
      [...members.values()]
        .filter((group) => group.length > 1)
        .map((group) => {
          const [main, ...others] = group.toSorted(inOrder)
          return [main!, others]
        }),
    )
  }

  /** A later record says it again. */
  const remove = (n: number) => void keysOf.delete(n)

  return { add, remove, groups }
}

/** A text of its own: a part of a record's text would keep all of that in memory. */
const short = (key: string) => createHash('sha1').update(key).digest('base64url')
const copied = (text: string) => Buffer.from(text).toString()

function titleKey({ fields }: GroupedRow): string[] {
  const [title, author] = [fields.title, fields.author].map((text) =>
    typeof text === 'string' ? squeezed(foldText(text)) : '',
  )
  return title && author ? [short(`title:${title}|${author}`)] : []
}

/** The main record of a work with what only the others say, and with their ISBNs as its editions. */
export function joinRecords(main: SourceRow, others: SourceRow[]): SourceRow {
  const joined: SourceRow = { ...main, fields: { ...main.fields }, problems: [...main.problems] }
  for (const other of others) {
    const lacking = Object.entries(other.fields).filter(([field]) => !(field in joined.fields))
    Object.assign(joined.fields, Object.fromEntries(lacking))
    const taken = new Set(lacking.map(([field]) => field))
    joined.problems.push(...other.problems.filter(({ field }) => field !== null && taken.has(field)))
  }
  const isbns = main.isbns.length > 0 ? main.isbns : others.flatMap((other) => other.isbns).slice(0, 1)
  const editions = [main, ...others].flatMap((one) => [...one.isbns, ...one.editions])
  return {
    ...joined,
    isbns,
    editions: [...new Set(editions)].filter((isbn) => !isbns.includes(isbn)),
    works: [...new Set([main, ...others].flatMap(({ works }) => works))],
  }
}
