import type { Address } from '@storyright/contracts/vocabulary'
import type { AnswerMeta } from './call-api.ts'
import type { ApiRequest, CallArgs, Reply } from './call-to.ts'

/** A part of a list that the services hand out page by page. */
export interface ListPage<Row> {
  rows: Row[]
  total: number
  /** Where the next page begins; `null` on the last. */
  next: string | null
}
export interface ListPages<Row> {
  pages: ListPage<Row>[]
}
type RowOf<A extends Address> = Reply<A> extends (infer Row)[] ? Row : never

/** An infinite-query endpoint for a paged call. `given` maps its argument and the page's cursor to the call's arguments. */
export function callPages<A extends Address, Arg>(
  address: A,
  given: (asked: Arg, cursor: string | undefined) => CallArgs<A>,
) {
  return {
    infiniteQueryOptions: {
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }: ListPage<RowOf<A>>) => next ?? undefined,
    },
    query: ({ queryArg, pageParam }: { queryArg: Arg; pageParam: string | undefined }) =>
      ({ address, ...given(queryArg, pageParam) }) as ApiRequest,
    transformResponse: readListPage<RowOf<A>>,
  }
}

/** All that was read of a list so far. */
export const rowsOf = <Row>(read: ListPages<Row> | undefined) => read?.pages.flatMap(({ rows }) => rows)

/** For cached pages, in place: takes a row out of the list that they are of. */
export function removeRow(read: ListPages<{ id: string }>, id: string): void {
  if (!rowsOf(read)?.some((row) => row.id === id)) return
  for (const page of read.pages) {
    page.rows = page.rows.filter((row) => row.id !== id)
    page.total -= 1
  }
}

/** Reads a page from the response: its rows, and total and cursor from the headers. */
export const readListPage = <Row>(rows: Row[], meta: AnswerMeta | undefined): ListPage<Row> => ({
  rows,
  total: Number(meta?.headers.get('x-total-count') ?? rows.length),
  next: nextCursor(meta?.headers.get('link')),
})

/** The cursor of `<…?cursor=x>; rel="next"`. */
function nextCursor(link: string | null | undefined) {
  const target = link?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1]
  return target ? new URL(target, window.location.origin).searchParams.get('cursor') : null
}
