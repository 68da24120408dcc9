import { catalogueCalls, identityCalls, membershipCalls } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { fakeApi, problem, refusal } from '../testing/fake-api.ts'
import { aFreePlan, aPremiumPlan } from '../testing/membership-samples.ts'
import { renderPage, where } from '../testing/render-page.tsx'
import { aListing, aUser } from '../testing/samples.ts'
import { ListingPage } from './listing.tsx'

const open = () => renderPage(<ListingPage />, { path: '/listing/:id', at: '/listing/7' })
const upgradeLinks = () => screen.findAllByRole('link', { name: 'Upgrade to Premium' })
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(catalogueCalls.getListing, ({ params }) => aListing({ id: params.id! }))
  api.on(catalogueCalls.favouriteStatus, { isFavorited: false })
  api.on(membershipCalls.membershipStatus, aFreePlan(2))
})

/** Follows the way to Premium, and tells which page it remembers. */
async function followUpgrade({ user, router }: ReturnType<typeof open>, link: HTMLElement) {
  await user.click(link)
  await waitFor(() => expect(where()).not.toBe('/listing/7'))
  return [where(), (router.state.location.state as { from: { pathname: string } }).from.pathname]
}

describe('the meter beside a listing', () => {
  it('says what is used, what is left and when the count starts again', async () => {
    open()
    expect(await screen.findByText(/3 left/)).toHaveTextContent('2 of 5 free listings used this month. 3 left.')
    expect(screen.getByText(/1 Dec 2026/)).toBeVisible()
    expect(screen.queryByText(/one more listing/)).toBeNull()
  })

  it('is read again after every opening', async () => {
    let used = 2
    api.on(membershipCalls.membershipStatus, () => aFreePlan(used))
    const { router } = open()
    await screen.findByText('2 of 5')
    used = 3
    await act(() => router.navigate('/listing/8'))
    expect(await screen.findByText('3 of 5')).toBeVisible()
  })

  it.each([
    [4, 'You can open one more listing this month.'],
    [5, 'You’ve opened all 5 free listings. Others open again on 1 Dec 2026.'],
  ])('warns at %d of five, with the way to Premium and back', async (used, says) => {
    api.on(membershipCalls.membershipStatus, aFreePlan(used))
    const view = open()
    const warning = (await screen.findByText(says)).parentElement!
    const link = within(warning).getByRole('link', { name: 'Upgrade to Premium' })
    expect(await followUpgrade(view, link)).toEqual(['/upgrade', '/listing/7'])
  })

  it.each([
    ['a premium member', aUser({ membershipTier: 'premium' })],
    ['an agent', aUser({ role: 'agent' })],
    ['an administrator', aUser({ role: 'admin', membershipTier: 'premium' })],
  ])('is not shown to %s, whose views are not counted', async (_who, viewer) => {
    api.on(identityCalls.currentUser, viewer)
    open()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Listings this month' })).toBeNull()
    expect(api.asked(membershipCalls.membershipStatus)).toHaveLength(0)
  })

  it('fails alone, to be tried again', async () => {
    api.on(membershipCalls.membershipStatus, refusal(503, 'Away.'))
    const { user } = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'The Moonstone' })).toBeVisible()
    await screen.findByText('We can’t show how many free listings you have left.')
    api.on(membershipCalls.membershipStatus, aFreePlan(2))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('2 of 5')).toBeVisible()
  })
})

