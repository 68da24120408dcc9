import { type TakingsOfListings, takingsOfListings } from '@storyright/contracts/http'
import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { takingsOf } from './taking.views.ts'

/** Who has which rights of an agent's listings, for the file that catalogue writes for this agent. */
export function takingInternals(scope: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  scope.post(takingsOfListings.path, async ({ body }): Promise<TakingsOfListings> => {
    const { listingIds } = validate(takingsOfListings.body, body)
    return { takings: await takingsOf(db, listingIds) }
  })
}
