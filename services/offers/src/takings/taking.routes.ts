import { takingCalls as calls } from '@storyright/contracts/http'
import { serve, withVersion } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { changeTaking } from './change-taking.ts'
import { readAvailability } from './read-availability.ts'
import { addTaking, endTaking } from './record-taking.ts'
import { listTakings, recordedView } from './taking.views.ts'

/** What is free and what is taken of a listing's rights. */
export function takingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.rightsAvailability, async ({ viewer, params: { id: listingId }, query: { grant = 'World; L' } }) =>
    readAvailability(deps, { viewer, listingId, grant }),
  )
  serve(app, calls.listTakings, async ({ viewer, params: { id: listingId }, reply }) => {
    const { version, takings } = await listTakings(deps, { viewer, listingId })
    return withVersion(reply, version, takings)
  })
  serve(app, calls.addTaking, async ({ viewer, params: { id: listingId }, body }) => {
    const { row } = await addTaking(deps, { ...body, viewer, listingId })
    return recordedView(row)
  })
  serve(app, calls.changeTaking, async ({ viewer, params: { id: listingId, takingId }, body, expected, reply }) => {
    const { taking, version } = await changeTaking(deps, { viewer, listingId, takingId, expected, change: body })
    return withVersion(reply, version, taking)
  })
  serve(app, calls.endTaking, async ({ viewer, params: { id: listingId, takingId }, expected, reply }) => {
    const { row, version } = await endTaking(deps, { viewer, listingId, takingId, expected })
    return withVersion(reply, version, recordedView(row))
  })
}
