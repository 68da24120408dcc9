import { competitionCalls, offerCalls } from '@storyright/contracts/http'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { aCompetition } from '../../testing/competition-samples.ts'
import { deck, offerForm } from '../../testing/offer-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { SubmitOfferPage } from './submit-offer.tsx'

const form = offerForm()
const { sent, uploadDeck, fillIn, submit } = form
const open = () => renderPage(<SubmitOfferPage />, { path: '/submit-offer/:listingId', at: '/submit-offer/7' })

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
    expect(form.api.asked(offerCalls.createOffer)).toHaveLength(0)
  })

  it('may be below the Minimum Offer, which is said and lets it go on', async () => {
    const { user } = open()
    await fillIn(user)
    expect(screen.queryByText(/Minimum Offer is/)).toBeNull()
    fireEvent.change(screen.getByLabelText('Offer amount'), { target: { value: '17000' } })
    expect(await screen.findByText(/The agent’s Minimum Offer is £18,000/)).toBeVisible()
    await submit(user)
    await waitFor(() => expect(form.api.asked(offerCalls.createOffer)[0]?.body).toMatchObject({ offerPrice: 17_000 }))
  })

  it('take an amount as people write it, and ask about one that means something else elsewhere', async () => {
    const { user } = open()
    await fillIn(user)
    const amount = screen.getByLabelText('Offer amount')
    fireEvent.change(amount, { target: { value: '15.000' } })
    await submit(user)
    expect(await screen.findByText('Did you mean £15,000?')).toBeVisible()
    expect(form.api.asked(offerCalls.createOffer)).toHaveLength(0)
    fireEvent.change(amount, { target: { value: '£15\u00a0500.00' } })
    await submit(user)
    await waitFor(() => expect(form.api.asked(offerCalls.createOffer)[0]?.body).toMatchObject({ offerPrice: 15_500 }))
  })

  it('say that further rights become part of the agreement', async () => {
    open()
    expect(await screen.findByLabelText(/^Additional rights requested/)).toHaveAccessibleDescription(
      /what you ask for becomes part of the agreement/,
    )
  })

  it('step in thousands of pounds', async () => {
    const { user } = open()
    const amount = await screen.findByLabelText('Offer amount')
    expect(amount).toHaveAttribute('step', '1000')
    await user.type(amount, '£15,000{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(amount).toHaveValue('16000')
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
    expect(await screen.findByText(/^None is open right now\./)).toBeVisible()
    none.unmount()
    form.api.on(competitionCalls.competitions, [
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
    expect(await screen.findByLabelText('Offer amount')).toHaveValue('18000')
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
