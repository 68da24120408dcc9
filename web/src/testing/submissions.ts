import { identityCalls, type Offer, offerCalls } from '@storyright/contracts/http'
import { screen, within } from '@testing-library/react'
import { fakeApi } from './fake-api.ts'
import { anOffer, someContacts } from './offer-samples.ts'
import { aUser } from './samples.ts'

export const offerIds = ['6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a01', '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a02'] as const

/** The services in every test of a file, for somebody who made the offers that a test may change as it goes. */
export function submissionsApi() {
  const made = {} as { api: ReturnType<typeof fakeApi>; offers: Offer[] }
  beforeEach(() => {
    const api = fakeApi()
    Object.assign(made, { api, offers: [anOffer()] })
    api.on(identityCalls.currentUser, aUser())
    api.on(offerCalls.getOffer, () => ({ ...made.offers[0]!, contacts: someContacts }))
    api.on(offerCalls.mySubmissions, () => made.offers)
  })
  return made
}

/** What is known of the offer that is open. */
export const openedOffer = async (title = 'The Moonstone') =>
  within(await screen.findByRole('region', { name: `Offer for ${title}` }))
