import { catalogueCalls, competitionCalls, identityCalls, offerCalls } from '@storyright/contracts/http'
import { act, fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { fakeApi } from './fake-api.ts'
import { anUnpaidOffer } from './offer-samples.ts'
import { fakeUploads } from './pending-upload.ts'
import { aListing, aUser } from './samples.ts'

export const deckFileUrl = 'http://localhost/api/uploads/decks/moonstone.pdf'
export const unpaid = anUnpaidOffer()
export const deck = (name = 'Moonstone.pdf') => new File(['%PDF'], name, { type: 'application/pdf' })

/** The services in every test of a file, for a producer who makes an offer, and what they fill in. */
export function offerForm() {
  const its = {} as { api: ReturnType<typeof fakeApi> }
  const sent = fakeUploads()
  beforeEach(() => {
    sessionStorage.clear()
    window.scrollTo = () => {}
    its.api = fakeApi()
    its.api.on(identityCalls.currentUser, aUser())
    its.api.on(catalogueCalls.getListing, aListing())
    its.api.on(offerCalls.paymentSettings, { publishableKey: 'pk_test', sandboxUrl: 'http://sandbox.test' })
    its.api.on(offerCalls.createOffer, { offer: unpaid, clientSecret: 'pi_1_secret_a' })
    its.api.on(competitionCalls.competitions, [])
  })
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
  return Object.assign(its, { sent, uploadDeck, fillIn, submit })
}
