import {
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
  publicListing,
} from '@storyright/contracts/events'
import { formOf, internalToken, someone, startCatalogue } from '../../../services/catalogue/test/harness.ts'
import { offerId, personId } from './envelope.ts'
import { furtherDetails } from './expected-listing.ts'
import { hearEvents } from './hear-events.ts'

const agent = someone('agent')

/** The real catalogue, which does what each of its events tells of, and hands over what it sent. */
export async function openCatalogueTeller() {
  const catalogue = await startCatalogue()
  const { sent, stop } = await hearEvents(catalogue.natsUrl, 'catalogue')

  const created = async () =>
    publicListing.parse((await catalogue.send('POST', '/api/listings', agent, formOf())).json())

  const tells: Record<string, () => Promise<unknown>> = {
    [listingCreated.type]: async () => sent(listingCreated, (await created()).id),
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
  }
  return {
    /** A listing with all that events say of one. */
    created,
    /** How each of these events comes about. */
    tellingOf: (events: { type: string }[]) => Object.fromEntries(events.map(({ type }) => [type, tells[type]!])),
    async close() {
      await stop()
      await catalogue.stop()
    },
  }
}
