import { chainOfTitleCalls as calls } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database, Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { listingIdFrom } from '../listings/find-listing.ts'
import { mayManage } from '../management/may-manage.ts'
import { addDocument } from './add-document.ts'
import { chainDocuments, chainOf, documentViewOf } from './chain.views.ts'
import type { ChainDeps } from './change-chain.ts'
import { changeDocument } from './change-document.ts'
import { decideDocument } from './decide-document.ts'
import { removeDocument } from './remove-document.ts'
import { submitDocument } from './submit-document.ts'

/** Agents build the chain of title of their listings, administrators verify it. */
export function chainRoutes(app: FastifyInstance, deps: ChainDeps & { db: Database; outbox: Outbox<Tx> }): void {
  const { db } = deps

  serve(app, calls.getChain, async ({ viewer, params }) => {
    const id = listingIdFrom(params.listingId)
    const listing = await db.listing.findFirst({
      where: { id, deletedAt: null },
      select: { id: true, author: true, agentId: true },
    })
    if (!listing) throw refusals.listingNotFound()
    if (!mayManage(viewer, listing)) throw catalogueRefusals.notYourListing()
    return chainOf(db, listing)
  })

  serve(app, calls.addDocument, async ({ viewer, params, body }) =>
    documentViewOf(await addDocument(deps, { viewer, listingId: listingIdFrom(params.listingId), form: body })),
  )

  serve(app, calls.changeDocument, async ({ viewer, params: { listingId, id }, body }) =>
    documentViewOf(await changeDocument(deps, { viewer, listingId: listingIdFrom(listingId), id, form: body })),
  )

  serve(app, calls.removeDocument, async ({ viewer, params: { listingId, id } }) => {
    await removeDocument(deps, { viewer, listingId: listingIdFrom(listingId), id })
    return undefined
  })

  serve(app, calls.submitDocument, async ({ viewer, params: { listingId, id } }) =>
    documentViewOf(await submitDocument(deps, { viewer, listingId: listingIdFrom(listingId), id })),
  )

  serve(app, calls.listChainDocuments, ({ query }) => chainDocuments(db, query.status))

  serve(app, calls.decideDocument, async ({ viewer, params, body: { status, reason, confirms, note } }) => {
    const confirmed = confirms ? { confirms, confirmedBecause: note! } : null
    const decision = { id: params.documentId, verdict: status, reason: reason || null, confirmed }
    return documentViewOf(await decideDocument(deps, { viewer, ...decision }))
  })
}
