import type { AnswerMeta } from './call-api.ts'

/** A part of a list that the services hand out page by page. */
export interface ListPage<Row> {
  rows: Row[]
  total: number
  /** Where the next page begins; `null` on the last. */
  next: string | null
}

export const listPages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: ListPage<unknown>) => next ?? undefined,
}

/** The page that an answer holds: its rows, and what its headers say of the whole. */
export const readListPage = <Row>(rows: Row[], meta: AnswerMeta | undefined): ListPage<Row> => ({
  rows,
  total: Number(meta?.headers.get('x-total-count') ?? rows.length),
  next: nextCursor(meta?.headers.get('link')),
})

/** The address of a page: what is asked for, without what is left blank. */
export function listAddress(path: string, asked: Record<string, string | number | null | undefined>) {
  const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return `${path}?${new URLSearchParams(given)}`
}

/** The cursor of `<…?cursor=x>; rel="next"`. */
export function nextCursor(link: string | null | undefined) {
  const target = link?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1]
  return target ? new URL(target, window.location.origin).searchParams.get('cursor') : null
}
