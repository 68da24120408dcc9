import {
  identityCalls,
  listingManagementCalls,
  type Offer,
  offerCalls,
  platformAnalyticsCalls,
} from '@storyright/contracts/http'
import { fakeApi } from './fake-api.ts'
import { someTrends } from './insight-samples.ts'
import { anAcceptedOffer, anOffer, someContacts } from './offer-samples.ts'
import { aListing, aUser } from './samples.ts'

const agent = aUser({ id: anOffer().listing.agentId, role: 'agent' })
export const producer = {
  id: anOffer().userId,
  firstName: 'Rosa',
  lastName: 'Adeyemi',
  companyName: 'Saltmarsh Pictures',
}
export const pending = anOffer({ producer })
export const accepted = anAcceptedOffer({ id: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a02', producer, offerPrice: 26_000 })

/** The services in every test of a file, for an agent who received the offers that a test may change as it goes. */
export function receivedOffersApi() {
  const received = {} as { api: ReturnType<typeof fakeApi>; offers: Offer[] }
  beforeEach(() => {
    const api = fakeApi()
    Object.assign(received, { api, offers: [pending] })
    api.on(identityCalls.currentUser, agent)
    api.on(listingManagementCalls.agentListings, [aListing({ agentId: agent.id })])
    api.on(platformAnalyticsCalls.agentTrends, someTrends())
    api.on(offerCalls.agentOffers, () => received.offers)
    api.on(offerCalls.getOffer, () => ({ ...received.offers[0]!, contacts: someContacts }))
  })
  return received
}
