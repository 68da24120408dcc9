import { identityCalls, type Listing, listingManagementCalls, type Offer, offerCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { anAcceptedOffer, anOffer } from '../../testing/offer-samples.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aListing, aUser } from '../../testing/samples.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { AgentDashboardPage } from './agent-dashboard.tsx'

const agent = aUser({ role: 'agent', companyName: 'Fenn Literary' })
const moonstone = aListing({ agentId: agent.id })
const play = aListing({ id: '8', title: 'Salt Road', author: 'Ida Penrose', medium: 'stage', genre: 'Drama' })
let api: ReturnType<typeof fakeApi>
let listed: Listing[]
beforeEach(() => {
  localStorage.clear()
  listed = [moonstone, play]
  api = fakeApi()
  api.on(identityCalls.currentUser, agent)
  api.on(offerCalls.agentOffers, [])
  api.on(listingManagementCalls.agentListings, () => listed)
})
const open = (at = '/agent-dashboard') => renderPage(<AgentDashboardPage />, { path: '/agent-dashboard', at })
const openAssets = (more = '') => open(`/agent-dashboard?tab=assets${more}`)

describe('the agent dashboard', () => {
  it('counts the listed assets and leads to them', async () => {
    const { user } = open()
    const counter = await screen.findByRole('link', { name: /Listed assets 2 2 available/ })
    await user.click(counter)
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('My IP Assets')
    expect(screen.getByRole('heading', { name: 'Salt Road' })).toBeVisible()
  })

  it('begins with the first steps while there is no title', async () => {
    listed = []
    open()
    const steps = within(await screen.findByRole('region', { name: 'First steps' }))
    expect(steps.getByRole('link', { name: 'Add asset' })).toHaveAttribute('href', '/agent-dashboard?edit=new')
  })

  it('has four tabs', async () => {
    open()
    await screen.findByText('Listed assets')
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs).toEqual(['Overview', 'My IP Assets2', 'Submissions0', 'Analytics'])
  })

  it('opens the form by its quick action', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add asset' }))
    expect(await screen.findByRole('dialog', { name: 'Add asset' })).toBeVisible()
  })

  it('lets a list that failed be tried again', async () => {
    await tryAgain(api, listingManagementCalls.agentListings, listed, openAssets)
    expect(await screen.findByRole('heading', { name: 'The Moonstone' })).toBeVisible()
  })
})

