import { offerCalls } from '@storyright/contracts/http'
import { waitFor } from '@testing-library/react'
import { offerApi } from '../entities/offer/offer.api.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { anOffer } from '../testing/offer-samples.ts'
import { createMemoryRouter } from '../testing/render-page.tsx'
import { createStore } from './store.ts'
import { updateCached } from './update-cached.ts'

const { offer } = offerApi.endpoints
const rejected = anOffer({ status: 'rejected' })
let api: ReturnType<typeof fakeApi>
const newStore = () => createStore(createMemoryRouter())
beforeEach(() => {
  api = fakeApi()
  api.on(offerCalls.getOffer, anOffer())
})

describe('a thing that a call has answered anew', () => {
  it('stands in the place of the one we knew, and is not read again', async () => {
    const store = newStore()
    await store.dispatch(offer.initiate(anOffer().id))
    store.dispatch(updateCached('Offers', rejected))
    expect(offer.select(anOffer().id)(store.getState()).data?.status).toBe('rejected')
    expect(api.asked(offerCalls.getOffer)).toHaveLength(1)
  })

  it('is read once more when an answer was on its way that may tell of earlier', async () => {
    let answer = (_offer: ReturnType<typeof anOffer>) => {}
    const store = newStore()
    await store.dispatch(offer.initiate(anOffer().id))
    api.on(offerCalls.getOffer, () => new Promise((resolve) => (answer = resolve)))
    void store.dispatch(offer.initiate(anOffer().id, { forceRefetch: true }))
    await waitFor(() => expect(api.asked(offerCalls.getOffer)).toHaveLength(2))
    store.dispatch(updateCached('Offers', rejected, Date.now() + 1))
    answer(anOffer())
    await waitFor(() => expect(api.asked(offerCalls.getOffer)).toHaveLength(3))
  })
})
