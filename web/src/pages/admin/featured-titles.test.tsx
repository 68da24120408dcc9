import {
  catalogueCalls,
  identityCalls,
  listingManagementCalls,
  peopleAdministrationCalls,
} from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, listed, problem, refusal } from '../../testing/fake-api.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aCard, aUser, cards } from '../../testing/samples.ts'
import { AdminDashboardPage } from './admin-dashboard.tsx'

const { featureListing } = listingManagementCalls
const moonstone = aCard()
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ role: 'admin' }))
  api.on(peopleAdministrationCalls.listPendingAgents, listed([], { total: 0 }))
  api.on(catalogueCalls.featuredListings, cards(8))
  api.on(listingManagementCalls.chosenTitles, [])
  api.on(catalogueCalls.listListings, listed([moonstone], { total: 1 }))
})
const search = async () => {
  const { user } = renderPage(<AdminDashboardPage />, {
    path: '/admin-dashboard',
    at: '/admin-dashboard?tab=featured',
  })
  await screen.findByRole('list', { name: 'Featured titles' })
  await user.type(screen.getByLabelText('Search the catalogue'), 'moon')
  const lastSearch = () => api.asked(catalogueCalls.listListings).at(-1)?.query.get('search')
  await waitFor(() => expect(lastSearch()).toBe('moon'))
  return { user, found: within(await screen.findByRole('list', { name: 'Found titles' })) }
}

describe('the featured titles', () => {
  it('are chosen from a search', async () => {
    api.on(featureListing, aCard({ isFeatured: true }))
    const { user, found } = await search()
    expect(screen.getByText(/^None is chosen/)).toBeVisible()
    await user.click(found.getByRole('button', { name: 'Feature The Moonstone' }))
    await waitFor(() => expect(openToast()?.title).toBe('Title Featured'))
    const featured = () => within(screen.getByRole('list', { name: 'Featured titles' }))
    await waitFor(() => expect(featured().getByRole('button', { name: 'Take out The Moonstone' })).toBeVisible())
    expect(featured().getAllByRole('listitem')).toHaveLength(1)
    expect(found.getByRole('button', { name: 'Take out The Moonstone' })).toBeVisible()
    expect(api.asked(featureListing)[0]).toMatchObject({ params: { id: '7' }, body: { featured: true } })
  })

  it('are eight at most', async () => {
    const eight = cards(8, 10).map((card) => ({ ...card, isFeatured: true }))
    api.on(catalogueCalls.featuredListings, eight)
    api.on(listingManagementCalls.chosenTitles, eight)
    const { found } = await search()
    expect(found.getByRole('button', { name: 'Feature The Moonstone' })).toBeDisabled()
    expect(screen.getByText('8 titles are featured. Take one out to feature another.')).toBeVisible()
  })

  it('show one that is optioned by now, which is taken out as any other', async () => {
    const optioned = aCard({ isFeatured: true, status: 'optioned' })
    const available = { ...cards(1, 20)[0]!, isFeatured: true }
    api.on(catalogueCalls.featuredListings, [available])
    api.on(listingManagementCalls.chosenTitles, [available, optioned])
    api.on(featureListing, { ...optioned, isFeatured: false })
    const { user } = await search()
    const featured = within(screen.getByRole('list', { name: 'Featured titles' }))
    const [, second] = featured.getAllByRole('listitem')
    expect(within(second!).getByText('Optioned')).toBeVisible()
    expect(screen.getByText('1 of at most 8; the others wait until they are available again')).toBeVisible()
    await user.click(within(second!).getByRole('button', { name: 'Take out The Moonstone' }))
    await waitFor(() => expect(featured.getAllByRole('listitem')).toHaveLength(1))
    expect(api.asked(featureListing)[0]).toMatchObject({ params: { id: '7' }, body: { featured: false } })
  })

  it('say what the home page shows while none of them is available', async () => {
    api.on(listingManagementCalls.chosenTitles, [aCard({ isFeatured: true, status: 'sold' })])
    await search()
    expect(screen.getByText(/^None of them is available/)).toBeVisible()
    expect(within(screen.getByRole('list', { name: 'Shown instead' })).getAllByRole('listitem')).toHaveLength(8)
  })

  it('keep what was searched for in the address', async () => {
    await search()
    expect(where()).toBe('/admin-dashboard?tab=featured&search=moon')
  })

  describe('that were changed meanwhile', () => {
    const theirs = { ...cards(1, 20)[0]!, title: 'Salt Road', isFeatured: true }
    let now: (typeof theirs)[]
    const choice = (etag: string, body: (typeof theirs)[]) => ({ status: 200, body, headers: { etag } })
    const changedElsewhere = (value: object) =>
      problem({ status: 409, code: 'CHANGED_MEANWHILE', detail: 'Changed.', current: { etag: '"2"', value } })
    const open = async () => {
      now = []
      api.on(listingManagementCalls.chosenTitles, () => choice(now.length === 0 ? '"1"' : '"2"', now))
      const searched = await search()
      now = [theirs]
      return searched
    }

    it('are shown as they were and as they are, and a title is featured once that was seen', async () => {
      api.on(featureListing, ({ headers }) =>
        headers.get('if-match') === '"2"' ? aCard({ isFeatured: true }) : changedElsewhere(moonstone),
      )
      const { user, found } = await open()
      await user.click(found.getByRole('button', { name: 'Feature The Moonstone' }))
      const asked = within(await screen.findByRole('dialog', { name: 'The choice has just changed' }))
      expect(asked.getByText('No title was chosen')).toBeVisible()
      expect(asked.getByText('Salt Road').closest('li')).toHaveTextContent('Added since')
      await user.click(asked.getByRole('button', { name: 'Feature it anyway' }))
      await waitFor(() => expect(openToast()?.title).toBe('Title Featured'))
      expect(api.asked(featureListing).map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"'])
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    it('are left alone where somebody else wanted the same', async () => {
      api.on(featureListing, changedElsewhere({ ...moonstone, isFeatured: true }))
      const { user, found } = await open()
      await user.click(found.getByRole('button', { name: 'Feature The Moonstone' }))
      await waitFor(() => expect(openToast()?.title).toBe('Title Featured'))
      expect(await found.findByRole('button', { name: 'Take out The Moonstone' })).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  it('stay as they are when the change is refused', async () => {
    api.on(featureListing, refusal(404, 'There is nothing here.'))
    const { user, found } = await search()
    await user.click(found.getByRole('button', { name: 'Feature The Moonstone' }))
    await waitFor(() =>
      expect(openToast()).toMatchObject({ description: 'There is nothing here.', variant: 'destructive' }),
    )
  })
})
