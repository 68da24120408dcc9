import { type Offer, offerCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { refusal } from '../../testing/fake-api.ts'
import { anAcceptedOffer, anExpiredOffer, anOffer, anUnpaidOffer, aSignature } from '../../testing/offer-samples.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { offerIds, openedOffer, submissionsApi } from '../../testing/submissions.ts'
import { MySubmissionsPage } from './my-submissions.tsx'

const made = submissionsApi()
const open = (search = '') =>
  renderPage(<MySubmissionsPage />, { path: '/my-submissions', at: `/my-submissions${search}` })

describe('what a producer can do', () => {
  const actionFor = async (change: Partial<Offer>, name: string) => {
    made.offers = [anOffer(change)]
    open()
    return (await openedOffer()).getByRole('link', { name })
  }
  const pay = `/submit-offer/7?offer=${offerIds[0]}`

  it.each(['requires_payment', 'failed'] as const)('completes a payment that is %s', async (paymentStatus) => {
    expect(await actionFor(anUnpaidOffer({ paymentStatus }), 'Complete payment')).toHaveAttribute('href', pay)
  })

  it('renews an offer whose hold ran out', async () => {
    expect(await actionFor(anExpiredOffer(), 'Renew')).toHaveAttribute('href', pay)
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })

  it('is offered neither payment nor renewal where it would be refused', async () => {
    made.offers = [anExpiredOffer({ isPayable: false }), anUnpaidOffer({ id: offerIds[1]!, isPayable: false })]
    const { user } = open(`?offer=${offerIds[1]}`)
    expect((await openedOffer()).queryByRole('link', { name: 'Complete payment' })).toBeNull()
    await user.click(screen.getAllByRole('link', { name: /Expired/ })[0]!)
    expect(await screen.findByText(/so the offer cannot be renewed/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Renew' })).toBeNull()
  })

  it('opens the contract only once it is signed', async () => {
    const agreement = { ...anAcceptedOffer().agreement!, producer: aSignature('Rosa'), agent: aSignature('Fenn') }
    const signedOptionUrl = 'http://localhost/api/offers/1/agreement'
    expect(await actionFor(anAcceptedOffer({ agreement, signedOptionUrl }), 'View Contract')).toHaveAttribute(
      'href',
      signedOptionUrl,
    )
  })
})

describe('the question about additional rights', () => {
  const request = { extraRightsRequest: 'Stage rights in the UK.' }
  const askedAt = '2026-11-25T10:00:00.000Z'

  it.each([
    ['Leave them out', 'waived'],
    ['Keep my request', 'kept'],
  ] as const)('is answered: %s', async (label, answer) => {
    made.offers = [anOffer({ ...request, extraRightsQuestion: { askedAt, answer: null, answeredAt: null } })]
    made.api.on(offerCalls.answerExtraRights, () => {
      made.offers = [anOffer({ ...request, extraRightsQuestion: { askedAt, answer, answeredAt: askedAt } })]
      return made.offers[0]!
    })
    const { user } = open()
    expect((await openedOffer()).getByText('The agent would accept without the additional rights.')).toBeVisible()
    expect((await openedOffer()).getByText('Your turn')).toBeVisible()
    await user.click((await openedOffer()).getByRole('button', { name: label }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(request.extraRightsRequest)).toBeVisible()
    await user.click(question.getByRole('button', { name: label }))
    await waitFor(() => expect(openToast()?.title).toBe('Answer Sent'))
    expect(made.api.asked(offerCalls.answerExtraRights)[0]?.body).toEqual({ answer })
    expect(await screen.findByText('The agent has your offer.')).toBeVisible()
  })
})

describe('cancelling an offer', () => {
  const ask = async () => {
    const { user } = open()
    await user.click((await openedOffer()).getByRole('button', { name: 'Cancel' }))
    return { user, question: within(await screen.findByRole('alertdialog')) }
  }

  it('needs a reason, and counts its characters up to 500', async () => {
    const { user, question } = await ask()
    await user.click(question.getByRole('button', { name: 'Cancel Offer' }))
    expect(await question.findByText('Please say why you are cancelling')).toBeVisible()
    await user.type(question.getByLabelText('Cancellation reason'), 'Budget')
    expect(question.getByText('6/500 characters')).toBeVisible()
    expect(question.getByLabelText('Cancellation reason')).toHaveAttribute('maxlength', '500')
    expect(made.api.asked(offerCalls.cancelOffer)).toHaveLength(0)
  })

  it('takes the offer back and shows it so', async () => {
    const cancelled = anOffer({ status: 'cancelled', paymentStatus: 'released', endedBecause: 'producer_cancelled' })
    made.api.on(offerCalls.cancelOffer, () => {
      made.offers = [cancelled]
      return cancelled
    })
    const { user, question } = await ask()
    await user.type(question.getByLabelText('Cancellation reason'), ' Budget ')
    await user.click(question.getByRole('button', { name: 'Cancel Offer' }))
    await waitFor(() => expect(openToast()?.title).toBe('Offer Cancelled'))
    expect(made.api.asked(offerCalls.cancelOffer)[0]?.body).toEqual({ cancellationReason: 'Budget' })
    expect(await screen.findByText('You cancelled the offer.')).toBeVisible()
  })

  it.each([
    [refusal(409, 'This offer is being accepted at this moment.'), 'This offer is being accepted at this moment.'],
    [{ status: 502, body: 'bad gateway' }, 'Failed to cancel submission. Please try again.'],
  ])('says why it failed', async (answer, says) => {
    made.api.on(offerCalls.cancelOffer, answer)
    const { user, question } = await ask()
    await user.type(question.getByLabelText('Cancellation reason'), 'Budget')
    await user.click(question.getByRole('button', { name: 'Cancel Offer' }))
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Cancellation Failed', description: says }))
  })
})

describe('coming back from the bank', () => {
  const back = `?offer=${offerIds[0]}&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_a&redirect_status=succeeded`

  it('confirms the hold, says so and leaves no secret in the address', async () => {
    made.api.on(offerCalls.confirmPayment, anOffer())
    open(back)
    await waitFor(() => expect(openToast()?.title).toBe('Payment Authorised'))
    await waitFor(() => expect(where()).toBe(`/my-submissions?offer=${offerIds[0]}`))
    expect(made.api.asked(offerCalls.confirmPayment)).toHaveLength(1)
  })

  it('says when the bank refused, and how to go on', async () => {
    made.offers = [anUnpaidOffer({ paymentStatus: 'failed' })]
    made.api.on(offerCalls.confirmPayment, made.offers[0]!)
    open(back.replace('succeeded', 'failed'))
    expect(await screen.findByText(/Your bank did not authorise the payment/)).toBeVisible()
    expect((await openedOffer()).getByRole('link', { name: 'Complete payment' })).toBeVisible()
  })
})
