import { catalogueCalls, identityCalls, membershipCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { type Asked, fakeApi, listed } from '../../testing/fake-api.ts'
import { aFreePlan } from '../../testing/membership-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aUser, cards } from '../../testing/samples.ts'
import { BrowsePage } from './browse.tsx'

let api: ReturnType<typeof fakeApi>
const found = ({ query }: Asked) => {
  const total = query.get('availability') === 'part' ? 3 : query.has('territory') ? 0 : 5
  return listed(cards(total), { total })
}
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(catalogueCalls.favouriteIds, [])
  const none = { genre: [], medium: [], priceRange: [], commercialViability: [], status: [] }
  const [rights, territory] = [[{ value: 'film', count: 7 }], [{ value: 'United Kingdom', count: 4 }]]
  api.on(catalogueCalls.listingFacets, { ...none, rights, territory })
  api.on(catalogueCalls.listListings, found)
  api.on(membershipCalls.openedListings, [])
  api.on(membershipCalls.membershipStatus, aFreePlan(2))
})
const open = (at = '/listings') => renderPage(<BrowsePage />, { path: '/listings', at })
const chips = async () => within(await screen.findByRole('list', { name: 'Chosen' }))
const address = () => Object.fromEntries(new URLSearchParams(where()?.split('?')[1]))

describe('listings by the rights that are free', () => {
  it('are found by ticking rights, each with how many it shows, and by where they are needed', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: /^Film\s*7 listings$/ }))
    await waitFor(() => expect(address()).toEqual({ rights: 'film' }))
    await user.click(screen.getByRole('checkbox', { name: /^Television/ }))
    await user.click(screen.getByRole('radio', { name: /^United Kingdom\s*4 listings$/ }))
    expect(address()).toEqual({ rights: 'film,tv', territory: 'United Kingdom' })
    expect(
      await (await chips()).findByText('Free for 18 months from today: exclusive film and TV rights, United Kingdom.'),
    ).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Remove Film' }))
    expect(address()).toEqual({ rights: 'tv', territory: 'United Kingdom' })
  })

  it('are found by other places and without some, written out; what cannot be read stays and says why', async () => {
    const { user } = open()
    const other = await screen.findByRole('textbox', { name: 'Other places' })
    await user.type(other, 'Nordic{Enter}')
    expect(address()).toEqual({ territory: 'Nordic' })
    await user.type(screen.getByRole('textbox', { name: 'Except' }), 'US{Enter}')
    expect(screen.getByText('“US” excludes nothing here')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Except' })).toHaveValue('US')
    expect(address()).toEqual({ territory: 'Nordic' })
    await user.clear(screen.getByRole('textbox', { name: 'Except' }))
    await user.type(screen.getByRole('textbox', { name: 'Except' }), 'Finland')
    await user.tab()
    expect(address()).toEqual({ territory: 'Nordic ex Finland' })
    await user.click(screen.getByRole('radio', { name: /^United Kingdom/ }))
    expect(address()).toEqual({ territory: 'United Kingdom' })
  })

  it('are found for a time, in a language and less exclusively; what counts anyhow stays out of the address', async () => {
    const { user } = open('/listings?rights=film')
    await user.click(await screen.findByRole('button', { name: 'Language, dates and terms' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'French')
    await user.selectOptions(screen.getByRole('combobox', { name: 'For how long' }), '36 months')
    await user.selectOptions(screen.getByRole('combobox', { name: 'How exclusively' }), 'Non-exclusive')
    expect(address()).toEqual({ rights: 'film', language: 'fr', months: '36', exclusivity: 'non-exclusive' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'For how long' }), '18 months')
    await user.selectOptions(screen.getByRole('combobox', { name: 'How exclusively' }), 'Exclusive')
    expect(address()).toEqual({ rights: 'film', language: 'fr' })
  })

  it('say what to loosen where there are none', async () => {
    const { user } = open('/listings?rights=film,tv&territory=United+States')
    const ways = within(await screen.findByRole('list', { name: 'Ask for less' }))
    await user.click(ways.getByRole('button', { name: 'Accept a part of them' }))
    expect(await screen.findByText('Showing 3 of 3 listings')).toBeVisible()
    expect(address()).toMatchObject({ availability: 'part' })
  })

  it('are found by what can be read of an address', async () => {
    open('/listings?rights=film&territory=Narnia&months=0')
    await screen.findByRole('button', { name: 'Remove Film' })
    await waitFor(() => expect(address()).toEqual({ rights: 'film' }))
  })
})
