import {
  catalogueCalls,
  competitionCalls,
  identityCalls,
  membershipCalls,
  offerCalls,
} from '@storyright/contracts/http'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aCompetition } from '../../testing/competition-samples.ts'
import { expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, problem, refusal } from '../../testing/fake-api.ts'
import { aFreePlan } from '../../testing/membership-samples.ts'
import { anUnpaidOffer } from '../../testing/offer-samples.ts'
import { fakeUploads } from '../../testing/pending-upload.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aListing, aUser } from '../../testing/samples.ts'
import { SubmitOfferPage } from './submit-offer.tsx'

const deckFileUrl = 'http://localhost/api/uploads/decks/moonstone.pdf'
const unpaid = anUnpaidOffer()
const deck = (name = 'Moonstone.pdf') => new File(['%PDF'], name, { type: 'application/pdf' })
const sent = fakeUploads()
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = () => {}
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(catalogueCalls.getListing, aListing())
  api.on(offerCalls.paymentSettings, { publishableKey: 'pk_test', sandboxUrl: 'http://sandbox.test' })
  api.on(offerCalls.createOffer, { offer: unpaid, clientSecret: 'pi_1_secret_a' })
  api.on(competitionCalls.competitions, [])
})
const open = () => renderPage(<SubmitOfferPage />, { path: '/submit-offer/:listingId', at: '/submit-offer/7' })

async function uploadDeck(user: UserEvent, count = 1) {
  await user.upload(await screen.findByLabelText('Proposal deck', { selector: 'input' }), deck())
  const upload = await sent(count)
  await act(async () => upload.answer(201, { deckFileUrl }))
}
async function fillIn(user: UserEvent) {
  fireEvent.change(await screen.findByLabelText('Offer amount'), { target: { value: '18000' } })
  await user.click(screen.getByRole('radio', { name: '18' }))
  await uploadDeck(user)
}
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Submit Offer/ }))

describe('who may offer', () => {
  it('leads a visitor to signing in, and back', async () => {
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    open()
    await expectToast({
      title: 'Unauthorised',
      description: 'You are logged out. Logging in again...',
    })
    await waitFor(() => expect(where()).toBe('/login?next=%2Fsubmit-offer%2F7'))
  })

  it.each(['agent', 'admin'] as const)('denies an %s', async (role) => {
    api.on(identityCalls.currentUser, aUser({ role }))
    open()
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(screen.getByText('Only producers can submit offers.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Listings' })).toHaveAttribute('href', '/listings')
  })

  it('says when there is no such listing, and when it takes no offers', async () => {
    api.on(catalogueCalls.getListing, refusal(404, 'No.'))
    const { unmount } = open()
    expect(await screen.findByRole('heading', { name: 'Listing Not Found' })).toBeVisible()
    unmount()
    api.on(catalogueCalls.getListing, aListing({ status: 'optioned' }))
    open()
    expect(await screen.findByText(/under option/)).toBeVisible()
  })
})

