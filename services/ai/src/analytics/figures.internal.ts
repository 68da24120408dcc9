import { figuresMade, figuresWithout, makeFigures } from '@storyright/contracts/http'
import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { watermarkRows } from './figure-rows.ts'
import { takeOut } from './roll-activities.ts'
import { beginRolling, readWatermark } from './rollup-watermark.ts'

/** For operators: rebuilds the figures, and returns how far that is. */
export function figureInternals(scope: FastifyInstance, deps: Pick<Deps, 'db' | 'transaction'>): void {
  const { db } = deps
  scope.post(figuresWithout.path, async ({ body }) => ({
    taken: await takeOut(deps, validate(figuresWithout.body, body).userId),
  }))
  scope.post(makeFigures.path, async () => ({ generation: await rebuildMetrics(db) }))
  scope.get(figuresMade.path, async () => ({ generation: (await readWatermark(db)).reads }))
}

/**
 * Has all figures rebuilt from the histories; the roller does it, and until it has, the present ones are read. While it is at that
 * already, this changes nothing. Answers the generation that will be read.
 */
async function rebuildMetrics(db: Database): Promise<number> {
  await beginRolling(db)
  const { reads } = await readWatermark(db)
  await watermarkRows.of(db).updateOne({ _id: 'rolled', reads, writes: reads }, { $set: { writes: reads + 1 } })
  return reads + 1
}
