import { identityCalls, offerCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { refusal } from '../../testing/fake-api.ts'
import { anOffer } from '../../testing/offer-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { offerIds, openedOffer, submissionsApi } from '../../testing/submissions.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { watchScrolling } from '../../testing/watch-scrolling.ts'
import { MySubmissionsPage } from './my-submissions.tsx'

const made = submissionsApi()
const open = (search = '') =>
  renderPage(<MySubmissionsPage />, { path: '/my-submissions', at: `/my-submissions${search}` })

describe('my submissions', () => {
  it('count the offers, each count leading to those it counts', async () => {
    const carmilla = { ...anOffer().listing, id: '9', title: 'Carmilla' }
    made.offers = [
      anOffer(),
      anOffer({
        id: offerIds[1],
        status: 'rejected',
        paymentStatus: 'released',
        endedBecause: 'agent_rejected',
        listing: carmilla,
      }),
    ]
    const { user } = open()
    expect(await screen.findByRole('link', { name: /^Total Offers 2/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Pending 1 £18,000 held/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Accepted 0/ })).toBeVisible()
    await user.click(screen.getByRole('link', { name: /^Rejected 1/ }))
    expect(await openedOffer('Carmilla')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3, name: 'Carmilla' })).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: 'The Moonstone' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove Rejected' }))
    expect(screen.getByRole('heading', { level: 3, name: 'The Moonstone' })).toBeVisible()
  })

  it('show everything that was offered', async () => {
    made.offers = [anOffer({ fundCompetition: true, extraRightsRequest: 'Stage rights in the UK.' })]
    open()
    const offer = await openedOffer()
    expect(offer.getByText(/^Listing #7/)).toBeVisible()
    expect(offer.getByText('Offer ID 6f0a3f64')).toHaveAttribute('title', offerIds[0])
    for (const text of ['Pending', '17 Nov 2026', 'Stage rights in the UK.', 'Funding Competition Entry'])
      expect(offer.getByText(text)).toBeVisible()
    for (const text of ['£18,000', '18 months']) expect(offer.getAllByText(text)[0]).toBeVisible()
    expect(offer.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/listing/7')
    const deck = offer.getByRole('link', { name: 'Download Deck' })
    expect(deck).toHaveAttribute('href', 'http://localhost/api/uploads/decks/moonstone.pdf')
    expect(deck).toHaveAttribute('target', '_blank')
  })

  it('say where an offer stands and what happens next', async () => {
    open()
    const offer = await openedOffer()
    expect(offer.getByText('Held until 24 Nov 2026')).toBeVisible()
    expect(offer.getByText('The agent has your offer.')).toBeVisible()
    expect(offer.getByText('£18,000 held on your card')).toBeVisible()
  })

  it('lead to support, which knows what it is about', async () => {
    open()
    const link = (await openedOffer()).getByRole('link', { name: 'Contact support' })
    expect(link).toHaveAttribute('href', `/support?offerId=${anOffer().id}`)
  })

  it('put the offer that the address names before the list, with a way back to it', async () => {
    made.offers = [
      anOffer({ id: offerIds[1] }),
      anOffer({ listing: { ...anOffer().listing, id: '9', title: 'Carmilla' } }),
    ]
    const { user } = open(`?offer=${offerIds[0]}`)
    await openedOffer('Carmilla')
    const parts = () =>
      screen
        .getAllByRole('region')
        .map((part) => part.getAttribute('aria-label'))
        .slice(0, 2)
    expect(parts()).toEqual(['Offer for Carmilla', 'Submissions'])
    await user.click(screen.getByText('Back to submissions')) // shown where the two stand under one another
    expect(where()).toBe('/my-submissions')
    expect(parts()).toEqual(['Submissions', 'Offer for Carmilla'])
    expect(screen.getByRole('region', { name: 'Submissions' })).toHaveFocus()
    expect(screen.queryByText('Back to submissions')).toBeNull()
  })

  it('come to the offer that the address of a mail names, and leave one that is in view where it is', async () => {
    const scrolled = watchScrolling()
    const at = (top: number) =>
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as unknown as DOMRect)
    at(200)
    const { unmount } = open(`?offer=${offerIds[0]}`)
    await openedOffer()
    expect(scrolled).not.toHaveBeenCalled()
    unmount()
    at(window.innerHeight)
    open(`?offer=${offerIds[0]}`)
    await openedOffer()
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
    jest.restoreAllMocks()
  })

  it('begin with No Submissions Yet', async () => {
    made.offers = []
    open()
    expect(await screen.findByRole('heading', { name: 'No Submissions Yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse IP Catalog' })).toHaveAttribute('href', '/listings')
  })

  it('can be loaded again after a failure', async () => {
    await tryAgain(made.api, offerCalls.mySubmissions, made.offers, open)
    expect(await openedOffer()).toBeTruthy()
  })

  it('look again by themselves while something is in movement, and only then', async () => {
    made.offers = [anOffer({ status: 'cancelled', endedBecause: 'producer_cancelled' })]
    open()
    const offer = await openedOffer()
    expect(offer.getByText(/is being released/)).toBeVisible()
    made.offers = [anOffer({ status: 'cancelled', paymentStatus: 'released', endedBecause: 'producer_cancelled' })]
    expect(await offer.findByText(/is released and nothing was charged/)).toBeVisible()
  })

  it('are for those who made offers, whatever role the account has since', async () => {
    made.api.on(identityCalls.currentUser, aUser({ role: 'agent' }))
    const { unmount } = open()
    expect(await openedOffer()).toBeTruthy()
    unmount()
    made.api.on(offerCalls.mySubmissions, refusal(403, 'Only producers can submit offers.'))
    open()
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(screen.getByText('Only producers can submit offers.')).toBeVisible()
  })

  it('show the terms that the offer was made on, and what the listing says differently now', async () => {
    const { terms } = anOffer()
    made.offers = [anOffer({ termsNow: { ...terms, rightsAvailable: ['radio'], territory: ['Ireland'] } })]
    open()
    const offer = await openedOffer()
    expect(offer.getByRole('heading', { name: 'Rights offered' })).toBeVisible()
    expect(offer.getByText('£20,000')).toBeVisible()
    expect(offer.getByText(/The listing has changed since this offer was made/)).toBeVisible()
    const rows = within(offer.getByRole('table', { name: /says differently now/ })).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'RightsFilm, Television, StreamingRadio',
      'TerritoryWorldwideIreland',
    ])
  })

  it('show no difference where there is none, nor for an offer that ended without a deal', async () => {
    const { unmount } = open()
    await openedOffer()
    expect(screen.queryByText(/has changed since/)).toBeNull()
    unmount()
    const termsNow = { ...anOffer().terms, territory: ['Ireland' as const] }
    made.offers = [anOffer({ status: 'rejected', paymentStatus: 'released', endedBecause: 'agent_rejected', termsNow })]
    open()
    await openedOffer()
    expect(screen.queryByText(/has changed since/)).toBeNull()
  })
})
