import { membershipCalls } from '@storyright/contracts/http'
import { act, screen, waitFor } from '@testing-library/react'
import { expectTheBank } from '../../testing/card-provider.ts'
import { expectFailureToast } from '../../testing/expect-toast.ts'
import { refusal } from '../../testing/fake-api.ts'
import { becomePremium } from '../../testing/membership-api.ts'
import { aFreePlan } from '../../testing/membership-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { cardStep, inFreshTab, payYear, welcome } from '../../testing/upgrading.ts'
import { UpgradePage } from './upgrade.tsx'

let api: ReturnType<typeof inFreshTab>
beforeEach(() => {
  api = inFreshTab()
})
const open = (at = '/upgrade') => renderPage(<UpgradePage />, { path: '/upgrade', at })

describe('the bank’s page', () => {
  const back = (status: string) =>
    `/upgrade?subscription=sub_1&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_a&redirect_status=${status}`

  it('is gone to when the card asks for it', async () => {
    const { user } = open()
    await expectTheBank(api, () => payYear(user, '4000002500003155'))
  })

  it('leads back to the welcome, and the secret leaves the address', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'incomplete', subscriptionId: 'sub_1' }))
    open(back('succeeded'))
    await waitFor(() => expect(where()).not.toContain('secret'))
    expect(await welcome()).toBeVisible()
    expect(api.asked(membershipCalls.upgrade)).toHaveLength(0)
  })

  it('leads to the welcome also when the webhook was first', async () => {
    becomePremium(api)
    open(back('succeeded'))
    expect(await welcome()).toBeVisible()
  })

  it('leads back to the card form when the bank refused, with the same payment', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'incomplete', subscriptionId: 'sub_1' }))
    api.on(membershipCalls.confirmUpgrade, refusal(409, 'The bank did not authorise the payment.'))
    open(back('failed'))
    await expectFailureToast('Payment Failed', 'The bank did not authorise the payment.')
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    expect(cardStep().getByText('The bank did not authorise the payment.')).toBeVisible()
  })
})

describe('where the reader came from', () => {
  const come = async (from: unknown) => {
    const view = renderPage(<UpgradePage />, { path: '/upgrade', at: '/' })
    await act(() => view.router.navigate('/upgrade', { state: { from } }))
    return view
  }

  it('is led back to after the payment: the listing that was refused', async () => {
    await payYear((await come({ pathname: '/listing/7', search: '' })).user)
    await welcome()
    expect(screen.getByRole('link', { name: 'Open the listing' })).toHaveAttribute('href', '/listing/7')
  })

  it('is kept past the bank’s page', async () => {
    const { unmount } = await come({ pathname: '/listing/7', search: '' })
    unmount()
    api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'incomplete' }))
    open('/upgrade?subscription=sub_1&redirect_status=succeeded')
    expect(await screen.findByRole('link', { name: 'Open the listing' })).toHaveAttribute('href', '/listing/7')
  })

  it.each([{ pathname: '//elsewhere.example' }, { pathname: 'https://elsewhere.example' }, 'nonsense', null])(
    'is no page of ours: %j',
    async (from) => {
      await payYear((await come(from)).user)
      await welcome()
      expect(screen.getByRole('link', { name: 'Browse IP Catalogue' })).toHaveAttribute('href', '/listings')
    },
  )
})
