import {
  type ChainDecision,
  chainDecided,
  favouriteAdded,
  favouriteRemoved,
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
  publicListing,
} from '@storyright/contracts/events'
import { listing } from '@storyright/contracts/http'
import { formOf, internalToken, someone, startCatalogue } from '../../../services/catalogue/test/harness.ts'
import { offerId, personId } from './envelope.ts'
import { furtherDetails } from './expected-listing.ts'
import { recordSentEvents } from './record-sent-events.ts'

const agent = someone('agent')
const admin = someone('admin')

/** Runs the real catalogue and makes it publish each of its events. */
export async function openCataloguePublisher() {
  const catalogue = await startCatalogue()
  const { sent, stop } = await recordSentEvents(catalogue.natsUrl, 'catalogue')

  const created = async (form: Parameters<typeof formOf>[0] = {}) => {
    const shown = listing.parse((await catalogue.send('POST', '/api/listings', agent, formOf(form))).json())
    const event = await sent(listingCreated, shown.id)
    return { id: shown.id, shown, event: { ...event, data: publicListing.strict().parse(event.data) } }
  }

  /** An administrator decides on a document. */
  const decided = async (verdict: ChainDecision['verdict'], reason: string) => {
    const { id } = await created()
    const form = { type: 'assignment', grantor: 'Morwenna Tregear', grantee: 'Vane & Daughters' }
    const document = (await catalogue.send('POST', `/api/chain-of-title/${id}`, agent, form)).json()
    await catalogue.send('POST', `/api/chain-of-title/${id}/documents/${document.id}/submit`, agent)
    const decision = { status: verdict, ...(verdict === 'rejected' && { reason }) }
    await catalogue.send('POST', `/api/admin/chain-of-title/${document.id}`, admin, decision)
    return sent(chainDecided, document.id)
  }

  const handlers: Record<string, () => Promise<unknown>> = {
    [listingCreated.type]: async () => (await created({ earlyAccess: true })).event,
    [listingUpdated.type]: async () => {
      const { id } = await created()
      await catalogue.send('PUT', `/api/listings/${id}`, agent, formOf(furtherDetails))
      return sent(listingUpdated, id)
    },
    [listingStatusChanged.type]: async () => {
      const [listing] = await catalogue.add({ agentId: agent.id, status: 'optioned' })
      const option = { id: offerId, listingId: listing!.id, producerId: personId, agentId: agent.id }
      await catalogue.db.acceptedOffer.create({ data: { ...option, isExclusive: true, version: 1 } })
      await catalogue.send('POST', `/api/listings/${listing!.id}/status`, agent, { status: 'sold' })
      return sent(listingStatusChanged, String(listing!.id))
    },
    [listingDeleted.type]: async () => {
      const { id } = await created()
      await catalogue.send('DELETE', `/api/listings/${id}`, agent)
      return sent(listingDeleted, id)
    },
    [listingSnapshot.type]: async () => {
      const { id } = await created()
      await catalogue.app.inject({
        method: 'POST',
        url: '/internal/republish',
        headers: { 'x-internal-token': internalToken },
      })
      return sent(listingSnapshot, id)
    },
    [favouriteAdded.type]: async () => {
      const { id } = await created()
      await catalogue.send('POST', `/api/favorites/${id}`, agent)
      return sent(favouriteAdded, `${agent.id}_${id}`)
    },
    [favouriteRemoved.type]: async () => {
      const { id } = await created()
      await catalogue.send('POST', `/api/favorites/${id}`, agent)
      await catalogue.send('DELETE', `/api/favorites/${id}`, agent)
      return sent(favouriteRemoved, `${agent.id}_${id}`)
    },
  }
  return {
    /** A new listing as its event handlers of it, and as its agent is shown it. */
    created,
    decided,
    /** A message handler for each event, which makes the catalogue publish it. */
    handlersFor: (events: { type: string }[]) => Object.fromEntries(events.map(({ type }) => [type, handlers[type]!])),
    async close() {
      await stop()
      await catalogue.stop()
    },
  }
}
