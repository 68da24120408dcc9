import { identityCalls, type MembershipStatus, membershipCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { site } from '../../shared/site.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { giveCard } from '../../testing/give-card.ts'
import {
  aFreePlan,
  anInvoice,
  aPayment,
  aRunningPlan,
  confirmPaymentAtProvider,
  confirmSetupAtProvider,
} from '../../testing/membership-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { ProfilePage } from './profile.tsx'

const visa = { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2099 }
const mastercard = { brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2039 }
const setupSecret = 'seti_1_secret_a'
const scrollIntoView = jest.fn()
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
  api.on(identityCalls.currentUser, aUser({ membershipTier: 'premium' }))
  api.on(membershipCalls.membershipStatus, aRunningPlan())
  api.on(membershipCalls.cardOnFile, visa)
  api.on(membershipCalls.invoices, [anInvoice()])
  api.on(membershipCalls.membershipPaymentSettings, { publishableKey: 'pk_test', sandboxUrl: 'http://sandbox.test' })
  api.on(membershipCalls.replaceCard, { clientSecret: setupSecret })
  api.on(membershipCalls.keepCard, mastercard)
  api.on(membershipCalls.payRenewal, aPayment())
  api.on(confirmSetupAtProvider, { status: 200, body: { status: 'succeeded' } })
  api.on(confirmPaymentAtProvider, { status: 200, body: { status: 'succeeded' } })
})
const open = (at = '/profile') => renderPage(<ProfilePage />, { path: '/profile', at })
const section = async () => within(await screen.findByRole('region', { name: 'Membership' }))
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling
const ahead = '2099-11-22T10:00:00.000Z'
const overdue = (change: Partial<MembershipStatus> = {}) =>
  aRunningPlan({ state: 'past_due', renewalNeeds: 'card', renewsAt: null, nextCharge: null, ...change })

describe('the plan', () => {
  const states: [string, MembershipStatus, RegExp][] = [
    ['none', aFreePlan(), /^You are on the free plan\.$/],
    [
      'none, by role',
      aRunningPlan({ state: 'none', paidUntil: null, premiumUntil: null }),
      /^You have Premium without a/,
    ],
    ['incomplete', aFreePlan(0, { state: 'incomplete' }), /not paid yet\. Nothing has been charged\.$/],
    ['active', aRunningPlan(), /^Your membership renews on 22 Nov 2099\.$/],
    [
      'past due, card',
      overdue(),
      /Premium stays open until 22 Nov 2099\. The card was not charged: please give another/,
    ],
    ['past due, bank', overdue({ renewalNeeds: 'confirmation' }), /Your bank wants you to confirm the payment\.$/],
    [
      'ending',
      aRunningPlan({ state: 'ending' }),
      /ends on 22 Nov 2099\. Everything stays open until then, and nothing/,
    ],
    ['ended', aFreePlan(0, { state: 'ended', paidUntil: '2025-11-22T10:00:00.000Z' }), /was paid until 22 Nov 2025\.$/],
    ['refunded', aFreePlan(0, { state: 'refunded' }), /^Your payment was refunded, and the membership has ended\.$/],
  ]
  it.each(states)('is said in a plain sentence: %s', async (_state, status, says) => {
    api.on(membershipCalls.membershipStatus, status)
    open()
    const shown = await section()
    expect(await shown.findByText(says)).toBeVisible()
    expect(shown.getByText(status.tier === 'premium' ? 'Premium' : 'Free')).toBeVisible()
  })

  it('says complimentary months beside the subscription, or alone', async () => {
    const granted = { grantedUntil: '2099-03-03T10:00:00.000Z' }
    api.on(membershipCalls.membershipStatus, aRunningPlan(granted))
    open()
    expect(await screen.findByText(/^Complimentary months run until 3 Mar 2099/)).toBeVisible()
    expect(screen.getByText('Your membership renews on 22 Nov 2099.')).toBeVisible()
  })

  it('says until when it is paid, and the next charge with its VAT', async () => {
    open()
    await (await section()).findByText('Paid until')
    expect(fact('Paid until')).toHaveTextContent('22 Nov 2099')
    expect(fact('Next charge')).toHaveTextContent('£216.00 on 22 Nov 2099, including £36.00 VAT')
  })

  it('leads the free plan, and an upgrade that is not paid, to the upgrade', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'incomplete' }))
    open()
    expect(await screen.findByRole('link', { name: 'Complete payment' })).toHaveAttribute('href', '/upgrade')
    expect(screen.queryByRole('button', { name: 'Cancel membership' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Use another card' })).toBeNull()
  })

  it('fails alone, and is asked again', async () => {
    api.on(membershipCalls.membershipStatus, refusal(503, 'Away.'))
    const { user } = open()
    expect(await screen.findByText('Your plan cannot be shown just now. Everything else works.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download My Data' })).toBeVisible()
    api.on(membershipCalls.membershipStatus, aRunningPlan())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Your membership renews on 22 Nov 2099.')).toBeVisible()
  })

  it.each(['agent', 'admin'] as const)('is not there for an %s', async (role) => {
    api.on(identityCalls.currentUser, aUser({ role }))
    open()
    await screen.findByRole('heading', { name: 'Account Settings' })
    expect(screen.queryByRole('region', { name: 'Membership' })).toBeNull()
    expect(api.asked(membershipCalls.membershipStatus)).toHaveLength(0)
  })

  it('is shown where a letter leads to it', async () => {
    open('/profile#membership')
    await (await section()).findByText('Paid until')
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1))
  })
})

