import { membershipAdministrationCalls as calls, offerAdministrationCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { aMembershipPayment } from '../../testing/membership-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { TransactionsPage } from './transactions.tsx'

const paid = aMembershipPayment()
const refunded = aMembershipPayment({
  id: '9a0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a02',
  person: { firstName: '', lastName: '', companyName: null },
  status: 'refunded',
  refundedAt: '2026-05-02T09:00:00.000Z',
})
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(offerAdministrationCalls.listTransactions, listed([], { total: 0 }))
  api.on(offerAdministrationCalls.listDiscrepancies, [])
  api.on(calls.membershipPayments, listed([paid, refunded], { total: 2 }))
})
const open = (search = '?tab=membership') =>
  renderPage(<TransactionsPage />, { path: '/admin/transactions', at: `/admin/transactions${search}` })

describe('the payments for memberships', () => {
  it('stand in a tab beside the offers’, which the address keeps', async () => {
    const { user } = open('?status=captured')
    expect(await screen.findByRole('heading', { name: 'No transactions' })).toBeVisible()
    expect(api.asked(calls.membershipPayments)).toHaveLength(0)
    await user.click(screen.getByRole('tab', { name: 'Membership' }))
    expect(await screen.findByRole('table', { name: /^Membership payments/ })).toBeVisible()
    expect(where()).toBe('/admin/transactions?tab=membership')
    await user.click(screen.getByRole('tab', { name: 'Offers' }))
    await waitFor(() => expect(where()).toBe('/admin/transactions'))
  })

  it('show who paid what for which year, and what became of it', async () => {
    open()
    const [, first, second] = (await screen.findAllByRole('row')).map((row) => within(row))
    for (const text of ['Rosa Adeyemi', 'Saltmarsh Pictures', 'First year', '£216.00', 'Paid', 'SR-000001'])
      expect(first!.getByText(text)).toBeVisible()
    expect(first!.getByRole('link', { name: 'SR-000001' })).toHaveAttribute('download', 'SR-000001.pdf')
    for (const text of ['A closed account', 'Refunded', '2 May 2026']) expect(second!.getByText(text)).toBeVisible()
  })

  it('are filtered by their status, which stands in the address', async () => {
    const { user } = open()
    await screen.findAllByRole('row')
    await user.selectOptions(screen.getByLabelText('Status'), 'Refunded')
    await waitFor(() => expect(where()).toBe('/admin/transactions?tab=membership&status=refunded'))
    await waitFor(() => expect(api.asked(calls.membershipPayments).at(-1)?.query.get('status')).toBe('refunded'))
    await user.selectOptions(screen.getByLabelText('Status'), 'All statuses')
    await waitFor(() => expect(where()).toBe('/admin/transactions?tab=membership'))
  })

  it('come page by page', async () => {
    api.on(calls.membershipPayments, ({ query }) =>
      query.get('cursor') === 'c2'
        ? listed([refunded], { total: 2 })
        : listed([paid], { total: 2, next: '/api/admin/membership-payments?cursor=c2' }),
    )
    const { user } = open()
    expect(await screen.findByText('Showing 1 of 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Load More' }))
    expect(await screen.findByText('Showing 2 of 2')).toBeVisible()
  })

  it('say when there are none, and when they could not be read', async () => {
    api.on(calls.membershipPayments, listed([], { total: 0 }))
    const { unmount } = open()
    expect(await screen.findByRole('heading', { name: 'No payments' })).toBeVisible()
    unmount()
    api.on(calls.membershipPayments, refusal(503, 'Away.'))
    open()
    expect(await screen.findByText('The payments could not be read.')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Offers' })).toBeVisible()
  })
})
