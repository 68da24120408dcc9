import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/** A part of a list, the length of the whole, and the cursor of the part that follows. */
export interface Page<Row> {
  rows: Row[]
  total: number
  next: string | null
}

/** Cuts a page from one row more than it holds; that row shows that another page follows. */
export function pageOf<Row>(
  rows: Row[],
  { limit, total, placeOf }: { limit: number; total: number; placeOf(row: Row): unknown },
): Page<Row> {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { rows: shown, total, next: last ? writeCursor(placeOf(last)) : null }
}

const writeCursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')

/** A time in a cursor, as `toISOString` writes it: of what else counts as one, PostgreSQL does not take every year and every fraction. */
export const cursorTime = z
  .string()
  .regex(/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  .pipe(z.iso.datetime())

/** Reads a cursor; refuses an invalid one. Not signed: its reader may see every row anyway. */
export function readCursor<Place extends z.ZodType>(place: Place, cursor: string | undefined): z.output<Place> | null {
  if (cursor === undefined) return null
  const parsed = place.safeParse(contentOf(cursor))
  if (!parsed.success) throw refusals.cursorNotValid()
  return parsed.data
}

function contentOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Sets the headers with the list's length and its next page. */
export function describePage(reply: FastifyReply, page: Page<unknown>, path: string, query: object): void {
  reply.header('x-total-count', page.total)
  if (page.next === null) return
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, cursor: page.next }))
    if (value !== undefined) search.set(name, String(value))
  reply.header('link', `<${path}?${search}>; rel="next"`)
}