describe('leaving', () => {
  it('asks first, says until when everything stays open, and cancels once', async () => {
    api.on(membershipCalls.cancelMembership, aRunningPlan({ state: 'ending', renewsAt: null, nextCharge: null }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Cancel membership' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel your membership?' }))
    expect(dialog.getByText(/^Everything stays open until 22 Nov 2099, and nothing more is charged/)).toBeVisible()
    await user.dblClick(dialog.getByRole('button', { name: 'Cancel membership' }))
    await expectToast({ title: 'Membership Cancelled', description: 'Everything stays open until 22 Nov 2099.' })
    expect(await screen.findByText(/^Your membership is cancelled and ends on/)).toBeVisible()
    expect(fact('Next charge')).toHaveTextContent('None')
    expect(api.asked(membershipCalls.cancelMembership)).toHaveLength(1)
  })

  it('promises no further days where the year is over and its renewal is not paid', async () => {
    api.on(membershipCalls.membershipStatus, overdue())
    api.on(membershipCalls.cancelMembership, () => {
      const ended = aFreePlan(0, { state: 'ended', paidUntil: '2026-11-22T10:00:00.000Z' })
      api.on(identityCalls.currentUser, aUser())
      api.on(membershipCalls.membershipStatus, ended)
      return ended
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Cancel membership' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/your membership ends at once\. Nothing more is charged\.$/)).toBeVisible()
    expect(dialog.queryByText(/stays open/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Cancel membership' }))
    await expectToast({ title: 'Membership Cancelled', description: 'It has ended.' })
    expect(await screen.findByText(/^Your membership has ended\./)).toBeVisible()
  })

  it('says why nothing was cancelled, and keeps the dialog', async () => {
    api.on(membershipCalls.cancelMembership, refusal(503, 'The card provider does not answer right now.'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Cancel membership' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Cancel membership' }))
    await expectFailureToast('Not cancelled yet', 'The card provider does not answer right now.')
    expect(screen.getByRole('alertdialog')).toBeVisible()
  })

  it('is taken back with one click', async () => {
    api.on(membershipCalls.membershipStatus, aRunningPlan({ state: 'ending', renewsAt: null, nextCharge: null }))
    api.on(membershipCalls.resumeMembership, aRunningPlan())
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Resume membership' }))
    await expectToast({ title: 'Membership Resumed', description: 'It renews on 22 Nov 2099.' })
    expect(await screen.findByText('Your membership renews on 22 Nov 2099.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Resume membership' })).toBeNull()
  })

  it('gives the whole payment back, and reads the account and the plan again', async () => {
    api.on(membershipCalls.membershipStatus, aRunningPlan({ withdrawUntil: ahead }))
    api.on(membershipCalls.withdraw, () => {
      api.on(identityCalls.currentUser, aUser())
      api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'refunded' }))
      return { tier: 'free' as const }
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw from your membership?' }))
    expect(dialog.getByText(/^The whole £216\.00 goes back .* free plan at once\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Withdraw and get £216.00 back' }))
    await expectToast({ title: 'Membership Withdrawn', description: '£216.00 goes back to your card.' })
    expect(await screen.findByText(/^Your payment was refunded/)).toBeVisible()
    expect(await screen.findByText('Free', { selector: 'section span' })).toBeVisible()
    expect(api.asked(membershipCalls.invoices).length).toBeGreaterThan(1)
  })

  it('shows the free plan also when the session follows a moment later', async () => {
    api.on(membershipCalls.membershipStatus, aRunningPlan({ withdrawUntil: ahead }))
    const withdrawn = aFreePlan(0, { state: 'refunded' })
    let looks = 0
    api.on(membershipCalls.withdraw, () => {
      api.on(identityCalls.currentUser, () => aUser({ membershipTier: looks > 1 ? 'free' : 'premium' }))
      api.on(membershipCalls.membershipStatus, () => {
        looks += 1
        return looks > 1 ? withdrawn : { ...withdrawn, tier: 'premium' as const }
      })
      return { tier: 'free' as const }
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await user.click(await screen.findByRole('button', { name: 'Withdraw and get £216.00 back' }))
    expect(await screen.findByText('Free', { selector: 'section span' })).toBeVisible()
    await waitFor(() => expect(screen.getByText('Free', { selector: 'dd' })).toBeVisible())
  })

  it.each([null, '2020-01-01T00:00:00.000Z'])(
    'gives nothing back once the days are over (%s)',
    async (withdrawUntil) => {
      api.on(membershipCalls.membershipStatus, aRunningPlan({ withdrawUntil }))
      open()
      expect(await screen.findByRole('button', { name: 'Cancel membership' })).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
    },
  )
})

describe('the card', () => {
  it('is shown as far as it may be', async () => {
    open()
    expect(await screen.findByText('Visa ending in 4242, expires 08 / 99')).toBeVisible()
  })

  it('fails alone', async () => {
    api.on(membershipCalls.cardOnFile, refusal(503, 'Away.'))
    open()
    expect(await screen.findByText('Your card cannot be shown just now.')).toBeVisible()
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
    api.on(membershipCalls.membershipStatus, overdue())
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
    api.on(membershipCalls.replaceCard, { clientSecret: setupSecret })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  it('is kept after the bank’s page, and the secret leaves the address', async () => {
    open('/profile?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_a&redirect_status=succeeded')
    await expectToast({ title: 'Card Changed' })
    expect(api.asked(membershipCalls.keepCard)).toHaveLength(1)
    await waitFor(() => expect(where()).toBe('/profile'))
    expect(scrollIntoView).toHaveBeenCalled()
  })
})

describe('a renewal that is not paid', () => {
  const atBank = () => overdue({ renewalNeeds: 'confirmation' })

  it('is paid at once with another card, which is kept', async () => {
    api.on(membershipCalls.membershipStatus, overdue())
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
    expect(screen.getByText(/^Your payment is not confirmed yet\. Premium goes on by itself once it is/)).toBeVisible()
  })

  it('keeps its question while what it waits for changes', async () => {
    api.on(membershipCalls.membershipStatus, atBank())
    api.on(membershipCalls.payRenewal, () => {
      api.on(membershipCalls.membershipStatus, overdue())
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
    const leaveFor = jest.spyOn(site, 'leaveFor').mockImplementation(() => {})
    const url = 'http://sandbox.test/3ds/pi_1'
    api.on(confirmPaymentAtProvider, {
      status: 200,
      body: { status: 'requires_action', next_action: { redirect_to_url: { url } } },
    })
    api.on(membershipCalls.membershipStatus, overdue({ renewalNeeds: 'confirmation' }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Confirm at your bank' }))
    await giveCard(user, 'Pay £216.00', '4000002500003155')
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(url))
    expect(api.asked(confirmPaymentAtProvider)[0]?.body).toMatchObject({
      return_url: 'http://localhost/profile?subscription=sub_1',
    })
    leaveFor.mockRestore()
  })

  it('goes there with the card on file, which is not typed again', async () => {
    const leaveFor = jest.spyOn(site, 'leaveFor').mockImplementation(() => {})
    const url = 'http://sandbox.test/3ds/pi_1'
    api.on(confirmPaymentAtProvider, {
      status: 200,
      body: { status: 'requires_action', next_action: { redirect_to_url: { url } } },
    })
    api.on(membershipCalls.membershipStatus, atBank())
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Confirm at your bank' }))
    await user.dblClick(await screen.findByRole('button', { name: 'Confirm with the card on file' }))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(url))
    expect(api.asked(confirmPaymentAtProvider)).toHaveLength(1)
    expect(api.asked(confirmPaymentAtProvider)[0]?.body).toEqual({
      key: 'pk_test',
      client_secret: 'pi_1_secret_a',
      return_url: 'http://localhost/profile?subscription=sub_1',
    })
    leaveFor.mockRestore()
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
    api.on(membershipCalls.membershipStatus, overdue({ renewalNeeds: 'confirmation' }))
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

describe('the invoices', () => {
  it('stand in a table, each with its PDF, credit notes among them', async () => {
    const note = { id: '3c1d3f64-52cb-4d0b-8a5e-3e4d2b0c9a32', number: 'SR-CN-000002', status: 'credit_note' } as const
    api.on(membershipCalls.invoices, [
      anInvoice({ ...note, net: -180, vat: -36, gross: -216 }),
      anInvoice({ status: 'refunded' }),
    ])
    open()
    const table = within(await screen.findByRole('table', { name: 'Invoices and credit notes' }))
    const [, credit, paid] = table.getAllByRole('row').map((row) => row.textContent)
    expect(credit).toContain('SR-CN-00000222 Nov 2026Credit note-£180.00-£36.00-£216.00')
    expect(paid).toContain('SR-00000722 Nov 2026Invoice, refunded£180.00£36.00£216.00')
    expect(table.getByRole('link', { name: 'PDF of SR-CN-000002' })).toHaveAttribute(
      'href',
      `/api/membership/invoices/${note.id}/pdf`,
    )
  })

  it('are none before the first payment', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan())
    api.on(membershipCalls.invoices, [])
    open()
    expect(await screen.findByText(/^There are none yet\./)).toBeVisible()
  })

  it('stay when the membership is over', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'ended' }))
    open()
    expect(await screen.findByRole('link', { name: 'PDF of SR-000007' })).toBeVisible()
  })

  it('fail alone', async () => {
    api.on(membershipCalls.invoices, refusal(503, 'Away.'))
    open()
    expect(await screen.findByText('Your invoices cannot be shown just now.')).toBeVisible()
    expect(screen.getByText('Visa ending in 4242, expires 08 / 99')).toBeVisible()
  })
})