describe('a listing that premium members see first', () => {
  const early = problem({
    ...{ status: 403, detail: 'Premium members see this title first.', code: 'EARLY_ACCESS' },
    opensAt: '2026-11-24T09:00:00.000Z',
  })
  const isRefused = async () => {
    expect(await screen.findByRole('heading', { name: 'Premium members see this title first' })).toBeVisible()
    expect(screen.getByText('on 24 Nov 2026, 09:00')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/upgrade')
  }

  it('has no form for others', async () => {
    api.on(catalogueCalls.getListing, early)
    open()
    await isRefused()
    expect(screen.queryByLabelText('Offer amount')).toBeNull()
  })

  it('takes no offer from them either, and keeps what they typed', async () => {
    api.on(offerCalls.createOffer, early)
    const { user, unmount } = open()
    await fillIn(user)
    await submit(user)
    await isRefused()
    expect(openToast()).toBeUndefined()
    unmount()
    open()
    expect(await screen.findByLabelText('Offer amount')).toHaveValue(18_000)
  })
})

it('does not call a month that is used up a failure', async () => {
  api.on(catalogueCalls.getListing, problem({ status: 403, detail: 'Five are open.', code: 'VIEW_LIMIT_REACHED' }))
  api.on(membershipCalls.membershipStatus, aFreePlan(5))
  api.on(membershipCalls.openedListings, [])
  open()
  expect(await screen.findByRole('heading', { name: 'Your month is used up' })).toBeVisible()
})

describe('the terms', () => {
  it('cannot be sent without a deck', async () => {
    const { user } = open()
    expect(await screen.findByRole('button', { name: 'Upload Deck to Continue' })).toBeDisabled()
    expect(screen.getByText('Please upload a proposal deck before submitting your offer')).toBeVisible()
    await uploadDeck(user)
    expect(screen.getByRole('button', { name: /^Submit Offer/ })).toBeEnabled()
  })

  it('say what is missing, each in its words', async () => {
    const { user } = open()
    await uploadDeck(user)
    await submit(user)
    expect(await screen.findByText('Offer amount is required')).toBeVisible()
    expect(screen.getByText('Option period is required')).toBeVisible()
    fireEvent.change(screen.getByLabelText('Offer amount'), { target: { value: '999' } })
    expect(await screen.findByText('Minimum offer amount is £1,000')).toBeVisible()
    expect(api.asked(offerCalls.createOffer)).toHaveLength(0)
  })

  it('may be below the Minimum Offer, which is said and lets it go on', async () => {
    const { user } = open()
    await fillIn(user)
    expect(screen.queryByText(/Minimum Offer is/)).toBeNull()
    fireEvent.change(screen.getByLabelText('Offer amount'), { target: { value: '17000' } })
    expect(await screen.findByText(/The agent’s Minimum Offer is £18,000/)).toBeVisible()
    await submit(user)
    await waitFor(() => expect(api.asked(offerCalls.createOffer)[0]?.body).toMatchObject({ offerPrice: 17_000 }))
  })

  it('say that further rights become part of the agreement', async () => {
    open()
    expect(await screen.findByLabelText(/^Additional rights requested/)).toHaveAccessibleDescription(
      /what you ask for becomes part of the agreement/,
    )
  })

  it('step in thousands of pounds', async () => {
    open()
    expect(await screen.findByLabelText('Offer amount')).toHaveAttribute('step', '1000')
  })

  it('ask for notes to the fund only with an entry', async () => {
    const { user } = open()
    const entry = await screen.findByRole('checkbox', { name: /funding competition/ })
    expect(screen.queryByLabelText(/^Notes for/)).toBeNull()
    await user.click(entry)
    expect(screen.getByLabelText(/^Notes for/)).toBeVisible()
  })

  it('name the funding competition that is open, and say so when none is', async () => {
    const none = open()
    expect(await screen.findByText(/^None is open at present\./)).toBeVisible()
    none.unmount()
    api.on(competitionCalls.competitions, [
      aCompetition(),
      aCompetition({ id: crypto.randomUUID(), title: 'First Features', prize: '£40,000', isFunding: true }),
    ])
    open()
    const link = await screen.findByRole('link', { name: 'First Features' })
    expect(link.closest('p')).toHaveTextContent(/^Open now: First Features, £40,000\. Closes in 3 days, on /)
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/competitions\/.+/))
  })

  it('show beside them what is held and that nothing is charged today', async () => {
    const { user } = open()
    await fillIn(user)
    const summary = screen.getByRole('complementary', { name: 'Summary' })
    expect(summary).toHaveTextContent('Held on your card£18,000')
    expect(summary).toHaveTextContent('Charged today£0')
    expect(screen.getByText(/have not answered by \d+ \w{3} \d{4}, it is released/)).toBeVisible()
  })

  it.each(['', '999', '1000.5'])('show no amount beside them while it is %j', async (value) => {
    open()
    const amount = await screen.findByLabelText('Offer amount')
    await act(async () => fireEvent.change(amount, { target: { value } }))
    const summary = screen.getByRole('complementary', { name: 'Summary' })
    expect(summary).toHaveTextContent('Held on your card–To be chosen')
    expect(summary).not.toHaveTextContent('£999')
  })

  it('come back after a reload', async () => {
    const { user, unmount } = open()
    await fillIn(user)
    unmount()
    open()
    expect(await screen.findByLabelText('Offer amount')).toHaveValue(18_000)
    expect(screen.getByRole('radio', { name: '18' })).toBeChecked()
    expect(screen.getByText('Moonstone.pdf', { selector: 'b' })).toBeVisible()
  })
})

