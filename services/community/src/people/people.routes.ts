import { peopleCalls as calls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { blockPerson, listBlocked, unblockPerson } from './block-person.ts'
import { findMentionable } from './find-mentionable.ts'

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.mentionable, async ({ viewer, query }) => findMentionable(deps, { viewer, ...query }))
  serve(app, calls.blockedPeople, async ({ viewer }) => listBlocked(deps.db, viewer))
  serve(app, calls.blockPerson, async ({ viewer, params: { id } }) => {
    await blockPerson(deps, viewer, id)
    return undefined
  })
  serve(app, calls.unblockPerson, async ({ viewer, params: { id } }) => {
    await unblockPerson(deps, viewer, id)
    return undefined
  })
}
