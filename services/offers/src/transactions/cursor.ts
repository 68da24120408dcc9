import { z } from 'zod'
import { offerRefusals } from '../errors.ts'

/** The place of a hold in the list: when it was made, of which offer, its number there. */
const place = z.tuple([
  z.number().int().min(0).max(Date.UTC(9999, 11)),
  z.uuid(),
  z.number().int().min(1).max(1_000_000),
])
export type Place = z.output<typeof place>

export const writeCursor = (at: Place): string => Buffer.from(JSON.stringify(at)).toString('base64url')

/** The place that a cursor names. It is not signed: whoever may page may see every row anyway. */
export function readCursor(cursor: string): Place {
  const parsed = place.safeParse(contentOf(cursor))
  if (!parsed.success) throw offerRefusals.cursorNotValid()
  return parsed.data
}

function contentOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
