import {
  peopleAdministrationCalls as calls,
  identityCalls,
  membershipAdministrationCalls as memberships,
} from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import {
  aFreePlan,
  aMembershipPayment,
  anAdministeredMembership,
  aPremiumPlan,
} from '../../testing/membership-samples.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { AdminDashboardPage } from './admin-dashboard.tsx'

const rosa = aUser()
const free = anAdministeredMembership({ status: aFreePlan(), card: null, payments: [] })
const aGrant = {
  at: '2026-11-21T09:00:00.000Z',
  months: 3,
  until: '2027-02-21T09:00:00.000Z',
  reason: 'A juror of the competition',
  actorId: '11111111-1a45-4e51-a32e-2633a246316b',
}
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ id: aGrant.actorId, role: 'admin' }))
  api.on(calls.listUsers, listed([rosa], { total: 1 }))
  api.on(calls.listPendingAgents, listed([], { total: 0 }))
  api.on(calls.oneUser, rosa)
  api.on(memberships.membershipOf, anAdministeredMembership())
})

async function manage() {
  const { user } = renderPage(<AdminDashboardPage />, { path: '/admin-dashboard' })
  await user.click(await screen.findByRole('button', { name: 'Manage Rosa Adeyemi' }))
  const dialog = await screen.findByRole('dialog')
  const part = within(await within(dialog).findByRole('region', { name: 'Membership' }))
  const press = async (name: string) => {
    await user.click(await part.findByRole('button', { name }))
    return within(await screen.findByRole('alertdialog'))
  }
  return { user, part, press, dialog: within(dialog) }
}

describe('the membership of somebody', () => {
  it('shows plan, dates, card and payments', async () => {
    const { part } = await manage()
    expect(await part.findByText('Premium')).toBeVisible()
    for (const text of ['Active', '£216.00 on 20 Apr 2027', 'Visa ending in 4242, expires 04 / 29', 'SR-000001'])
      expect(part.getByText(text)).toBeVisible()
    expect(part.getByRole('link', { name: 'SR-000001' })).toHaveAttribute(
      'href',
      `/api/membership/invoices/${aMembershipPayment().invoiceId}/pdf`,
    )
    const payment = within(part.getByRole('table', { name: /^Payments/ }).querySelector('tbody')!)
    for (const text of ['First year', '20 Apr 2026 to 20 Apr 2027', '£216.00', 'VAT £36.00', 'Paid'])
      expect(payment.getByText(text)).toBeVisible()
  })

  it('shows what a renewal waits for, and why the bank refused', async () => {
    const status = aPremiumPlan({ state: 'past_due', renewalNeeds: 'card', nextCharge: null, renewsAt: null })
    const declinedBecause = 'Your card was declined.'
    const failed = aMembershipPayment({ status: 'failed', paidAt: null, isRenewal: true, declinedBecause })
    api.on(memberships.membershipOf, anAdministeredMembership({ status, payments: [failed] }))
    const { part } = await manage()
    for (const text of ['Renewal not paid', 'Another card', 'Renewal', 'Failed', declinedBecause])
      expect(await part.findByText(text)).toBeVisible()
  })

  it('shows what administrators ended, and why', async () => {
    const ended = { at: aGrant.at, actorId: aGrant.actorId, refunded: false, reason: 'Broke the rules' }
    const endings = [
      { ...ended, what: 'grant' as const, reason: 'Given by mistake', at: '2026-11-22T09:00:00.000Z' },
      { ...ended, what: 'subscription' as const },
      { ...ended, what: 'subscription' as const, refunded: true, at: '2026-11-20T09:00:00.000Z' },
    ]
    api.on(memberships.membershipOf, { ...free, endings })
    const { part } = await manage()
    const list = await part.findByRole('list', { name: 'Ended by administrators' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Complimentary months taken back: Given by mistake22 Nov 2026',
      'Subscription ended without a refund: Broke the rules21 Nov 2026',
      'Subscription ended with a refund: Broke the rules20 Nov 2026',
    ])
  })

  it('says that nothing was charged, and offers no end of what has not begun', async () => {
    api.on(memberships.membershipOf, free)
    const { part } = await manage()
    expect(await part.findByText('Nothing has been charged.')).toBeVisible()
    expect(part.getByText('Free')).toBeVisible()
    expect(part.queryByRole('button', { name: 'End membership' })).toBeNull()
  })

  it('fails alone, to be tried again', async () => {
    api.on(memberships.membershipOf, refusal(503, 'Away.'))
    const { user, part, dialog } = await manage()
    expect(await part.findByText('The membership could not be read.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Change Role' })).toBeVisible()
    api.on(memberships.membershipOf, free)
    await user.click(part.getByRole('button', { name: 'Try again' }))
    expect(await part.findByText('Nothing has been charged.')).toBeVisible()
  })
})

