import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'

const PAGE = 500

interface Each<Row> {
  /** Members of a page, which lie `beyond` the one before it. */
  read(beyond: Prisma.MemberWhereInput, page: { orderBy: { personId: 'asc' }; take: number }): Promise<Row[]>
  work(row: Row): Promise<unknown>
  /** The log's message for a member for whom it failed. */
  failing: string
}

/** Works on all members that are read, page by page. Goes on past one for whom that fails. */
export async function eachMember<Row extends { personId: string }>(
  { logger }: Pick<Deps, 'logger'>,
  { read, work, failing }: Each<Row>,
  signal?: AbortSignal,
): Promise<void> {
  for (let after: string | undefined; ; ) {
    const rows = await read(after ? { personId: { gt: after } } : {}, { orderBy: { personId: 'asc' }, take: PAGE })
    for (const row of rows) {
      if (signal?.aborted) return
      await work(row).catch((error: unknown) => logger.warn({ err: error, personId: row.personId }, failing))
    }
    if (rows.length < PAGE) return
    after = rows.at(-1)!.personId
  }
}