describe('the deck', () => {
  it('shows how far it has come, and can be called off', async () => {
    const { user } = open()
    await user.upload(await screen.findByLabelText('Proposal deck', { selector: 'input' }), deck())
    const upload = await sent(1)
    act(() => upload.upload.onprogress?.({ loaded: 30, total: 100 }))
    expect(screen.getByRole('progressbar', { name: 'Uploading Moonstone.pdf' })).toHaveValue(30)
    await user.click(screen.getByRole('button', { name: 'Cancel Upload' }))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByRole('button', { name: 'Upload Deck to Continue' })).toBeDisabled()
  })

  it('is refused before it is sent when it is of another type or larger than 50MB', async () => {
    open()
    const input = await screen.findByLabelText('Proposal deck', { selector: 'input' })
    fireEvent.change(input, { target: { files: [deck('Moonstone.docx')] } })
    expect(await screen.findByText('Please choose a .pdf, .ppt, .pptx or .key file')).toBeVisible()
    const large = Object.defineProperty(deck('Moonstone.KEY'), 'size', { value: 50 * 1024 * 1024 + 1 })
    fireEvent.change(input, { target: { files: [large] } })
    expect(await screen.findByText('Decks may be at most 50MB')).toBeVisible()
  })

  it('says why the server did not take it', async () => {
    const { user } = open()
    await user.upload(await screen.findByLabelText('Proposal deck', { selector: 'input' }), deck())
    const upload = await sent(1)
    await act(async () => upload.answer(415, { detail: 'This file is not what its name says.' }))
    expect(await screen.findByText('This file is not what its name says.')).toBeVisible()
  })
})

describe('submitting', () => {
  it('makes the offer and goes on to the payment', async () => {
    const { user } = open()
    await fillIn(user)
    await submit(user)
    expect(await screen.findByRole('heading', { level: 1, name: 'Complete Payment' })).toBeVisible()
    expect(openToast()).toMatchObject({
      title: 'Offer Submitted',
      description: 'Complete payment to finalize your offer',
    })
    expect(where()).toBe(`/submit-offer/7?offer=${unpaid.id}`)
    expect(api.asked(offerCalls.createOffer)[0]?.body).toMatchObject({
      listingId: '7',
      offerPrice: 18_000,
      deckFileUrl,
    })
    expect(sessionStorage).toHaveLength(0)
  })

  it('sends the same key until it has worked, also after a reload', async () => {
    api.on(offerCalls.createOffer, { status: 502, body: 'bad gateway' })
    const { user, unmount } = open()
    await fillIn(user)
    await submit(user)
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Error', description: 'Failed to submit offer' }))
    unmount()
    const again = open()
    await screen.findByText('Moonstone.pdf', { selector: 'b' })
    await submit(again.user)
    await waitFor(() => expect(api.asked(offerCalls.createOffer)).toHaveLength(2))
    const [first, second] = api.asked(offerCalls.createOffer).map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })

  it('says when an earlier attempt had worked, and makes another offer only when asked again', async () => {
    const used = refusal(409, 'This Idempotency-Key was used for another offer.')
    api.on(offerCalls.createOffer, { ...used, body: { ...(used.body as object), code: 'KEY_USED_OTHERWISE' } })
    const { user } = open()
    await fillIn(user)
    await submit(user)
    await waitFor(() => expect(openToast()?.description).toMatch(/already made: see My Submissions/))
    api.on(offerCalls.createOffer, { offer: unpaid, clientSecret: 'pi_1_secret_a' })
    await submit(user)
    await screen.findByRole('heading', { level: 1, name: 'Complete Payment' })
    const [first, second] = api.asked(offerCalls.createOffer).map(({ headers }) => headers.get('idempotency-key'))
    expect(second).not.toBe(first)
  })

  it('says what the server says, and leads whoever is signed out to signing in', async () => {
    api.on(offerCalls.createOffer, refusal(409, 'This listing is no longer available for offers.'))
    const { user } = open()
    await fillIn(user)
    await submit(user)
    await waitFor(() => expect(openToast()?.description).toBe('This listing is no longer available for offers.'))
    api.on(offerCalls.createOffer, refusal(401, 'You are not signed in.'))
    await submit(user)
    await waitFor(() => expect(openToast()?.title).toBe('Unauthorised'))
    await waitFor(() => expect(where()).toBe('/login?next=%2Fsubmit-offer%2F7'))
  })
})
