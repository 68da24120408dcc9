import {
  analysisCalls,
  catalogueCalls,
  commentCalls,
  competitionCalls,
  identityCalls,
  offerCalls,
  peopleCalls,
  supportCalls,
} from '@storyright/contracts/http'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aStandardAnalysis } from '../testing/analysis-samples.ts'
import { aComment, aMember, oneself } from '../testing/community-samples.ts'
import { expectToast } from '../testing/expect-toast.ts'
import { type Asked, fakeApi, listed, refusal } from '../testing/fake-api.ts'
import { unpaid } from '../testing/offer-form.ts'
import { renderRoutes } from '../testing/render-page.tsx'
import { aListing, aUser, cards } from '../testing/samples.ts'
import { translatePage } from '../testing/translate-page.ts'
import { routes } from './router.tsx'

let api: ReturnType<typeof fakeApi>
let stop: () => void
/** Every page around, while a translator puts its own in the place of every text. */
const open = (at: string) => renderRoutes(routes, at)
const press = async (user: ReturnType<typeof open>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
const shown = (words: string | RegExp) => waitFor(() => expect(document.querySelector('main')).toHaveTextContent(words))
const paged = ({ query }: Asked) => {
  const total = query.get('genre') === 'crime' ? 12 : 50
  const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))]
  const page = cards(Math.min(limit, total - from), from)
  const end = from + page.length
  return listed(page, { total, ...(end < total && { next: `/api/listings?cursor=${end}` }) })
}

beforeEach(() => {
  window.scrollTo = () => {}
  sessionStorage.clear()
  localStorage.clear()
  api = fakeApi()
  api.on(identityCalls.currentUser, aMember)
  api.on(catalogueCalls.getListing, aListing())
  api.on(catalogueCalls.favouriteStatus, { isFavorited: false })
  api.on(catalogueCalls.favouriteIds, [])
  api.on(commentCalls.comments, [])
  api.on(peopleCalls.ownStanding, { mutedUntil: null, reason: null })
  api.on(analysisCalls.analysis, aStandardAnalysis())
  api.on(competitionCalls.competitions, [])
  stop = translatePage((text) => text)
})
afterEach(() => stop())

describe('a page that a browser translates', () => {
  it('signs somebody in, and shows and hides a password', async () => {
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    let answer = (_said: { user: ReturnType<typeof aUser> }) => {}
    api.on(identityCalls.login, () => new Promise((done) => (answer = done)))
    const { user } = open('/auth')
    await press(user, 'Sign In')
    await shown('Password is required')
    await user.type(screen.getByLabelText('Email'), 'rosa@example.test')
    await user.type(screen.getByLabelText('Password'), 'Storyright1!')
    await press(user, 'Show password')
    await press(user, 'Hide password')
    await press(user, 'Sign In')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true'))
    await act(async () => answer({ user: aUser() }))
    await expectToast({ title: 'Welcome back!' })
  })

  it('signs somebody up, for either role', async () => {
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    const { user } = open('/auth')
    await user.click(await screen.findByRole('tab', { name: 'Sign Up' }))
    await user.click(screen.getByRole('radio', { name: /^Agent/ }))
    await press(user, 'Submit Agent Application')
    await shown('Agency name is required')
    await user.click(screen.getByRole('radio', { name: /^Producer/ }))
    await shown('Username')
    await user.click(screen.getByRole('tab', { name: 'Sign In' }))
    await shown('Forgotten password?')
  })

  it('loads more of the catalogue, filters it, and counts what it shows', async () => {
    api.on(catalogueCalls.listingFacets, {
      genre: [{ value: 'crime', count: 12 }],
      medium: [],
      priceRange: [],
      commercialViability: [],
      status: [],
    })
    api.on(catalogueCalls.listListings, paged)
    const { user } = open('/listings')
    await shown('Showing 24 of 50 listings')
    await press(user, 'Load More')
    await shown('Showing 36 of 50 listings')
    await user.click(screen.getByLabelText(/^Crime/))
    await shown('Showing 12 of 12 listings (filtered)')
    await press(user, 'Remove Crime')
    await shown(/Showing 24 of 50 listings(?! \()/)
  })

  it('keeps a favourite, refreshes an analysis, and takes a comment', async () => {
    api.on(catalogueCalls.addFavourite, () => {
      api.on(catalogueCalls.favouriteStatus, { isFavorited: true })
      return { isFavorited: true }
    })
    let answer = (_analysis: ReturnType<typeof aStandardAnalysis>) => {}
    api.on(analysisCalls.refreshAnalysis, () => new Promise((done) => (answer = done)))
    api.on(commentCalls.postComment, () => {
      const posted = aComment(5, { content: 'A fine book', author: oneself })
      api.on(commentCalls.comments, [posted])
      return posted
    })
    const { user } = open('/listing/7')
    await shown('Highly Viable')
    await user.click((await screen.findAllByRole('button', { name: /^Favourite/ }))[0]!)
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Favourite/, pressed: true })).not.toEqual([]))
    await press(user, 'Refresh Analysis')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh Analysis' })).toHaveAttribute('aria-busy', 'true'),
    )
    await act(async () => answer(aStandardAnalysis()))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh Analysis' })).not.toHaveAttribute('aria-busy'),
    )
    for (const tab of screen.getAllByRole('tab')) await user.click(tab)
    const writing = within(await screen.findByRole('form', { name: 'Write a comment' }))
    await user.type(writing.getByRole('textbox'), 'A fine book')
    await shown('11/1000 characters')
    await user.click(writing.getByRole('button', { name: 'Post Comment' }))
    await shown('A fine book')
    await shown('0/1000 characters')
  })

  it('makes an offer', async () => {
    api.on(offerCalls.paymentSettings, { publishableKey: 'pk_test', sandboxUrl: 'http://sandbox.test' })
    api.on(offerCalls.createOffer, { offer: unpaid, clientSecret: 'pi_1_secret_a' })
    const { user } = open('/submit-offer/7')
    const amount = await screen.findByLabelText('Offer amount')
    await user.type(amount, '15.000')
    await user.tab()
    await shown('Did you mean £15,000?')
    await press(user, 'Use £15,000')
    await waitFor(() => expect(amount).toHaveValue('15,000'))
    await shown('Minimum Offer is £18,000')
    await user.click(screen.getByRole('checkbox', { name: /funding competition/ }))
    await user.click(screen.getByRole('checkbox', { name: /funding competition/ }))
    fireEvent.change(amount, { target: { value: '18000' } })
    await waitFor(() => expect(document.querySelector('main')).not.toHaveTextContent('Minimum Offer is £18,000'))
    await shown('Upload Deck to Continue')
  })

  it('asks support, and says what is missing', async () => {
    api.on(supportCalls.supportThreads, listed([], { total: 0 }))
    api.on(offerCalls.mySubmissions, [])
    const { user } = open('/support')
    await user.click((await screen.findAllByRole('button', { name: /send|ask/i }))[0]!)
    await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull())
  })
})

it('a text that React changes is shown as it is now, not as it was translated', async () => {
  stop()
  stop = translatePage((text) => text.toUpperCase())
  api.on(identityCalls.currentUser, aMember)
  const { user } = open('/listing/7')
  const writing = within(await screen.findByRole('form', { name: 'Write a comment' }))
  await user.type(writing.getByRole('textbox'), 'Fine')
  await shown('4/1000')
})
