import { figuresMade, makeFigures } from '@storyright/contracts/http'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { makeFiguresAnew } from './make-figures-anew.ts'
import { rolledSoFar } from './rolled.ts'

/** For operators: has figures made anew, and says how far that is. */
export function figureInternals(scope: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  scope.post(makeFigures.path, async () => ({ generation: await makeFiguresAnew(db) }))
  scope.get(figuresMade.path, async () => ({ generation: (await rolledSoFar(db)).reads }))
}