describe('giving complimentary months', () => {
  it('is for producers only', async () => {
    api.on(calls.listUsers, listed([aUser({ role: 'agent' })], { total: 1 }))
    api.on(calls.oneUser, aUser({ role: 'agent' }))
    api.on(memberships.membershipOf, free)
    const { part } = await manage()
    expect(await part.findByText('Nothing has been charged.')).toBeVisible()
    expect(part.queryByRole('button', { name: 'Give complimentary months' })).toBeNull()
  })

  it('sends the months with the reason, and shows them', async () => {
    api.on(memberships.membershipOf, free)
    api.on(memberships.grantMonths, () => {
      const status = aFreePlan(0, { tier: 'premium', grantedUntil: aGrant.until, premiumUntil: aGrant.until })
      api.on(memberships.membershipOf, { ...free, status, grants: [aGrant] })
      return status
    })
    const { user, part, press } = await manage()
    const question = await press('Give complimentary months')
    await user.clear(question.getByLabelText('Months'))
    await user.type(question.getByLabelText('Months'), '3')
    await user.type(question.getByLabelText('Reason'), aGrant.reason)
    await user.click(question.getByRole('button', { name: 'Give 3 months' }))
    await expectToast({ title: 'Months Given', description: 'Rosa Adeyemi has 3 months, until 21 Feb 2027.' })
    const [sent] = api.asked(memberships.grantMonths)
    expect([sent?.params.userId, sent?.body]).toEqual([rosa.id, { months: 3, reason: aGrant.reason }])
    expect(await part.findByText(/^3 months, until 21 Feb 2027: A juror/)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it.each(['0', '25', '1.5', ''])('takes from 1 to 24 whole months, not “%s”', async (typed) => {
    const { user, press } = await manage()
    const question = await press('Give complimentary months')
    await user.clear(question.getByLabelText('Months'))
    if (typed) await user.type(question.getByLabelText('Months'), typed)
    await user.type(question.getByLabelText('Reason'), 'A juror')
    await user.click(question.getByRole('button', { name: 'Give months' }))
    expect(question.getByText('From 1 to 24 months')).toBeVisible()
    expect(api.asked(memberships.grantMonths)).toHaveLength(0)
  })

  it('gives none without a reason', async () => {
    const { user, press } = await manage()
    const question = await press('Give complimentary months')
    await user.click(question.getByRole('button', { name: 'Give 1 month' }))
    expect(question.getByText('Please say why')).toBeVisible()
    expect(api.asked(memberships.grantMonths)).toHaveLength(0)
  })

  it('shows what was given when the answer was lost, before it is given again', async () => {
    api.on(memberships.membershipOf, free)
    api.on(memberships.grantMonths, () => {
      api.on(memberships.membershipOf, { ...free, grants: [aGrant] })
      return refusal(503, 'This part is not available right now.')
    })
    const { user, part, press } = await manage()
    const question = await press('Give complimentary months')
    await user.type(question.getByLabelText('Reason'), 'A juror')
    await user.click(question.getByRole('button', { name: 'Give 1 month' }))
    await expectFailureToast('The months could not be given', 'This part is not available right now.')
    expect(await part.findByText(/^3 months, until/)).toBeVisible()
  })

  it('sends one key for each opening of the form, so that a lost answer gives nothing twice', async () => {
    api.on(memberships.membershipOf, free)
    api.on(memberships.grantMonths, refusal(503, 'This part is not available right now.'))
    const { user, press } = await manage()
    const question = await press('Give complimentary months')
    await user.type(question.getByLabelText('Reason'), 'A juror')
    for (const times of [1, 2]) {
      await user.click(question.getByRole('button', { name: 'Give 1 month' }))
      await waitFor(() => expect(api.asked(memberships.grantMonths)).toHaveLength(times))
      await waitFor(() => expect(question.getByRole('button', { name: 'Give 1 month' })).toBeEnabled())
    }
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    const again = await press('Give complimentary months')
    await user.type(again.getByLabelText('Reason'), 'A juror')
    await user.click(again.getByRole('button', { name: 'Give 1 month' }))
    await waitFor(() => expect(api.asked(memberships.grantMonths)).toHaveLength(3))
    const keys = api.asked(memberships.grantMonths).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
  })
})

describe('taking complimentary months back', () => {
  const granted = { tier: 'premium', grantedUntil: '2099-02-21T09:00:00.000Z' } as const

  it('is offered while there are some', async () => {
    api.on(memberships.membershipOf, { ...free, status: aFreePlan(0, { grantedUntil: '2020-02-21T09:00:00.000Z' }) })
    const { part } = await manage()
    expect(await part.findByText('Nothing has been charged.')).toBeVisible()
    expect(part.queryByRole('button', { name: 'Take complimentary months back' })).toBeNull()
  })

  it('asks why, and shows what is left', async () => {
    api.on(memberships.membershipOf, { ...free, status: aFreePlan(0, granted) })
    api.on(memberships.takeGrantBack, () => {
      api.on(memberships.membershipOf, free)
      return aFreePlan()
    })
    const { user, part, press } = await manage()
    const question = await press('Take complimentary months back')
    await user.click(question.getByRole('button', { name: 'Take months back' }))
    expect(question.getByText('Please say why')).toBeVisible()
    await user.type(question.getByLabelText('Reason'), 'Given by mistake')
    await user.click(question.getByRole('button', { name: 'Take months back' }))
    await expectToast({ title: 'Months Taken Back', description: 'Rosa Adeyemi has no complimentary months now.' })
    const [sent] = api.asked(memberships.takeGrantBack)
    expect([sent?.params.userId, sent?.body]).toEqual([rosa.id, { reason: 'Given by mistake' }])
    await waitFor(() => expect(part.queryByRole('button', { name: 'Take complimentary months back' })).toBeNull())
  })
})

describe('ending a membership', () => {
  const end = async (way: string, confirm: string) => {
    const { user, part, press } = await manage()
    const question = await press('End membership')
    await user.type(question.getByLabelText('Reason'), 'Asked by letter')
    expect(question.getByRole('button', { name: 'End membership' })).toBeDisabled()
    await user.click(question.getByRole('radio', { name: way }))
    expect(api.asked(memberships.endMembership)).toHaveLength(0)
    await user.click(question.getByRole('button', { name: confirm }))
    await waitFor(() => expect(api.asked(memberships.endMembership)).toHaveLength(1))
    return { part, body: api.asked(memberships.endMembership)[0]!.body }
  }

  it.each([
    ['Refund the year that runs', 'End and refund', true, 'The money goes back to the card.'],
    ['No refund', 'End membership', false, 'Nothing was refunded.'],
  ])('asks whether the money goes back: %s', async (way, confirm, refund, description) => {
    const ended = anAdministeredMembership({ status: aFreePlan(0, { state: refund ? 'refunded' : 'ended' }) })
    api.on(memberships.endMembership, () => {
      api.on(memberships.membershipOf, ended)
      return ended
    })
    const { part, body } = await end(way, confirm)
    expect(body).toEqual({ refund, reason: 'Asked by letter' })
    await expectToast({ title: 'Membership Ended', description })
    await waitFor(() => expect(part.queryByRole('button', { name: 'End membership' })).toBeNull())
  })

  it('says why it could not be done', async () => {
    api.on(memberships.endMembership, refusal(409, 'This membership is over already.'))
    await end('No refund', 'End membership')
    await expectFailureToast('The membership could not be ended', 'This membership is over already.')
  })
})

describe('refunding a payment', () => {
  const owed = { refundedGross: 0, refundToGross: 50, refundFailedAt: '2026-11-21T09:00:00.000Z' }

  it('gives back all or a part of any payment, once for an opening of the form', async () => {
    const part = aMembershipPayment({ refundedGross: 50, refundToGross: 50 })
    api.on(memberships.refundMembershipPayment, () => {
      api.on(memberships.membershipOf, anAdministeredMembership({ payments: [part] }))
      return anAdministeredMembership({ payments: [part] })
    })
    const { user, press, part: section } = await manage()
    const dialog = await press('Refund the payment of 20 Apr 2026')
    await user.click(dialog.getByRole('radio', { name: 'A part' }))
    const pounds = dialog.getByRole('textbox', { name: /Pounds/ })
    await user.type(pounds, '49,50')
    expect(dialog.getByText('Did you mean £49.50?')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Use £49.50' }))
    expect(pounds).toHaveValue('49.50')
    await user.clear(pounds)
    await user.type(pounds, '£50.00')
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'For the trouble')
    await user.click(dialog.getByRole('button', { name: 'Refund' }))
    await expectToast({ title: 'Payment Refunded', description: '£50.00 goes back to the card.' })
    expect(await section.findByText('£50.00 refunded')).toBeVisible()
    const [asked] = api.asked(memberships.refundMembershipPayment)
    expect(asked).toMatchObject({ body: { gross: 50, reason: 'For the trouble' } })
  })

  it('waits for the bank while a payment is disputed, with the deadline', async () => {
    const dispute = { status: 'needs_response', isOpen: true, gross: 216, dueAt: '2026-12-01T09:00:00.000Z' }
    api.on(memberships.membershipOf, anAdministeredMembership({ payments: [aMembershipPayment({ dispute })] }))
    const { part } = await manage()
    expect(await part.findByText('£216.00 disputed: answer by 1 Dec 2026')).toBeVisible()
    expect(part.queryByRole('button', { name: /^Refund/ })).toBeNull()
  })

  it('shows a refund that the bank sent back, and takes that it was paid back in another way', async () => {
    api.on(memberships.membershipOf, anAdministeredMembership({ payments: [aMembershipPayment(owed)] }))
    api.on(memberships.refundMembershipPayment, anAdministeredMembership())
    const { user, press, part } = await manage()
    expect(await part.findByText('The bank sent a refund of £50.00 back')).toBeVisible()
    const dialog = await press('Refund the payment of 20 Apr 2026')
    await user.click(dialog.getByRole('radio', { name: 'It was paid back in another way' }))
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'By transfer')
    await user.click(dialog.getByRole('button', { name: 'Note as paid back' }))
    await expectToast({ title: 'Payment Refunded', description: 'It is noted as paid back.' })
  })
})
