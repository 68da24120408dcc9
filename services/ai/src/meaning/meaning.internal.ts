import { type NearInMeaning, nearInMeaning } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { NearListings } from './near-listings.ts'

/** For catalogue: the listings that a search may mean. */
export function meaningInternals(scope: FastifyInstance, { near }: { near: NearListings }): void {
  scope.post(nearInMeaning.path, async ({ body }): Promise<NearInMeaning> => {
    const { text } = validate(nearInMeaning.body, body)
    // The process that reads ended, or is asked too much: the next search asks again.
    const found = await near.find(text).catch((cause: unknown) => {
      throw Object.assign(refusals.unavailable({ retryAfterSeconds: 1 }), { cause })
    })
    return { near: found }
  })
}
