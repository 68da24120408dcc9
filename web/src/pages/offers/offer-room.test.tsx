import { identityCalls, type OfferRoom, offerCalls } from '@storyright/contracts/http'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { aCounter, anAcceptedOffer, anOffer, aRoom, aRound } from '../../testing/offer-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { OfferRoomPage } from './offer-room.tsx'

const counter = aCounter()
const producer = aUser({ id: anOffer().userId })
const agent = aUser({ id: anOffer().listing.agentId, role: 'agent' })
const refused = (code: string) => problem({ status: 409, detail: 'Refused.', code })
const countered = aRoom({
  offer: anOffer({ counter, rounds: 2 }),
  rounds: [aRound(), counter],
  may: { ...aRoom().may, agree: true, decline: true, better: true },
})

let api: ReturnType<typeof fakeApi>
let room: OfferRoom
beforeEach(() => {
  sessionStorage.clear()
  room = countered
  api = fakeApi()
  api.on(identityCalls.currentUser, producer)
  api.on(offerCalls.getRoom, () => room)
})
const open = (search = '') =>
  renderPage(<OfferRoomPage />, { path: '/offers/:offerId', at: `/offers/${room.offer.id}${search}` })
const openAsAgent = (may: Partial<OfferRoom['may']>, change: Partial<OfferRoom> = {}) => {
  room = aRoom({ may: { ...aRoom().may, ...may }, ...change })
  api.on(identityCalls.currentUser, agent)
  api.on(offerCalls.agentOffers, () => [room.offer])
  return open()
}
/** The first of two: on the phone the main action stands at the window's foot as well. */
const press = async (name: string | RegExp) => fireEvent.click((await screen.findAllByRole('button', { name }))[0]!)
const question = async () => within(await screen.findByRole('alertdialog'))

describe('the room of an offer, for its producer', () => {
  it('shows what the counter-offer changes, what stands meanwhile, and until when', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'The agent made a counter-offer of £20,000.' })).toBeVisible()
    expect(screen.getByText(/^Subject to acceptance: nothing is agreed until the agent accepts/)).toBeVisible()
    const terms = within(screen.getByRole('region', { name: 'The agent’s counter-offer: £20,000' }))
    expect(terms.getAllByText('£18,000')[0]?.closest('del')).toBeVisible()
    expect(terms.getByText('£20,000').closest('ins')).toBeVisible()
    expect(terms.getAllByText('18 months')[0]?.closest('del')).toBeNull()
    expect(screen.getByRole('group', { name: 'Answer the counter-offer by' })).toBeVisible()
    expect(screen.getByRole('group', { name: 'The hold ends' })).toBeVisible()
  })

  it('agrees to the terms that were read, and says what stands then', async () => {
    api.on(offerCalls.agreeRound, () => {
      const agreed = { ...counter, status: 'agreed' as const, isStanding: true }
      const offer = anOffer({ round: 2, rounds: 2, offerPrice: 20_000, dealHash: counter.dealHash })
      room = aRoom({ offer, rounds: [aRound({ status: 'replaced', isStanding: false }), agreed] })
      return { round: agreed, offer, clientSecret: null }
    })
    open()
    await press('Agree and hold £20,000')
    fireEvent.click((await question()).getByRole('button', { name: 'Agree and hold £20,000' }))
    await expectToast({ title: 'Counter-offer Agreed', description: '£20,000 now stands, subject to acceptance.' })
    const [asked] = api.asked(offerCalls.agreeRound)
    expect(asked).toMatchObject({
      params: { number: '2' },
      body: { dealHash: counter.dealHash, releaseFirst: false },
    })
    expect(await screen.findByText('Changed from round 1')).toBeVisible()
  })

  it('leads to the card at once where the fee needs a hold, though the room is read again only after', async () => {
    const unpaid = { ...counter, status: 'unpaid' as const }
    api.on(offerCalls.paymentSettings, { publishableKey: 'pk_test', sandboxUrl: 'http://sandbox.test' })
    api.on(offerCalls.savedCards, [])
    api.on(offerCalls.agreeRound, () => {
      room = aRoom({ rounds: [aRound(), unpaid], may: { ...aRoom().may, withdraw: true } })
      return { round: unpaid, offer: room.offer, clientSecret: 'pi_2_secret_b' }
    })
    open()
    await press('Agree and hold £20,000')
    fireEvent.click((await question()).getByRole('button', { name: 'Agree and hold £20,000' }))
    const card = within(await screen.findByRole('form', { name: 'Card' }))
    expect(card.getByRole('button', { name: 'Hold £20,000' })).toBeVisible()
    expect(api.asked(offerCalls.agreeRound)).toHaveLength(1)
  })

  it('asks again where another counter-offer came while one was read, and agrees to nothing', async () => {
    const newer = aCounter({ number: 3, offerPrice: 22_000, dealHash: '01ab'.repeat(16) })
    api.on(offerCalls.agreeRound, () => {
      room = { ...countered, offer: anOffer({ counter: newer, rounds: 3 }), rounds: [...countered.rounds, newer] }
      return refused('ROUND_ANSWERED')
    })
    open()
    await press('Agree and hold £20,000')
    fireEvent.click((await question()).getByRole('button', { name: 'Agree and hold £20,000' }))
    const again = within(await screen.findByRole('alertdialog', { name: 'Agree to the counter-offer of £22,000?' }))
    expect(again.getByText(/changed the counter-offer while you were reading/)).toBeVisible()
    expect(again.getByText('£20,000').closest('del')).toBeVisible()
    expect(api.asked(offerCalls.agreeRound)).toHaveLength(1)
  })

  it.each([
    ['ROUND_LAPSED', /^The time for these terms has run out/],
    ['BEING_ACCEPTED', /^The offer is being accepted at this moment/],
    ['SCOPE_NOT_FREE', /^Some of these rights are not free any more/],
    ['ROUND_ANSWERED', /^This was answered already, perhaps in another window/],
  ])('keeps a refusal on the page, and reads what is so now: %s', async (code, says) => {
    api.on(offerCalls.agreeRound, () => {
      room = aRoom()
      return refused(code)
    })
    open()
    await press('Agree and hold £20,000')
    fireEvent.click((await question()).getByRole('button', { name: 'Agree and hold £20,000' }))
    expect(await screen.findByText(says)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Agree/ })).toBeNull())
  })

  it('asks for the payment of what was agreed, also after a reload, and what is unpaid can be taken back', async () => {
    const unpaid = { ...counter, status: 'unpaid' as const }
    room = aRoom({ rounds: [aRound(), unpaid], may: { ...aRoom().may, withdraw: true } })
    api.on(offerCalls.agreeRound, { round: unpaid, offer: room.offer, clientSecret: 'pi_2_secret_b' })
    api.on(offerCalls.paymentSettings, { publishableKey: 'pk_test', sandboxUrl: 'http://sandbox.test' })
    api.on(offerCalls.savedCards, [])
    api.on(offerCalls.withdrawRound, () => {
      room = aRoom({ rounds: [aRound(), { ...counter, status: 'withdrawn' }] })
      return room.offer
    })
    open('?do=pay')
    expect(await screen.findByText('£20,000 is not held on your card yet.')).toBeVisible()
    const card = within(await screen.findByRole('form', { name: 'Card' }))
    expect(card.getByRole('button', { name: 'Hold £20,000' })).toBeVisible()
    expect(api.asked(offerCalls.agreeRound)[0]?.body).toEqual({ dealHash: counter.dealHash, releaseFirst: false })
    await press('Withdraw unpaid terms')
    fireEvent.click((await question()).getByRole('button', { name: 'Withdraw' }))
    await expectToast({ title: 'Terms Withdrawn', description: 'The offer stands as it is.' })
  })
})

