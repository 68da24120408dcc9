import {
  catalogueCalls,
  chainOfTitleCalls,
  enrichmentCalls,
  identityCalls,
  offerCalls,
} from '@storyright/contracts/http'
import { screen, within } from '@testing-library/react'
// Compiled beforehand, so that no test waits for that.
import '../features/listing-form/edit-listing-dialog.tsx'
import { someEnrichments } from '../testing/enrichment-samples.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { anAcceptedOffer, anOffer } from '../testing/offer-samples.ts'
import { renderPage } from '../testing/render-page.tsx'
import { aChain, aChainDocument, aListing, aUser } from '../testing/samples.ts'
import { ListingPage } from './listing.tsx'
import './own-listing.tsx'

const agent = aUser({ role: 'agent', id: aListing().agentId })
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, agent)
  api.on(catalogueCalls.getListing, aListing())
  api.on(catalogueCalls.favouriteStatus, { isFavorited: false })
  api.on(chainOfTitleCalls.getChain, aChain([]))
  api.on(enrichmentCalls.enrichmentsOf, someEnrichments())
  api.on(offerCalls.agentOffers, [])
})
const open = () => renderPage(<ListingPage />, { path: '/listing/:id', at: '/listing/7' })
const terms = async () => within(await screen.findByRole('region', { name: 'Terms and score' }))

describe('a listing’s page as its own agent sees it', () => {
  it('does not say that only producers can submit offers', async () => {
    open()
    expect(await (await terms()).findByRole('button', { name: 'Edit The Moonstone' })).toBeVisible()
    expect(screen.queryByText('Only producers can submit offers.')).toBeNull()
  })

  it('counts the offers on this title and leads to them', async () => {
    const id = '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a02'
    const elsewhere = anOffer({ id: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a03', listingId: '8' })
    api.on(offerCalls.agentOffers, [anOffer(), anAcceptedOffer({ id }), elsewhere])
    open()
    const offers = await (await terms()).findByRole('link', { name: '2 in all, 1 to answer' })
    expect(offers).toHaveAttribute('href', '/agent-dashboard?tab=submissions&listing=7')
  })

  it('says so when there are none yet, and leads to them all the same when they cannot be counted', async () => {
    const { unmount } = open()
    expect(await (await terms()).findByRole('link', { name: 'None yet' })).toBeVisible()
    unmount()
    api.on(offerCalls.agentOffers, refusal(503, 'Away.'))
    open()
    expect(await (await terms()).findByRole('link', { name: 'See them' })).toBeVisible()
  })

  it('says how the chain of title stands and leads to its documents', async () => {
    api.on(chainOfTitleCalls.getChain, aChain([aChainDocument()]))
    open()
    const chain = await (await terms()).findByRole('link', { name: /omplete/ })
    expect(chain).toHaveAttribute('href', '/listing/7#chain-of-title')
  })

  it('opens the form over the page', async () => {
    const { user } = open()
    await user.click(await (await terms()).findByRole('button', { name: 'Edit The Moonstone' }))
    expect(await screen.findByRole('dialog', { name: 'Edit The Moonstone' })).toBeVisible()
  })
})
