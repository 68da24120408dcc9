import { figuresMade, figuresWithout, makeFigures } from '@storyright/contracts/http'
import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { makeFiguresAnew } from './rebuild-metrics.ts'
import { takeOut } from './roll-activities.ts'
import { rolledSoFar } from './rollup-watermark.ts'

/** For operators: has figures made anew, and says how far that is. */
export function figureInternals(scope: FastifyInstance, deps: Pick<Deps, 'db' | 'transaction'>): void {
  const { db } = deps
  scope.post(figuresWithout.path, async ({ body }) => ({
    taken: await takeOut(deps, validate(figuresWithout.body, body).userId),
  }))
  scope.post(makeFigures.path, async () => ({ generation: await makeFiguresAnew(db) }))
  scope.get(figuresMade.path, async () => ({ generation: (await rolledSoFar(db)).reads }))
}
