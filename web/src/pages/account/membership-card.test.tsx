import { membershipCalls } from '@storyright/contracts/http'
import { screen, waitFor } from '@testing-library/react'
import { confirmSetupAtProvider, giveCard } from '../../testing/card-provider.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { refusal } from '../../testing/fake-api.ts'
import { mastercard, memberApi } from '../../testing/membership-api.ts'
import { anOverduePlan } from '../../testing/membership-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { watchScrolling } from '../../testing/watch-scrolling.ts'
import { ProfilePage } from './profile.tsx'

let scrolled: jest.Mock
let api: ReturnType<typeof memberApi>
beforeEach(() => {
  scrolled = watchScrolling()
  api = memberApi()
})
const open = (at = '/profile') => renderPage(<ProfilePage />, { path: '/profile', at })

describe('the card of a membership', () => {
  it('is shown as far as it may be', async () => {
    open()
    expect(await screen.findByText('Visa ending in 4242, expires 08 / 99')).toBeVisible()
  })

  it('fails alone', async () => {
    api.on(membershipCalls.cardOnFile, refusal(503, 'Away.'))
    open()
    expect(await screen.findByText('Your card could not be loaded.')).toBeVisible()
    expect(screen.getByText('Your membership renews on 22 Nov 2099.')).toBeVisible()
  })

  const replace = async () => {
    const view = open()
    await view.user.click(await screen.findByRole('button', { name: 'Use another card' }))
    await screen.findByRole('dialog', { name: 'Use another card' })
    return view.user
  }

  it('is replaced: the provider keeps it, then the services do, and the plan is read again', async () => {
    const user = await replace()
    api.on(membershipCalls.cardOnFile, mastercard)
    await giveCard(user, 'Keep this card')
    await expectToast({ title: 'Card Changed', description: 'Mastercard ending in 4444, expires 12 / 39.' })
    expect(api.asked(confirmSetupAtProvider)[0]?.path).toBe('/v1/setup_intents/seti_1/confirm')
    expect(api.asked(confirmSetupAtProvider)[0]?.body).toMatchObject({ return_url: 'http://localhost/profile' })
    expect(api.asked(membershipCalls.keepCard)[0]?.body).toEqual({ setupIntentId: 'seti_1' })
    expect(await screen.findByText('Mastercard ending in 4444, expires 12 / 39')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.asked(membershipCalls.membershipStatus).length).toBeGreaterThan(1)
    expect(api.asked(membershipCalls.replaceCard)).toHaveLength(1)
  })

  it('is not replaced by one that is declined, and the form stays for another', async () => {
    api.on(confirmSetupAtProvider, { status: 402, body: { error: { code: 'card_declined' } } })
    await giveCard(await replace(), 'Keep this card')
    expect(await screen.findByText(/^The bank declined the card\./)).toBeVisible()
    expect(api.asked(membershipCalls.keepCard)).toHaveLength(0)
  })

  it('says when the services do not keep it', async () => {
    api.on(membershipCalls.keepCard, refusal(409, 'The card is not confirmed yet.'))
    await giveCard(await replace(), 'Keep this card')
    await expectFailureToast('Card not changed', 'The card is not confirmed yet.')
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  it('says when it is kept and the renewal that waited for it still is not paid', async () => {
    const says = 'The card is kept, but the renewal could not be paid with it.'
    const answer = refusal(409, says)
    api.on(membershipCalls.keepCard, { ...answer, body: { ...(answer.body as object), code: 'CARD_DECLINED' } })
    api.on(membershipCalls.membershipStatus, anOverduePlan())
    const user = await replace()
    api.on(membershipCalls.cardOnFile, mastercard)
    await giveCard(user, 'Keep this card')
    await expectFailureToast('Payment Failed', says)
    expect(await screen.findByText('Mastercard ending in 4444, expires 12 / 39')).toBeVisible()
  })

  it('says when another cannot be taken now, and tries again', async () => {
    api.on(membershipCalls.replaceCard, refusal(503, 'The card provider does not answer right now.'))
    const user = await replace()
    expect(await screen.findByText(/does not answer right now\. Your card stays as it is\.$/)).toBeVisible()
    api.on(membershipCalls.replaceCard, { clientSecret: 'seti_1_secret_a' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  it('is kept after the bank’s page, and the secret leaves the address', async () => {
    open('/profile?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_a&redirect_status=succeeded')
    await expectToast({ title: 'Card Changed' })
    expect(api.asked(membershipCalls.keepCard)).toHaveLength(1)
    await waitFor(() => expect(where()).toBe('/profile'))
    expect(scrolled).toHaveBeenCalled()
  })
})