describe('a listing that the month has no room for', () => {
  const says = 'You have opened the five listings of this month. Premium members open as many as they like.'
  const opened = [
    { listingId: '11', title: 'Goblin Market', openedAt: '2026-11-19T10:00:00.000Z' },
    { listingId: '12', title: 'The Woman in White', openedAt: '2026-11-03T10:00:00.000Z' },
  ]
  beforeEach(() => {
    api.on(catalogueCalls.getListing, problem({ status: 403, detail: says, code: 'VIEW_LIMIT_REACHED' }))
    api.on(membershipCalls.membershipStatus, aFreePlan(5))
    api.on(membershipCalls.openedListings, opened)
    api.on(catalogueCalls.publicListing, { title: 'The Moonstone' })
  })

  it('leaves its place to what is open still, names the title, and says when the next five open', async () => {
    open()
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('You’ve opened all 5 free listings this month')
    expect(await screen.findByText('“The Moonstone” is not one of them.')).toBeVisible()
    expect(await screen.findByText(/Your next five open on 1 Dec 2026. Premium has no limit./)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Goblin Market' })).toHaveAttribute('href', '/listing/11')
    expect(screen.getByRole('link', { name: 'The Woman in White' })).toHaveAttribute('href', '/listing/12')
    expect(screen.getByText('Opened 19 Nov 2026')).toBeVisible()
    expect(await screen.findByText(/What you have opened stays open/)).toBeVisible()
  })

  it('can be kept among the favourites until it opens', async () => {
    api.on(catalogueCalls.addFavourite, () => {
      api.on(catalogueCalls.favouriteStatus, { isFavorited: true })
      return { isFavorited: true }
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add to Favourites' }))
    expect(await screen.findByRole('button', { name: 'Remove from Favourites' })).toBeVisible()
    expect(api.asked(catalogueCalls.addFavourite).map(({ params }) => params.id)).toEqual(['7'])
  })

  it('leads back to the list as it was searched', async () => {
    const { router } = open()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByText('Browse IP Catalogue').closest('a')).toHaveAttribute('href', '/listings')
    await act(() => router.navigate('/listings?genre=crime'))
    await act(() => router.navigate('/listing/8'))
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByText('Browse IP Catalogue').closest('a')).toHaveAttribute('href', '/listings?genre=crime')
  })

  it('says what Premium costs with VAT, and leads there and back', async () => {
    const view = open()
    expect(await screen.findByText('£216.00 a year, including £36.00 VAT.')).toBeVisible()
    const [link] = await upgradeLinks()
    expect(await followUpgrade(view, link!)).toEqual(['/upgrade', '/listing/7'])
  })

  it('says so also when what was opened cannot be read', async () => {
    api.on(membershipCalls.openedListings, refusal(503, 'Away.'))
    open()
    expect(await screen.findByText('What you opened this month could not be read.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
  })
})

describe('the Premium Feature card', () => {
  it('stands on the page of whoever is not premium, with the way to Premium and what it brings', async () => {
    const view = open()
    const card = within(await screen.findByRole('region', { name: 'Premium Feature' }))
    expect(card.getByText('As many as you like')).toBeVisible()
    const link = card.getByRole('link', { name: 'Upgrade to Premium' })
    expect(link).toHaveAttribute('href', '/membership')
    expect(await followUpgrade(view, link)).toEqual(['/membership', '/listing/7'])
  })

  it.each([
    ['premium member', aUser({ membershipTier: 'premium' })],
    ['producer with the role premium', aUser({ role: 'premium', membershipTier: 'premium' })],
    ['administrator', aUser({ role: 'admin', membershipTier: 'premium' })],
  ])('is not there for a %s', async (_who, viewer) => {
    api.on(identityCalls.currentUser, viewer)
    api.on(membershipCalls.membershipStatus, aPremiumPlan())
    open()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Premium Feature')).toBeNull()
  })
})

describe('a listing that premium members see first', () => {
  const opensAt = '2026-11-24T09:00:00.000Z'
  const early = { status: 403, detail: 'Premium members see this title first.', code: 'EARLY_ACCESS', opensAt } as const

  it('says when it opens to everybody, what Premium brings, and leads there and back', async () => {
    api.on(catalogueCalls.getListing, problem(early))
    const view = open()
    expect(await screen.findByRole('heading', { name: 'Premium members see this title first' })).toBeVisible()
    expect(screen.getByText('on 24 Nov 2026, 09:00')).toBeVisible()
    const [link] = await upgradeLinks()
    expect(await followUpgrade(view, link!)).toEqual(['/upgrade', '/listing/7'])
  })

  it('sells nothing to agents, who cannot become premium members', async () => {
    api.on(identityCalls.currentUser, aUser({ role: 'agent' }))
    api.on(catalogueCalls.getListing, problem(early))
    open()
    expect(await screen.findByText('on 24 Nov 2026, 09:00')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull()
  })

  it('is marked with that time for those who see it, until then', async () => {
    api.on(identityCalls.currentUser, aUser({ membershipTier: 'premium' }))
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    api.on(catalogueCalls.getListing, ({ params }) =>
      aListing({ id: params.id!, earlyAccessUntil: params.id === '7' ? tomorrow : '2026-01-05T09:00:00.000Z' }),
    )
    const { router } = open()
    expect(await screen.findByText('Premium members first')).toBeVisible()
    expect(screen.getByText(/^Opens to all on /)).toBeVisible()
    await act(() => router.navigate('/listing/8'))
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText('Premium members first')).toBeNull()
  })
})
