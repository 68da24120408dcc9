import type { Database } from '../database.ts'
import { rolledRows } from './figure-rows.ts'
import { beginRolling, rolledSoFar } from './rollup-watermark.ts'

/**
 * Has all figures made anew that lives tell; the roller does it, and until it has, the present ones are read. While it is at that
 * already, this changes nothing. Answers the generation that will be read.
 */
export async function makeFiguresAnew(db: Database): Promise<number> {
  await beginRolling(db)
  const { reads } = await rolledSoFar(db)
  await rolledRows.of(db).updateOne({ _id: 'rolled', reads, writes: reads }, { $set: { writes: reads + 1 } })
  return reads + 1
}
