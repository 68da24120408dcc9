import { identityCalls, listingManagementCalls, offerCalls } from '@storyright/contracts/http'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectToast } from '../../testing/expect-toast.ts'
import { refusal } from '../../testing/fake-api.ts'
import { aCounter, anAcceptedOffer, anExpiredOffer, anOffer } from '../../testing/offer-samples.ts'
import { accepted, pending, producer, receivedOffersApi } from '../../testing/received-offers.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { openedOffer } from '../../testing/submissions.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { AgentDashboardPage } from './agent-dashboard.tsx'

const received = receivedOffersApi()
const open = (tab = '?tab=submissions') =>
  renderPage(<AgentDashboardPage />, { path: '/agent-dashboard', at: `/agent-dashboard${tab}` })
const refused = (status: number, says: string, code: string) => {
  const answer = refusal(status, says)
  return { ...answer, body: { ...(answer.body as object), code } }
}

async function answer(verdict: 'Accept' | 'Reject') {
  const { user } = open()
  await user.click((await openedOffer()).getByRole('button', { name: verdict }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: verdict }))
}

describe('the submissions of an agent', () => {
  it('show who offers what, with deck and history', async () => {
    open()
    const offer = await openedOffer()
    for (const text of ['Rosa Adeyemi', 'Saltmarsh Pictures', 'Your answer is needed.'])
      expect(offer.getByText(text)).toBeVisible()
    expect(offer.getByRole('link', { name: 'Download Deck' })).toBeVisible()
    expect(offer.getByText('The producer submitted the offer')).toBeVisible()
    expect(offer.getByText('Your turn')).toBeVisible()
  })

  it('are those of one title where the address names it, until it is taken away', async () => {
    const listing = { ...pending.listing, id: '8', title: 'Salt Road' }
    received.offers = [pending, { ...accepted, listingId: '8', listing }]
    const { user } = open('?tab=submissions&listing=8')
    const rows = async () => within(await screen.findByRole('list', { name: 'Offers' })).getAllByRole('listitem')
    expect(await rows()).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'Offer for Salt Road' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove Salt Road' }))
    expect(await rows()).toHaveLength(2)
    expect(where()).toBe('/agent-dashboard?tab=submissions')
  })

  it('are narrowed to one title or status, of which there may be several to compare', async () => {
    const listing = { ...pending.listing, id: '8', title: 'Salt Road' }
    const rival = anOffer({ id: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a03', listingId: '8', listing, producer })
    received.offers = [pending, { ...rival, id: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a04' }, rival, accepted]
    const { user } = open(`?tab=submissions&offer=${pending.id}`)
    const rows = () => within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('listitem')
    await user.selectOptions(await screen.findByLabelText('Title'), 'Salt Road (2)')
    expect(rows()).toHaveLength(2)
    expect(where()).toBe('/agent-dashboard?tab=submissions&listing=8')
    for (const link of screen.getAllByRole('link', { name: 'Compare 2 offers' }))
      expect(link).toHaveAttribute('href', '/listing/8/offers')
    await user.selectOptions(screen.getByLabelText('Title'), 'All titles (4)')
    await user.selectOptions(screen.getByLabelText('Status'), 'Accepted (1)')
    expect(rows()).toHaveLength(1)
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull()
  })

  it('offer Accept and Reject only while pending', async () => {
    received.offers = [accepted]
    open()
    const offer = await openedOffer()
    expect(offer.queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(offer.queryByRole('button', { name: 'Reject' })).toBeNull()
    expect(offer.getByRole('button', { name: 'Sign agreement' })).toBeVisible()
  })

  it('begin with No Submissions Yet', async () => {
    received.offers = []
    open()
    expect(await screen.findByRole('heading', { name: 'No Submissions Yet' })).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    await tryAgain(received.api, offerCalls.agentOffers, received.offers, open)
    expect(await openedOffer()).toBeTruthy()
  })
})

describe('answering an offer', () => {
  it('accepts it, and says that the payment was processed', async () => {
    received.api.on(offerCalls.acceptOffer, () => {
      received.offers = [anAcceptedOffer({ producer })]
      return received.offers[0]!
    })
    await answer('Accept')
    await expectToast({
      title: 'Offer Accepted',
      description: 'The offer has been accepted and payment processed',
    })
    expect(await screen.findByText('Your signature is needed.')).toBeVisible()
    const { round, dealHash } = pending
    expect(received.api.asked(offerCalls.acceptOffer)[0]?.body).toEqual({ round, dealHash })
  })

  it('shows the terms that stand by now beside those that were read, and accepts only once these were read', async () => {
    const later = anOffer({ producer, round: 2, rounds: 2, dealHash: 'ef56'.repeat(16), offerPrice: 15_000 })
    received.api.on(offerCalls.acceptOffer, ({ body }) => {
      received.offers = [later]
      if ((body as { round: number }).round === 1) return refused(409, 'Other terms stand by now.', 'ROUND_CHANGED')
      received.offers = [anAcceptedOffer({ producer })]
      return received.offers[0]!
    })
    await answer('Accept')
    const question = within(await screen.findByRole('alertdialog'))
    expect(await question.findByText(/changed the terms while you were reading/)).toBeVisible()
    expect(question.getByText('£18,000').closest('del')).toBeVisible()
    expect(question.getByText('£15,000').closest('ins')).toBeVisible()
    fireEvent.click(question.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Your signature is needed.')).toBeVisible()
    expect(received.api.asked(offerCalls.acceptOffer)[1]?.body).toMatchObject({ round: 2, dealHash: later.dealHash })
  })

  it('leads from an offer with a counter-offer to its room, in the list and where it is open', async () => {
    received.offers = [anOffer({ producer, rounds: 2, counter: aCounter() })]
    open()
    const links = await screen.findAllByRole('link', { name: /^Counter-offer £20,000 · answer by 24 Nov 2026/ })
    for (const link of links) expect(link).toHaveAttribute('href', `/offers/${pending.id}`)
    expect(links).toHaveLength(2)
    expect((await openedOffer()).getByText('Your counter-offer of £20,000 waits for the producer.')).toBeVisible()
  })

  it('cannot be accepted while payments are switched off, and says why', async () => {
    received.api.on(identityCalls.switchedOff, [{ name: 'payments', says: 'Payments rest.', until: null }])
    const { user } = open()
    await user.click((await openedOffer()).getByRole('button', { name: 'Accept' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(await question.findByText('Payments rest.')).toBeVisible()
    expect(question.getByRole('button', { name: 'Accept' })).toBeDisabled()
  })

  it('says on which terms it is accepted, and what the listing says differently now', async () => {
    received.offers = [anOffer({ producer, termsNow: { ...pending.terms, exclusivity: 'non-exclusive' } })]
    const { user } = open()
    await user.click((await openedOffer()).getByRole('button', { name: 'Accept' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('You accept on these terms')).toBeVisible()
    for (const text of ['Film, Television, Streaming', 'Worldwide', '18 months', 'Non-exclusive'])
      expect(question.getByText(text)).toBeVisible()
    expect(question.getByText(/There are no other pending offers on this title\./)).toBeVisible()
  })

  it('shows the terms of the deal in words before it is accepted', async () => {
    const price = { kind: 'budget', percent: 2.5, floor: 40_000, ceiling: null } as const
    received.offers = [anOffer({ producer, deal: { price, further: 'Two set visits' } })]
    const { user } = open()
    const offer = await openedOffer()
    for (const text of ['2.5% of the budget, at least £40,000', 'Two set visits'])
      expect(offer.getByText(text)).toBeVisible()
    await user.click(offer.getByRole('button', { name: 'Accept' }))
    const question = within(await screen.findByRole('alertdialog'))
    for (const text of ['2.5% of the budget, at least £40,000', 'Two set visits'])
      expect(question.getByText(text)).toBeVisible()
  })

  it.each([
    ['exclusive', 1, 'The other offer for it is rejected, its hold released and its producer notified.'],
    ['exclusive', 3, 'The 3 other offers for it are rejected, their holds released and their producers notified.'],
    ['non-exclusive', 2, 'the title stays available to others. The 2 other offers for it stay with you to answer.'],
  ] as const)('says what becomes of the others on %s terms: %d', async (exclusivity, count, says) => {
    const id = (place: number) => `6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9b0${place}`
    const rivals = Array.from({ length: count }, (_, place) => anOffer({ producer, id: id(place) }))
    const elsewhere = anOffer({ producer, id: id(8), listingId: '8' })
    const over = anExpiredOffer({ producer, id: id(9) })
    received.offers = [anOffer({ producer, terms: { ...pending.terms, exclusivity } }), ...rivals, elsewhere, over]
    const { user } = open(`?tab=submissions&offer=${pending.id}`)
    const offer = within((await screen.findAllByRole('region', { name: 'Offer for The Moonstone' }))[0]!)
    await user.click(offer.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(says)
    await user.keyboard('{Escape}')
    await user.click(offer.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/is released, and we notify them.*not touched\./)
  })

  it('grants the further rights that were asked for, and is not possible without', async () => {
    const extraRightsRequest = 'Stage rights in the UK,\nand a first look at the sequel.'
    received.offers = [anOffer({ producer, extraRightsRequest })]
    received.api.on(offerCalls.acceptOffer, anAcceptedOffer({ producer }))
    const { user } = open()
    await user.click((await openedOffer()).getByRole('button', { name: 'Accept' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/^Stage rights in the UK,/).textContent).toBe(extraRightsRequest)
    expect(question.getByRole('button', { name: 'Accept' })).toBeDisabled()
    await user.click(question.getByRole('checkbox', { name: 'I grant these as well' }))
    await user.click(question.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(openToast()?.title).toBe('Offer Accepted'))
  })

  const extraRightsRequest = 'Stage rights in the UK.'
  const askedAt = '2026-11-25T10:00:00.000Z'
  const openQuestion = async () => {
    const { user } = open()
    await user.click((await openedOffer()).getByRole('button', { name: 'Accept' }))
    return { user, question: within(await screen.findByRole('alertdialog')) }
  }

  it('asks the producer whether the further rights can be left out, and says that it did', async () => {
    received.offers = [anOffer({ producer, extraRightsRequest })]
    received.api.on(offerCalls.askExtraRights, () => {
      const extraRightsQuestion = { askedAt, answer: null, answeredAt: null }
      received.offers = [anOffer({ producer, extraRightsRequest, extraRightsQuestion })]
      return received.offers[0]!
    })
    const { user, question } = await openQuestion()
    await user.click(question.getByRole('button', { name: 'Ask to leave these out' }))
    await waitFor(() => expect(openToast()?.title).toBe('Producer Asked'))
    expect(await screen.findByText('The producer has been asked.')).toBeVisible()
    await user.click((await openedOffer()).getByRole('button', { name: 'Accept' }))
    const again = within(await screen.findByRole('alertdialog'))
    expect(again.getByText(/They have not answered yet\.$/)).toBeVisible()
    expect(again.queryByRole('button', { name: 'Ask to leave these out' })).toBeNull()
  })

  it.each([
    ['Accept without them', { withoutExtraRights: true }],
    ['I grant these as well', {}],
  ])('names what is accepted once the producer agreed to leave them out: %s', async (choice, body) => {
    const extraRightsQuestion = { askedAt, answer: 'waived', answeredAt: askedAt } as const
    received.offers = [anOffer({ producer, extraRightsRequest, extraRightsQuestion })]
    received.api.on(offerCalls.acceptOffer, anAcceptedOffer({ producer }))
    const { user, question } = await openQuestion()
    expect(question.getByRole('button', { name: 'Accept' })).toBeDisabled()
    await user.click(question.getByRole('radio', { name: choice }))
    await user.click(question.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(openToast()?.title).toBe('Offer Accepted'))
    const { round, dealHash } = pending
    expect(received.api.asked(offerCalls.acceptOffer)[0]?.body).toEqual({ round, dealHash, ...body })
  })

  it('rejects it, and says that the hold was released', async () => {
    const rejected = anOffer({
      producer,
      status: 'rejected',
      paymentStatus: 'released',
      endedBecause: 'agent_rejected',
    })
    received.api.on(offerCalls.rejectOffer, () => {
      received.offers = [rejected]
      return rejected
    })
    await answer('Reject')
    await expectToast({
      title: 'Offer Rejected',
      description: 'The offer has been rejected and payment hold released',
    })
    expect(await screen.findByText('You rejected the offer.')).toBeVisible()
    for (const call of [offerCalls.agentOffers, listingManagementCalls.agentListings])
      expect(received.api.asked(call).length).toBeLessThanOrEqual(1) // the answer says all that has changed
  })

  it('of an acceptance reads the offers again: others on the title end with it', async () => {
    received.api.on(offerCalls.acceptOffer, () => {
      received.offers = [anAcceptedOffer({ producer })]
      return received.offers[0]!
    })
    await answer('Accept')
    await waitFor(() => expect(received.api.asked(offerCalls.agentOffers)).toHaveLength(2))
  })

  it('asks first, and does nothing on Cancel', async () => {
    const { user } = open()
    await user.click((await openedOffer()).getByRole('button', { name: 'Accept' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/Rosa Adeyemi’s card is charged £18,000 now/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(received.api.asked(offerCalls.acceptOffer)).toHaveLength(0)
  })

  it.each([
    ['Accept', 'Failed to accept offer', offerCalls.acceptOffer],
    ['Reject', 'Failed to reject offer', offerCalls.rejectOffer],
  ] as const)('says why %s failed', async (verdict, title, call) => {
    received.api.on(call, refused(409, 'The hold has run out.', 'HOLD_GONE'))
    await answer(verdict)
    await expectToast({ title, description: 'The hold has run out.', variant: 'destructive' })
  })

  it('explains an acceptance that the provider has not confirmed, and shows by itself how it ended', async () => {
    received.api.on(offerCalls.acceptOffer, refused(503, 'Not confirmed yet.', 'CAPTURE_UNKNOWN'))
    await answer('Accept')
    expect(await screen.findByText('The payment is not confirmed yet.')).toBeVisible()
    expect(openToast()).toMatchObject({ title: 'Payment not confirmed yet', description: 'Not confirmed yet.' })
    expect((await openedOffer()).queryByRole('button', { name: 'Accept' })).toBeNull()
    received.offers = [anAcceptedOffer({ producer })]
    expect(await screen.findByText('Your signature is needed.')).toBeVisible()
  })

  it('keeps the answered offer open, so that pressing twice answers no other', async () => {
    const other = {
      ...pending,
      id: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a05',
      listing: { ...pending.listing, title: 'Carmilla' },
    }
    received.offers = [pending, other]
    received.api.on(offerCalls.acceptOffer, () => {
      received.offers = [anAcceptedOffer({ producer }), other]
      return received.offers[0]!
    })
    const { user } = open('?tab=submissions&status=pending')
    await user.click((await openedOffer()).getByRole('button', { name: 'Accept' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Accept' }))
    expect(await (await openedOffer()).findByText('Your signature is needed.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Offer for Carmilla' })).toBeNull()
  })

  it('can be tried again when the provider refused after all', async () => {
    received.api.on(offerCalls.acceptOffer, refused(503, 'Not confirmed yet.', 'CAPTURE_UNKNOWN'))
    await answer('Accept')
    await screen.findByText('The payment is not confirmed yet.')
    const refusedAt = { at: '2026-11-20T10:00:00.000Z', moment: 'capture_refused', note: null } as const
    received.offers = [anOffer({ producer, timeline: [...pending.timeline, refusedAt] })]
    expect(await (await openedOffer()).findByRole('button', { name: 'Accept' })).toBeVisible()
  })

  it('leads whoever is signed out meanwhile to /auth', async () => {
    received.api.on(offerCalls.acceptOffer, refusal(401, 'You are not signed in.'))
    await answer('Accept')
    await waitFor(() => expect(openToast()?.title).toBe('Unauthorised'))
    await waitFor(() => expect(where()).toMatch(/^\/auth\?next=/))
  })
})