describe('my IP assets', () => {
  it('offer View and Edit, and Delete in a menu beside them', async () => {
    const { user } = openAssets()
    expect(await screen.findByRole('link', { name: 'View The Moonstone' })).toHaveAttribute('href', '/listing/7')
    expect(screen.getByRole('button', { name: 'Edit The Moonstone' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More for The Moonstone' }))
    const menu = within(await screen.findByRole('menu', { name: 'More for The Moonstone' }))
    expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    const offers = menu.getByRole('menuitem', { name: 'Offers' })
    expect(offers).toHaveAttribute('href', '/agent-dashboard?tab=submissions&listing=7')
    expect(menu.getByRole('menuitem', { name: 'Chain of title' })).toHaveAttribute('href', '/listing/7#chain-of-title')
  })

  it('are deleted by keyboard alone, and a question that is cancelled gives the focus back', async () => {
    const { user } = openAssets()
    const more = await screen.findByRole('button', { name: 'More for Salt Road' })
    more.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('menu')
    await user.keyboard('{End}{Enter}')
    expect(await screen.findByRole('alertdialog', { name: 'Delete “Salt Road”?' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'More for Salt Road' })).toHaveFocus())
  })

  it('are filtered by status, with counts, and the address keeps the choice', async () => {
    listed = [moonstone, { ...play, status: 'optioned' }]
    const { user } = openAssets()
    const status = within(await screen.findByRole('group', { name: 'Status' }))
    expect(status.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      ...['All 2', 'Available 1', 'Optioned 1', 'Sold 0'],
    ])
    await user.click(status.getByRole('radio', { name: 'Optioned 1' }))
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Salt Road'])
    expect(where()).toBe('/agent-dashboard?tab=assets&status=optioned')
    await user.click(status.getByRole('radio', { name: 'Sold 0' }))
    expect(screen.getByText('None of your titles is sold.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(where()).toBe('/agent-dashboard?tab=assets')
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  })

  it('are searched as one types', async () => {
    const { user } = openAssets()
    await user.type(await screen.findByRole('searchbox'), 'penrose')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Salt Road'])
    expect(screen.getByText('1 of 2 assets')).toBeVisible()
    await waitFor(() => expect(where()).toBe('/agent-dashboard?tab=assets&search=penrose'))
  })

  it('open for a change in the pause after typing, and the search that follows keeps them open', async () => {
    const { user } = openAssets()
    await user.type(await screen.findByRole('searchbox'), 'penrose')
    await user.click(screen.getByRole('button', { name: 'Edit Salt Road' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit Salt Road' })
    await waitFor(() => expect(where()).toContain('search=penrose'))
    expect(dialog).toBeVisible()
  })

  it('are searched as the address says, after a reload or Back', async () => {
    openAssets('&search=penrose')
    expect(await screen.findByText('1 of 2 assets')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('penrose')
  })

  it('say No Matching Assets, and lead back', async () => {
    const { user } = openAssets()
    await user.type(await screen.findByRole('searchbox'), 'whale')
    expect(screen.getByRole('heading', { name: 'No Matching Assets' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.getByRole('heading', { name: 'Salt Road' })).toBeVisible()
  })

  it('say No IP Assets Listed, and offer to add one or to import many', async () => {
    listed = []
    const { user } = openAssets()
    expect(await screen.findByRole('heading', { name: 'No IP Assets Listed' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Import titles' })).toHaveAttribute('href', '/agent-dashboard/import')
    await user.click(screen.getByRole('button', { name: 'Add asset' }))
    expect(await screen.findByRole('dialog', { name: 'Add asset' })).toBeVisible()
  })
})

describe('deleting an asset', () => {
  const askToDelete = async () => {
    const { user } = openAssets()
    await user.click(await screen.findByRole('button', { name: 'More for Salt Road' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    return { user, question: await screen.findByRole('alertdialog', { name: 'Delete “Salt Road”?' }) }
  }

  it('asks first, and does nothing on Cancel', async () => {
    const { user, question } = await askToDelete()
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(api.asked(listingManagementCalls.deleteListing)).toEqual([])
    expect(screen.getByRole('heading', { name: 'Salt Road' })).toBeVisible()
  })

  it.each([
    [0, 'It has no pending offers.'],
    [1, 'The pending offer on it ends: its card hold is released, and we notify its producer.'],
    [2, 'The 2 pending offers on it end: their card holds are released, and we notify their producers.'],
  ])('says what becomes of %i pending offers', async (count, says) => {
    let made = 0
    const on = (listing: string, status: Offer['status'] = 'pending') => {
      const id = `${made++}1111111-1a45-4e51-a32e-2633a246316b`
      return anOffer({ id, status, listing: { ...anOffer().listing, id: listing } })
    }
    const pending = Array.from({ length: count }, () => on('8'))
    api.on(offerCalls.agentOffers, [...pending, on('8', 'rejected'), on('7')])
    const { question } = await askToDelete()
    await waitFor(() => expect(question).toHaveAccessibleDescription(expect.stringContaining(says)))
  })

  it('takes it out of the list, with its draft, and says so', async () => {
    const draft = `storyright.draft.${agent.id}.8`
    localStorage.setItem(draft, '{}')
    api.on(listingManagementCalls.deleteListing, () => {
      listed = [moonstone]
      return null
    })
    const { user, question } = await askToDelete()
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(openToast()).toMatchObject({ description: 'IP asset deleted successfully.' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Salt Road' })).not.toBeInTheDocument())
    expect(localStorage.getItem(draft)).toBeNull()
  })

  it.each([
    [refusal(409, 'This listing is under option.'), 'This listing is under option.'],
    [{ status: 502, body: 'bad gateway' }, 'Failed to delete IP asset. Please try again.'],
  ])('shows why it failed', async (answer, says) => {
    api.on(listingManagementCalls.deleteListing, answer)
    const { user, question } = await askToDelete()
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(openToast()).toMatchObject({ description: says, variant: 'destructive' }))
    expect(screen.getByRole('heading', { name: 'Salt Road' })).toBeVisible()
  })

  it('leads whoever is signed out meanwhile to /api/login', async () => {
    api.on(listingManagementCalls.deleteListing, refusal(401, 'You are not signed in.'))
    const { user, question } = await askToDelete()
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(where()).toBe('/api/login?next=%2Fagent-dashboard%3Ftab%3Dassets'))
  })
})

describe('marking an asset as sold', () => {
  const optioned = aListing({ ...play, agentId: agent.id, status: 'optioned' })
  beforeEach(() => {
    listed = [moonstone, optioned]
  })
  const askToMark = async () => {
    const { user } = openAssets()
    await user.click(await screen.findByRole('button', { name: 'Mark as sold Salt Road' }))
    return { user, question: screen.getByRole('alertdialog', { name: 'Mark “Salt Road” as sold?' }) }
  }

  it('is offered only while it is under option', async () => {
    listed = [moonstone, optioned, aListing({ id: '9', title: 'Carmilla', status: 'sold' })]
    openAssets()
    expect(await screen.findByRole('button', { name: /^Mark as sold/ })).toHaveTextContent('Salt Road')
  })

  it('asks first, and does nothing on Cancel', async () => {
    const { user, question } = await askToMark()
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(api.asked(listingManagementCalls.changeListingStatus)).toEqual([])
  })

  it('shows it as sold, and says so', async () => {
    const sold = { ...optioned, status: 'sold' as const }
    api.on(listingManagementCalls.changeListingStatus, () => {
      listed = [moonstone, sold]
      return sold
    })
    const { user, question } = await askToMark()
    await user.click(within(question).getByRole('button', { name: 'Mark as sold' }))
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Marked as Sold' }))
    const [asked] = api.asked(listingManagementCalls.changeListingStatus)
    expect(asked).toMatchObject({ params: { id: '8' }, body: { status: 'sold' } })
    const card = within(screen.getAllByRole('article').at(-1)!)
    expect(await card.findByText('Sold')).toBeVisible()
    expect(card.queryByRole('button', { name: /^Mark as sold/ })).toBeNull()
  })

  it('says in its own words why it was refused', async () => {
    const says = 'Only a listing under option can be marked as sold.'
    api.on(listingManagementCalls.changeListingStatus, refusal(409, says))
    const { user, question } = await askToMark()
    await user.click(within(question).getByRole('button', { name: 'Mark as sold' }))
    await waitFor(() => expect(openToast()).toMatchObject({ description: says, variant: 'destructive' }))
    expect(screen.getByText('Optioned')).toBeVisible()
  })

  describe('while several have an option on it', () => {
    const holder = (last: string, firstName: string) =>
      anAcceptedOffer({
        id: `6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a0${last}`,
        listingId: '7',
        optionEndsAt: '2099-05-19T16:40:00.000Z',
        producer: { id: agent.id, firstName, lastName: 'Adeyemi', companyName: null },
      })
    const [rosa, idris] = [holder('1', 'Rosa'), holder('2', 'Idris')]
    beforeEach(() => {
      listed = [moonstone]
      api.on(offerCalls.agentOffers, [rosa, idris])
      api.on(listingManagementCalls.changeListingStatus, { ...moonstone, status: 'sold' })
    })

    it('names its buyer', async () => {
      const { user } = openAssets()
      await user.click(await screen.findByRole('button', { name: 'Mark as sold The Moonstone' }))
      const question = within(screen.getByRole('alertdialog'))
      expect(question.getByRole('button', { name: 'Mark as sold' })).toBeDisabled()
      await user.click(question.getByRole('radio', { name: /^Idris Adeyemi, £18,000/ }))
      await user.click(question.getByRole('button', { name: 'Mark as sold' }))
      await waitFor(() => expect(openToast()).toMatchObject({ title: 'Marked as Sold' }))
      const [asked] = api.asked(listingManagementCalls.changeListingStatus)
      expect(asked).toMatchObject({ params: { id: '7' }, body: { status: 'sold', offerId: idris.id } })
    })

    it('names its buyer where several have a part of a title under option, too', async () => {
      listed = [{ ...moonstone, status: 'optioned' }]
      const { user } = openAssets()
      await user.click(await screen.findByRole('button', { name: 'Mark as sold The Moonstone' }))
      const question = within(screen.getByRole('alertdialog'))
      expect(question.getAllByRole('radio')).toHaveLength(2)
      expect(question.getByRole('button', { name: 'Mark as sold' })).toBeDisabled()
    })

    it('is offered for a title that is available only while an option runs', async () => {
      api.on(offerCalls.agentOffers, [anOffer()])
      openAssets()
      await screen.findByRole('button', { name: 'Edit The Moonstone' })
      expect(screen.queryByRole('button', { name: /^Mark as sold/ })).toBeNull()
    })
  })
})
