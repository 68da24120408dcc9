import { catalogueCalls, identityCalls, membershipCalls, offerCalls } from '@storyright/contracts/http'
import { screen, waitFor } from '@testing-library/react'
import { expectToast } from '../../testing/expect-toast.ts'
import { problem, refusal } from '../../testing/fake-api.ts'
import { aFreePlan } from '../../testing/membership-samples.ts'
import { deckFileUrl, offerForm, unpaid } from '../../testing/offer-form.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aListing, aUser } from '../../testing/samples.ts'
import { SubmitOfferPage } from './submit-offer.tsx'

const form = offerForm()
const { fillIn, submit } = form
const open = () => renderPage(<SubmitOfferPage />, { path: '/submit-offer/:listingId', at: '/submit-offer/7' })

describe('who may offer', () => {
  it('leads a visitor to signing in, and back', async () => {
    form.api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    open()
    await expectToast({
      title: 'Unauthorised',
      description: 'You are logged out. Logging in again...',
    })
    await waitFor(() => expect(where()).toBe('/login?next=%2Fsubmit-offer%2F7'))
  })

  it.each(['agent', 'admin'] as const)('denies an %s', async (role) => {
    form.api.on(identityCalls.currentUser, aUser({ role }))
    open()
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(screen.getByText('Only producers can submit offers.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Listings' })).toHaveAttribute('href', '/listings')
  })

  it('says when there is no such listing, and when it takes no offers', async () => {
    form.api.on(catalogueCalls.getListing, refusal(404, 'No.'))
    const { unmount } = open()
    expect(await screen.findByRole('heading', { name: 'Listing Not Found' })).toBeVisible()
    unmount()
    form.api.on(catalogueCalls.getListing, aListing({ status: 'optioned' }))
    open()
    expect(await screen.findByText(/under option/)).toBeVisible()
  })
})

describe('an offer on some of the rights', () => {
  const at = `/submit-offer/7?${new URLSearchParams({ scope: 'World ex US; en; film' })}`

  it('says them in words beside the form, and sends them', async () => {
    const { user } = renderPage(<SubmitOfferPage />, { path: '/submit-offer/:listingId', at })
    expect(await screen.findByText('Exclusive film rights, worldwide except United States, in English')).toBeVisible()
    await fillIn(user)
    await submit(user)
    await waitFor(() =>
      expect(form.api.asked(offerCalls.createOffer)[0]?.body).toMatchObject({ scope: 'World ex US; en; film' }),
    )
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
    form.api.on(catalogueCalls.getListing, early)
    open()
    await isRefused()
    expect(screen.queryByLabelText('Offer amount')).toBeNull()
  })

  it('takes no offer from them either, and keeps what they typed', async () => {
    form.api.on(offerCalls.createOffer, early)
    const { user, unmount } = open()
    await fillIn(user)
    await submit(user)
    await isRefused()
    expect(openToast()).toBeUndefined()
    unmount()
    open()
    expect(await screen.findByLabelText('Offer amount')).toHaveValue('18000')
  })
})

it('does not call a month that is used up a failure', async () => {
  form.api.on(catalogueCalls.getListing, problem({ status: 403, detail: 'Five are open.', code: 'VIEW_LIMIT_REACHED' }))
  form.api.on(membershipCalls.membershipStatus, aFreePlan(5))
  form.api.on(membershipCalls.openedListings, [])
  open()
  expect(await screen.findByRole('heading', { name: /^You’ve opened all 5 free listings/ })).toBeVisible()
})

describe('while payments are switched off', () => {
  const off = { name: 'payments', says: 'Payments rest until 3 pm.', until: null } as const

  it('says so above the form, which cannot be sent', async () => {
    form.api.on(identityCalls.switchedOff, [off])
    const { user } = open()
    expect(await screen.findByText(off.says)).toBeVisible()
    await fillIn(user)
    expect(screen.getByRole('button', { name: /^Submit Offer/ })).toBeDisabled()
  })

  it('says so instead of asking for a card', async () => {
    const { user } = open()
    await fillIn(user)
    form.api.on(offerCalls.createOffer, problem({ status: 503, detail: off.says, code: 'PAYMENTS_OFF' }))
    await submit(user)
    await expectToast({ title: 'Error', description: off.says, variant: 'destructive' })
    expect(screen.queryByLabelText('Card number')).toBeNull()
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
    expect(form.api.asked(offerCalls.createOffer)[0]?.body).toMatchObject({
      listingId: '7',
      offerPrice: 18_000,
      deckFileUrl,
    })
    expect(sessionStorage).toHaveLength(0)
  })

  it('sends the same key until it has worked, also after a reload', async () => {
    form.api.on(offerCalls.createOffer, { status: 502, body: 'bad gateway' })
    const { user, unmount } = open()
    await fillIn(user)
    await submit(user)
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Error', description: 'Failed to submit offer' }))
    unmount()
    const again = open()
    await screen.findByText('Moonstone.pdf', { selector: 'b' })
    await submit(again.user)
    await waitFor(() => expect(form.api.asked(offerCalls.createOffer)).toHaveLength(2))
    const [first, second] = form.api.asked(offerCalls.createOffer).map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })

  it('says when an earlier attempt had worked, and makes another offer only when asked again', async () => {
    const used = refusal(409, 'This Idempotency-Key was used for another offer.')
    form.api.on(offerCalls.createOffer, { ...used, body: { ...(used.body as object), code: 'KEY_USED_OTHERWISE' } })
    const { user } = open()
    await fillIn(user)
    await submit(user)
    await waitFor(() => expect(openToast()?.description).toMatch(/already made: see My Submissions/))
    form.api.on(offerCalls.createOffer, { offer: unpaid, clientSecret: 'pi_1_secret_a' })
    await submit(user)
    await screen.findByRole('heading', { level: 1, name: 'Complete Payment' })
    const [first, second] = form.api.asked(offerCalls.createOffer).map(({ headers }) => headers.get('idempotency-key'))
    expect(second).not.toBe(first)
  })

  it('says what the server says, and leads whoever is signed out to signing in', async () => {
    form.api.on(offerCalls.createOffer, refusal(409, 'This listing is no longer available for offers.'))
    const { user } = open()
    await fillIn(user)
    await submit(user)
    await waitFor(() => expect(openToast()?.description).toBe('This listing is no longer available for offers.'))
    form.api.on(offerCalls.createOffer, refusal(401, 'You are not signed in.'))
    await submit(user)
    await waitFor(() => expect(openToast()?.title).toBe('Unauthorised'))
    await waitFor(() => expect(where()).toBe('/login?next=%2Fsubmit-offer%2F7'))
  })
})
