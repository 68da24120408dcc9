import { identityCalls, type Offer, offerCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import {
  anAcceptedOffer,
  anExpiredOffer,
  anOffer,
  anUnpaidOffer,
  aSignature,
  someContacts,
} from '../../testing/offer-samples.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { watchScrolling } from '../../testing/watch-scrolling.ts'
import { MySubmissionsPage } from './my-submissions.tsx'

const ids = ['6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a01', '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a02'] as const
let api: ReturnType<typeof fakeApi>
let offers: Offer[]
beforeEach(() => {
  offers = [anOffer()]
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(offerCalls.getOffer, () => ({ ...offers[0]!, contacts: someContacts }))
  api.on(offerCalls.mySubmissions, () => offers)
})
const open = (search = '') =>
  renderPage(<MySubmissionsPage />, { path: '/my-submissions', at: `/my-submissions${search}` })
const opened = async (title = 'The Moonstone') =>
  within(await screen.findByRole('region', { name: `Offer for ${title}` }))

describe('my submissions', () => {
  it('count the offers, each count leading to those it counts', async () => {
    const carmilla = { ...anOffer().listing, id: '9', title: 'Carmilla' }
    offers = [
      anOffer(),
      anOffer({
        id: ids[1],
        status: 'rejected',
        paymentStatus: 'released',
        endedBecause: 'agent_rejected',
        listing: carmilla,
      }),
    ]
    const { user } = open()
    expect(await screen.findByRole('link', { name: /^Total Offers 2/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Pending 1 £18,000 held/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Accepted 0/ })).toBeVisible()
    await user.click(screen.getByRole('link', { name: /^Rejected 1/ }))
    expect(await opened('Carmilla')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3, name: 'Carmilla' })).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: 'The Moonstone' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove Rejected' }))
    expect(screen.getByRole('heading', { level: 3, name: 'The Moonstone' })).toBeVisible()
  })

  it('show everything that was offered', async () => {
    offers = [anOffer({ fundCompetition: true, extraRightsRequest: 'Stage rights in the UK.' })]
    open()
    const offer = await opened()
    expect(offer.getByText(/^Listing #7/)).toBeVisible()
    expect(offer.getByText('Offer ID 6f0a3f64')).toHaveAttribute('title', ids[0])
    for (const text of ['Pending', '17 Nov 2026', 'Stage rights in the UK.', 'Funding Competition Entry'])
      expect(offer.getByText(text)).toBeVisible()
    for (const text of ['£18,000', '18 months']) expect(offer.getAllByText(text)[0]).toBeVisible()
    expect(offer.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/listing/7')
    const deck = offer.getByRole('link', { name: 'Download Deck' })
    expect(deck).toHaveAttribute('href', 'http://localhost/api/uploads/decks/moonstone.pdf')
    expect(deck).toHaveAttribute('target', '_blank')
  })

  it('say where an offer stands and what happens next', async () => {
    open()
    const offer = await opened()
    expect(offer.getByText('Held until 24 Nov 2026')).toBeVisible()
    expect(offer.getByText('The agent has your offer.')).toBeVisible()
    expect(offer.getByText('£18,000 held on your card')).toBeVisible()
  })

  it('lead to support, which knows what it is about', async () => {
    open()
    const link = (await opened()).getByRole('link', { name: 'Contact support' })
    expect(link).toHaveAttribute('href', `/support?offerId=${anOffer().id}`)
  })

  it('put the offer that the address names before the list, with a way back to it', async () => {
    offers = [anOffer({ id: ids[1] }), anOffer({ listing: { ...anOffer().listing, id: '9', title: 'Carmilla' } })]
    const { user } = open(`?offer=${ids[0]}`)
    await opened('Carmilla')
    const parts = () =>
      screen
        .getAllByRole('region')
        .map((part) => part.getAttribute('aria-label'))
        .slice(0, 2)
    expect(parts()).toEqual(['Offer for Carmilla', 'Submissions'])
    await user.click(screen.getByText('Back to submissions')) // shown where the two stand under one another
    expect(where()).toBe('/my-submissions')
    expect(parts()).toEqual(['Submissions', 'Offer for Carmilla'])
    expect(screen.getByRole('region', { name: 'Submissions' })).toHaveFocus()
    expect(screen.queryByText('Back to submissions')).toBeNull()
  })

  it('come to the offer that the address of a mail names, and leave one that is in view where it is', async () => {
    const scrolled = watchScrolling()
    const at = (top: number) =>
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as unknown as DOMRect)
    at(200)
    const { unmount } = open(`?offer=${ids[0]}`)
    await opened()
    expect(scrolled).not.toHaveBeenCalled()
    unmount()
    at(window.innerHeight)
    open(`?offer=${ids[0]}`)
    await opened()
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
    jest.restoreAllMocks()
  })

  it('begin with No Submissions Yet', async () => {
    offers = []
    open()
    expect(await screen.findByRole('heading', { name: 'No Submissions Yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse IP Catalog' })).toHaveAttribute('href', '/listings')
  })

  it('can be loaded again after a failure', async () => {
    await tryAgain(api, offerCalls.mySubmissions, offers, open)
    expect(await opened()).toBeTruthy()
  })

  it('look again by themselves while something is in movement, and only then', async () => {
    offers = [anOffer({ status: 'cancelled', endedBecause: 'producer_cancelled' })]
    open()
    const offer = await opened()
    expect(offer.getByText(/is being released/)).toBeVisible()
    offers = [anOffer({ status: 'cancelled', paymentStatus: 'released', endedBecause: 'producer_cancelled' })]
    expect(await offer.findByText(/is released and nothing was charged/)).toBeVisible()
  })

  it('are for those who made offers, whatever role the account has since', async () => {
    api.on(identityCalls.currentUser, aUser({ role: 'agent' }))
    const { unmount } = open()
    expect(await opened()).toBeTruthy()
    unmount()
    api.on(offerCalls.mySubmissions, refusal(403, 'Only producers can submit offers.'))
    open()
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(screen.getByText('Only producers can submit offers.')).toBeVisible()
  })

  it('show the terms that the offer was made on, and what the listing says differently now', async () => {
    const { terms } = anOffer()
    offers = [anOffer({ termsNow: { ...terms, rightsAvailable: ['radio'], territory: ['Ireland'] } })]
    open()
    const offer = await opened()
    expect(offer.getByRole('heading', { name: 'What was offered on' })).toBeVisible()
    expect(offer.getByText('£20,000')).toBeVisible()
    expect(offer.getByText(/The listing has changed since this offer was made/)).toBeVisible()
    const rows = within(offer.getByRole('table', { name: /says differently now/ })).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'RightsFilm, Television, StreamingRadio',
      'TerritoryWorldwideIreland',
    ])
  })

  it('show no difference where there is none, nor for an offer that ended without a deal', async () => {
    const { unmount } = open()
    await opened()
    expect(screen.queryByText(/has changed since/)).toBeNull()
    unmount()
    const termsNow = { ...anOffer().terms, territory: ['Ireland' as const] }
    offers = [anOffer({ status: 'rejected', paymentStatus: 'released', endedBecause: 'agent_rejected', termsNow })]
    open()
    await opened()
    expect(screen.queryByText(/has changed since/)).toBeNull()
  })
})

