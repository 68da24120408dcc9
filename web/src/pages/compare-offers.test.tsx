import {
  type ComparedOffer,
  catalogueCalls,
  compareOffersCalls,
  identityCalls,
  offerCalls,
} from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { aComparedOffer, comparedId } from '../testing/compared-offers.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { anAcceptedOffer, anOffer } from '../testing/offer-samples.ts'
import { openToast, renderPage, where } from '../testing/render-page.tsx'
import { aListing, aUser } from '../testing/samples.ts'
import { tryAgain } from '../testing/try-again.ts'
import { CompareOffersPage } from './compare-offers.tsx'

const agent = aUser({ id: anOffer().listing.agentId, role: 'agent' })
const byBudget = { kind: 'budget', percent: 2, floor: null, ceiling: null } as const
const ben = { firstName: 'Ben', lastName: 'Marsh', companyName: 'Kite Films' }
const two = () => [
  aComparedOffer(1, { standing: { offerPrice: 21_000, deal: { price: byBudget } } }),
  aComparedOffer(2, { producer: ben, standing: { optionPeriod: 24 } }),
]

let api: ReturnType<typeof fakeApi>
let offers: ComparedOffer[]
beforeEach(() => {
  api = fakeApi()
  offers = two()
  api.on(identityCalls.currentUser, agent)
  api.on(catalogueCalls.getListing, aListing({ id: '7', title: 'Salt Road', agentId: agent.id }))
  api.on(compareOffersCalls.compareOffers, () => offers)
})
const open = (search = '') =>
  renderPage(<CompareOffersPage />, { path: '/listing/:id/offers', at: `/listing/7/offers${search}` })
const cells = (name: string) => {
  const row = within(screen.getByRole('table')).getByRole('row', { name: new RegExp(`^${name}`) })
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

describe('the offers in play for a title', () => {
  it('stand side by side: a column for each, a row for what differs, the best by a word', async () => {
    open()
    const table = within(await screen.findByRole('table', { name: /^Offers side by side/ }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Rosa AdeyemiSaltmarsh Pictures',
      'Ben MarshKite Films',
    ])
    expect(cells('Option fee')).toEqual(['£21,000Highest fee', '£18,000'])
    expect(cells('Option period')).toEqual(['18 months', '24 monthsLongest'])
    expect(screen.getByText(/^Only one of these can be accepted/)).toBeVisible()
    expect(screen.getByText(/^The same in every offer: \d+ terms$/)).toBeVisible()
    expect(table.getByRole('link', { name: 'Counter the offer of Ben Marsh' })).toHaveAttribute(
      'href',
      `/offers/${comparedId(2)}`,
    )
  })

  it('are worked out anew at the budget that one types, which stays in the address and in the file', async () => {
    api.on(compareOffersCalls.compareOffers, ({ query }) => {
      const priceAtBudget = query.get('budget') ? Number(query.get('budget')) / 50 : null
      return [{ ...offers[0]!, priceAtBudget }, offers[1]!]
    })
    const { user } = open()
    await user.type(await screen.findByLabelText(/^Production budget/), '5,000,000')
    expect(await screen.findByRole('row', { name: /^Price at £5,000,000/ })).toBeVisible()
    expect(cells('Price at £5,000,000')[0]).toBe('£100,000')
    expect(where()).toBe('/listing/7/offers?budget=5000000')
    expect(screen.getByRole('link', { name: /^Export CSV/ })).toHaveAttribute(
      'href',
      '/api/listings/7/offers/compare.csv?budget=5000000',
    )
  })

  it('keep to what was known while a budget makes no sense, and say so', async () => {
    const { user } = open('?budget=5000000')
    const field = await screen.findByLabelText(/^Production budget/)
    expect(field).toHaveValue('5,000,000')
    await user.clear(field)
    await user.type(field, '0')
    expect(await screen.findByText('A whole number of pounds, up to £999,999,999')).toBeVisible()
    expect(api.asked(compareOffersCalls.compareOffers).map(({ query }) => query.get('budget'))).not.toContain('0')
  })

  it('say so where there is one, or none', async () => {
    offers = two().slice(0, 1)
    const one = open()
    expect(await screen.findByText(/^One offer is in play/)).toBeVisible()
    expect(cells('Rights')).toEqual(['Exclusive film rights, worldwide'])
    expect(screen.queryByRole('row', { name: /^Credit/ })).toBeNull()
    expect(screen.getByText(/^Left to the usual clauses: \d+ terms$/)).toBeVisible()
    one.unmount()
    offers = []
    open()
    expect(await screen.findByRole('heading', { name: 'No Offers in Play' })).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    await tryAgain(api, compareOffersCalls.compareOffers, offers, open)
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('are refused to others with a sentence', async () => {
    api.on(compareOffersCalls.compareOffers, refusal(403, 'You can only manage your own listings.'))
    open()
    expect(await screen.findByText('Only the agent of a listing can compare its offers.')).toBeVisible()
  })

  it('offer to accept only what can be accepted', async () => {
    offers = [
      aComparedOffer(1, { isFree: false }),
      aComparedOffer(2, { producer: ben, status: 'expired', heldUntil: null, may: { accept: false, counter: true } }),
    ]
    open()
    expect(await screen.findByText('Cannot be accepted: some of its rights are taken')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
    expect(screen.getByText('Expired')).toBeVisible()
  })
})

describe('accepting one of them', () => {
  const producer = { id: anOffer().userId, ...ben }
  const read = anOffer({ id: comparedId(2), producer, offerPrice: 18_000, optionPeriod: 24 })
  const ask = async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Accept the offer of Ben Marsh' }))
    return user
  }

  it('asks first, says which others end, names what was read, and leads on to signing', async () => {
    api.on(offerCalls.getOffer, read)
    api.on(offerCalls.acceptOffer, () => {
      offers = []
      const accepted = anAcceptedOffer({ id: read.id, producer })
      api.on(offerCalls.getOffer, accepted)
      return accepted
    })
    const user = await ask()
    const question = within(await screen.findByRole('alertdialog'))
    expect(
      question.getByText(/This ends the offer of Rosa Adeyemi: what is held is released, and we notify them\./),
    ).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(openToast()?.title).toBe('Offer Accepted'))
    const { round, dealHash } = read
    expect(api.asked(offerCalls.acceptOffer)[0]?.body).toEqual({ round, dealHash })
    expect(await screen.findByRole('link', { name: 'Sign agreement' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No Offers in Play' })).toBeVisible()
  })

  it('asks to read again what has changed meanwhile', async () => {
    api.on(offerCalls.getOffer, { ...read, round: 2, dealHash: 'ab12'.repeat(16) })
    await ask()
    await waitFor(() => expect(openToast()?.title).toBe('The terms have changed'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.asked(compareOffersCalls.compareOffers).length).toBeGreaterThan(1)
  })
})