describe('the room of an offer, for its agent', () => {
  it('accepts what stands, by name', async () => {
    api.on(offerCalls.acceptOffer, () => {
      room = aRoom({ offer: anAcceptedOffer() })
      return room.offer
    })
    openAsAgent({ accept: true, counter: true })
    await press('Accept £18,000')
    fireEvent.click((await question()).getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Your signature is needed.')).toBeVisible()
    const { round, dealHash } = anOffer()
    expect(api.asked(offerCalls.acceptOffer)[0]?.body).toEqual({ round, dealHash })
  })

  it('sends a counter-offer once however often it is sent, and loses nothing of it when it is refused', async () => {
    let code: string | null = 'TOO_MANY_ROUNDS'
    api.on(offerCalls.makeRound, () => {
      if (code) return refused(code)
      room = aRoom({ offer: anOffer({ counter, rounds: 2 }), rounds: [aRound(), counter] })
      return { round: counter, offer: room.offer, clientSecret: null }
    })
    openAsAgent({ accept: true, counter: true })
    await press('Make a counter-offer')
    const form = within(await screen.findByRole('form', { name: 'Send counter-offer' }))
    fireEvent.change(form.getByLabelText('Option fee'), { target: { value: '20000' } })
    fireEvent.change(form.getByLabelText('Message (optional)'), { target: { value: 'A little more.' } })
    expect(within(form.getByRole('table')).getByText('£20,000')).toBeVisible()
    const send = () => fireEvent.click(form.getByRole('button', { name: 'Send counter-offer' }))
    send()
    expect(await form.findByText(/^This offer has had its 30 rounds.*What you typed is kept\.$/)).toBeVisible()
    expect(form.getByLabelText('Message (optional)')).toHaveValue('A little more.')
    code = null
    send()
    await expectToast({
      title: 'Counter-offer Sent',
      description: 'The producer can agree to £20,000, or decline.',
    })
    const [first, second] = api.asked(offerCalls.makeRound)
    expect(first?.body).toMatchObject({ offerPrice: 20_000, optionPeriod: 18, scope: null, message: 'A little more.' })
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
    expect(
      await screen.findByRole('heading', { name: 'Your counter-offer of £20,000 waits for the producer.' }),
    ).toBeVisible()
    await waitFor(() => expect(where()).toBe(`/offers/${room.offer.id}`))
  })

  it('keeps what is typed when the page is opened again', async () => {
    const { unmount } = openAsAgent({ counter: true })
    await press('Make a counter-offer')
    fireEvent.change(await screen.findByLabelText('Option fee'), { target: { value: '21000' } })
    unmount()
    open('?do=propose')
    expect(await screen.findByLabelText('Option fee')).toHaveValue('21000')
  })
})

describe('the room of an offer, for others', () => {
  it('is read by administrators, who can do nothing in it', async () => {
    api.on(identityCalls.currentUser, aUser({ role: 'admin', id: '9f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a99' }))
    open()
    expect(await screen.findByText('£18,000 stands.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Agree|Accept|counter-offer|Cancel|Reject/ })).toBeNull()
  })

  it.each([403, 404])('is not there, where the services answer %d', async (status) => {
    api.on(offerCalls.getRoom, problem({ status, detail: 'No.' }))
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Offer not found' })).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    let fails = true
    api.on(offerCalls.getRoom, () => (fails ? problem({ status: 503, detail: 'Away.' }) : room))
    open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    fails = false
    fireEvent.click(again)
    expect(await screen.findByRole('heading', { level: 1, name: 'Deal Room' })).toBeVisible()
  })
})