describe('what a producer can do', () => {
  const actionFor = async (change: Partial<Offer>, name: string) => {
    offers = [anOffer(change)]
    open()
    return (await opened()).getByRole('link', { name })
  }
  const pay = `/submit-offer/7?offer=${ids[0]}`

  it.each(['requires_payment', 'failed'] as const)('completes a payment that is %s', async (paymentStatus) => {
    expect(await actionFor(anUnpaidOffer({ paymentStatus }), 'Complete payment')).toHaveAttribute('href', pay)
  })

  it('renews an offer whose hold ran out', async () => {
    expect(await actionFor(anExpiredOffer(), 'Renew')).toHaveAttribute('href', pay)
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })

  it('is offered neither payment nor renewal where it would be refused', async () => {
    offers = [anExpiredOffer({ isPayable: false }), anUnpaidOffer({ id: ids[1]!, isPayable: false })]
    const { user } = open(`?offer=${ids[1]}`)
    expect((await opened()).queryByRole('link', { name: 'Complete payment' })).toBeNull()
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

describe('cancelling an offer', () => {
  const ask = async () => {
    const { user } = open()
    await user.click((await opened()).getByRole('button', { name: 'Cancel' }))
    return { user, question: within(await screen.findByRole('alertdialog')) }
  }

  it('needs a reason, and counts its characters up to 500', async () => {
    const { user, question } = await ask()
    await user.click(question.getByRole('button', { name: 'Cancel Offer' }))
    expect(await question.findByText('Please say why you are cancelling')).toBeVisible()
    await user.type(question.getByLabelText('Cancellation reason'), 'Budget')
    expect(question.getByText('6/500 characters')).toBeVisible()
    expect(question.getByLabelText('Cancellation reason')).toHaveAttribute('maxlength', '500')
    expect(api.asked(offerCalls.cancelOffer)).toHaveLength(0)
  })

  it('takes the offer back and shows it so', async () => {
    const cancelled = anOffer({ status: 'cancelled', paymentStatus: 'released', endedBecause: 'producer_cancelled' })
    api.on(offerCalls.cancelOffer, () => {
      offers = [cancelled]
      return cancelled
    })
    const { user, question } = await ask()
    await user.type(question.getByLabelText('Cancellation reason'), ' Budget ')
    await user.click(question.getByRole('button', { name: 'Cancel Offer' }))
    await waitFor(() => expect(openToast()?.title).toBe('Offer Cancelled'))
    expect(api.asked(offerCalls.cancelOffer)[0]?.body).toEqual({ cancellationReason: 'Budget' })
    expect(await screen.findByText('You cancelled the offer.')).toBeVisible()
  })

  it.each([
    [refusal(409, 'This offer is being accepted at this moment.'), 'This offer is being accepted at this moment.'],
    [{ status: 502, body: 'bad gateway' }, 'Failed to cancel submission. Please try again.'],
  ])('says why it failed', async (answer, says) => {
    api.on(offerCalls.cancelOffer, answer)
    const { user, question } = await ask()
    await user.type(question.getByLabelText('Cancellation reason'), 'Budget')
    await user.click(question.getByRole('button', { name: 'Cancel Offer' }))
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Cancellation Failed', description: says }))
  })
})

describe('signing the agreement', () => {
  const ask = async () => {
    offers = [anAcceptedOffer()]
    const { user } = open()
    await user.click((await opened()).getByRole('button', { name: 'Sign agreement' }))
    return { user, dialog: within(await screen.findByRole('dialog')) }
  }
  const read = async ({ user, dialog }: Awaited<ReturnType<typeof ask>>) => {
    const link = dialog.getByRole('link', { name: 'Open the agreement (PDF)' })
    link.addEventListener('click', (event) => event.preventDefault()) // jsdom opens no tabs
    await user.click(link)
  }

  it('is possible only once the agreement was opened', async () => {
    const asked = await ask()
    await asked.user.type(asked.dialog.getByLabelText('Your full name'), 'Rosa Adeyemi')
    expect(asked.dialog.getByRole('button', { name: 'Sign agreement' })).toBeDisabled()
    await read(asked)
    expect(asked.dialog.getByRole('button', { name: 'Sign agreement' })).toBeEnabled()
  })

  it('needs a name, and shows the signature afterwards', async () => {
    const signed = anAcceptedOffer({
      agreement: { ...anAcceptedOffer().agreement!, producer: aSignature('Rosa Adeyemi') },
    })
    api.on(offerCalls.signAgreement, () => {
      offers = [signed]
      return signed
    })
    const asked = await ask()
    await read(asked)
    await asked.user.click(asked.dialog.getByRole('button', { name: 'Sign agreement' }))
    expect(await asked.dialog.findByText('Please type your full name')).toBeVisible()
    await asked.user.type(asked.dialog.getByLabelText('Your full name'), 'Rosa Adeyemi')
    await asked.user.click(asked.dialog.getByRole('button', { name: 'Sign agreement' }))
    await waitFor(() => expect(openToast()?.title).toBe('Agreement Signed'))
    const { textHash } = signed.agreement!
    expect(api.asked(offerCalls.signAgreement)[0]?.body).toEqual({ name: 'Rosa Adeyemi', textHash })
    expect(await screen.findByText('The agreement waits for the agent’s name.')).toBeVisible()
  })
})

describe('signing the agreement as oneself', () => {
  const ready = async () => {
    offers = [anAcceptedOffer()]
    const { user } = open()
    await user.click((await opened()).getByRole('button', { name: 'Sign agreement' }))
    const dialog = within(await screen.findByRole('dialog'))
    const read = async (name: string) => {
      const link = dialog.getByRole('link', { name })
      link.addEventListener('click', (event) => event.preventDefault())
      await user.click(link)
    }
    const press = () => user.click(dialog.getByRole('button', { name: 'Sign agreement' }))
    await read('Open the agreement (PDF)')
    await user.type(dialog.getByLabelText('Your full name'), 'Someone Else')
    return { dialog, read, press }
  }

  it('says whose name is expected, and shows at the field that another was refused', async () => {
    const says = 'Please type your own name as your account has it'
    api.on(offerCalls.signAgreement, refusal(400, says, [{ path: 'name', message: says }]))
    const { dialog, press } = await ready()
    expect(dialog.getByText('Rosa Adeyemi')).toBeVisible()
    await press()
    await waitFor(() => expect(dialog.getByLabelText('Your full name')).toHaveAccessibleDescription(RegExp(says)))
    expect(openToast()).toBeUndefined()
  })

  it('asks to read again when the text is not the one that was opened', async () => {
    const refused = refusal(409, 'This is not the text that you read.')
    api.on(offerCalls.signAgreement, { ...refused, body: { ...(refused.body as object), code: 'OTHER_TEXT' } })
    const { dialog, read, press } = await ready()
    await press()
    expect(await dialog.findByText(/Read again before you sign/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Sign agreement' })).toBeDisabled()
    await read('Read again (PDF)')
    expect(dialog.queryByText(/Read again before you sign/)).toBeNull()
    expect(dialog.getByRole('button', { name: 'Sign agreement' })).toBeEnabled()
  })
})

describe('coming back from the bank', () => {
  const back = `?offer=${ids[0]}&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_a&redirect_status=succeeded`

  it('confirms the hold, says so and leaves no secret in the address', async () => {
    api.on(offerCalls.confirmPayment, anOffer())
    open(back)
    await waitFor(() => expect(openToast()?.title).toBe('Payment Authorised'))
    await waitFor(() => expect(where()).toBe(`/my-submissions?offer=${ids[0]}`))
    expect(api.asked(offerCalls.confirmPayment)).toHaveLength(1)
  })

  it('says when the bank refused, and how to go on', async () => {
    offers = [anUnpaidOffer({ paymentStatus: 'failed' })]
    api.on(offerCalls.confirmPayment, offers[0]!)
    open(back.replace('succeeded', 'failed'))
    expect(await screen.findByText(/Your bank did not authorise the payment/)).toBeVisible()
    expect((await opened()).getByRole('link', { name: 'Complete payment' })).toBeVisible()
  })
})
