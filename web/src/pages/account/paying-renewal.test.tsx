import { membershipCalls } from '@storyright/contracts/http'
import { screen, waitFor } from '@testing-library/react'
import { confirmPaymentAtProvider, expectTheBank, giveCard } from '../../testing/card-provider.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { refusal } from '../../testing/fake-api.ts'
import { mastercard, memberApi } from '../../testing/membership-api.ts'
import { anOverduePlan, aRunningPlan } from '../../testing/membership-samples.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ProfilePage } from './profile.tsx'

let api: ReturnType<typeof memberApi>
beforeEach(() => {
  api = memberApi()
})
const open = (at = '/profile') => renderPage(<ProfilePage />, { path: '/profile', at })

describe('a renewal that is not paid', () => {
  const atBank = () => anOverduePlan({ renewalNeeds: 'confirmation' })

  it('is paid at once with another card, which is kept', async () => {
    api.on(membershipCalls.membershipStatus, anOverduePlan())
    api.on(membershipCalls.keepCard, () => {
      api.on(membershipCalls.membershipStatus, aRunningPlan())
      return mastercard
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Pay with another card' }))
    await giveCard(user, 'Keep this card')
    await expectToast({ title: 'Card Changed' })
    expect(await screen.findByText('Your membership renews on 22 Nov 2099.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is paid once the bank has confirmed it', async () => {
    api.on(membershipCalls.membershipStatus, atBank())
    api.on(membershipCalls.confirmUpgrade, () => {
      api.on(membershipCalls.membershipStatus, aRunningPlan())
      return aRunningPlan()
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Confirm at your bank' }))
    await giveCard(user, 'Pay £216.00')
    await expectToast({ title: 'Membership Renewed' })
    expect(api.asked(membershipCalls.confirmUpgrade)[0]?.body).toEqual({ subscriptionId: 'sub_1' })
    expect(await screen.findByText('Your membership renews on 22 Nov 2099.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.asked(membershipCalls.replaceCard)).toHaveLength(0)
  })

  it('goes on by itself when the payment cannot be seen yet', async () => {
    api.on(membershipCalls.membershipStatus, atBank())
    api.on(membershipCalls.confirmUpgrade, refusal(404, 'There is no such membership.'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Confirm at your bank' }))
    await giveCard(user, 'Pay £216.00')
    await expectToast({ title: 'Payment not confirmed yet' })
    expect(
      screen.getByText(/^Your payment is not confirmed yet\. Premium continues automatically once it is/),
    ).toBeVisible()
  })

  it('keeps its question while what it waits for changes', async () => {
    api.on(membershipCalls.membershipStatus, atBank())
    api.on(membershipCalls.payRenewal, () => {
      api.on(membershipCalls.membershipStatus, anOverduePlan())
      return refusal(409, 'The card was declined meanwhile.')
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Confirm at your bank' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Pay with another card', hidden: true })).toBeInTheDocument(),
    )
    expect(screen.getByRole('dialog', { name: 'Pay your renewal' })).toBeVisible()
    expect(api.asked(membershipCalls.replaceCard)).toHaveLength(0)
  })

  it('is not called paid while Premium merely goes on', async () => {
    api.on(membershipCalls.membershipStatus, atBank())
    api.on(membershipCalls.confirmUpgrade, () =>
      api.asked(membershipCalls.confirmUpgrade).length < 2 ? atBank() : refusal(409, 'The payment is not complete.'),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Confirm at your bank' }))
    await giveCard(user, 'Pay £216.00')
    await expectFailureToast('Payment Failed', 'The payment is not complete.')
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('goes to the bank where the bank wants it confirmed', async () => {
    api.on(membershipCalls.membershipStatus, atBank())
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Confirm at your bank' }))
    await expectTheBank(api, () => giveCard(user, 'Pay £216.00', '4000002500003155'))
    expect(api.asked(confirmPaymentAtProvider)[0]?.body).toMatchObject({
      return_url: 'http://localhost/profile?subscription=sub_1',
    })
  })

  it('goes there with the card on file, which is not typed again', async () => {
    api.on(membershipCalls.membershipStatus, atBank())
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Confirm at your bank' }))
    const onFile = await screen.findByRole('button', { name: 'Confirm with the card on file' })
    await expectTheBank(api, () => user.dblClick(onFile))
    expect(api.asked(confirmPaymentAtProvider)).toHaveLength(1)
    expect(api.asked(confirmPaymentAtProvider)[0]?.body).toEqual({
      key: 'pk_test',
      client_secret: 'pi_1_secret_a',
      return_url: 'http://localhost/profile?subscription=sub_1',
    })
  })

  it('takes another card where the bank refuses the one on file', async () => {
    api.on(membershipCalls.membershipStatus, atBank())
    api.on(confirmPaymentAtProvider, { status: 402, body: { error: { code: 'card_declined' } } })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Confirm at your bank' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm with the card on file' }))
    expect(await screen.findByText(/^The bank declined the card\./, { selector: 'form *' })).toBeVisible()
    api.on(confirmPaymentAtProvider, { status: 200, body: { status: 'succeeded' } })
    api.on(membershipCalls.confirmUpgrade, aRunningPlan())
    await giveCard(user, 'Pay £216.00')
    await expectToast({ title: 'Membership Renewed' })
  })

  it('is looked at after the bank’s page', async () => {
    api.on(membershipCalls.membershipStatus, atBank())
    api.on(membershipCalls.confirmUpgrade, aRunningPlan())
    open('/profile?subscription=sub_1&payment_intent=pi_1&redirect_status=succeeded')
    await expectToast({ title: 'Membership Renewed' })
  })

  it('is left alone when it was paid meanwhile', async () => {
    api.on(membershipCalls.membershipStatus, atBank())
    api.on(membershipCalls.payRenewal, refusal(409, 'No renewal is waiting to be paid.'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Confirm at your bank' }))
    expect(await screen.findByText('No renewal is waiting to be paid. Nothing has been charged.')).toBeVisible()
    await waitFor(() => expect(api.asked(membershipCalls.membershipStatus).length).toBeGreaterThan(1))
  })
})
