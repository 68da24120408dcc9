import { offerAdministrationCalls as calls, type Discrepancy, type Transaction } from '@storyright/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { anAcceptedOffer, anOffer } from '../../testing/offer-samples.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { TransactionsPage } from './transactions.tsx'

const held: Transaction = {
  offerId: anOffer().id,
  offerStatus: 'pending',
  listing: { id: '7', title: 'The Moonstone', author: 'Wilkie Collins' },
  producer: { id: anOffer().userId, firstName: 'Rosa', lastName: 'Adeyemi', companyName: 'Saltmarsh Pictures' },
  amount: 18_000,
  paymentStatus: 'held',
  heldAt: '2026-11-17T09:15:00.000Z',
  holdExpiresAt: '2026-11-24T09:15:00.000Z',
  capturedAt: null,
  releasedAt: null,
  refundedAmount: 0,
  refundedAt: null,
  disputeStatus: null,
  createdAt: '2026-11-17T09:14:00.000Z',
}
const captured: Transaction = {
  ...held,
  offerId: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a02',
  offerStatus: 'accepted',
  paymentStatus: 'captured',
  capturedAt: '2026-11-19T16:40:00.000Z',
}
let api: ReturnType<typeof fakeApi>
let rows: Transaction[]
beforeEach(() => {
  rows = [held, captured]
  api = fakeApi()
  api.on(calls.listTransactions, () => listed(rows, { total: rows.length }))
  api.on(calls.listDiscrepancies, [])
})
const open = (search = '') =>
  renderPage(<TransactionsPage />, { path: '/admin/transactions', at: `/admin/transactions${search}` })

describe('the transactions', () => {
  it('show whose money is where, and since when', async () => {
    open()
    const [, first, second] = (await screen.findAllByRole('row')).map((row) => within(row))
    for (const text of ['Rosa Adeyemi', 'Saltmarsh Pictures', '£18,000', 'Held', '17 Nov 2026', '24 Nov 2026'])
      expect(first!.getByText(text)).toBeVisible()
    expect(second!.getByText('19 Nov 2026')).toBeVisible()
  })

  it('offer Capture and Release only for what is held for a pending offer', async () => {
    open()
    const [, first, second] = (await screen.findAllByRole('row')).map((row) => within(row))
    expect(first!.getByRole('button', { name: /^Capture/ })).toBeVisible()
    expect(second!.queryByRole('button')).toBeNull()
  })

  it('are filtered by status and days, which stand in the address', async () => {
    const { user } = open('?from=2026-11-01')
    await screen.findAllByRole('row')
    await user.selectOptions(screen.getByLabelText('Status'), 'Captured')
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } })
    await waitFor(() => expect(where()).toBe('/admin/transactions?status=captured&from=2026-11-01&to=2026-11-20'))
    await waitFor(() => {
      const query = api.asked(calls.listTransactions).at(-1)!.query
      expect(Object.fromEntries(query)).toMatchObject({ status: 'captured', from: '2026-11-01', to: '2026-11-20' })
    })
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    await waitFor(() => expect(where()).toBe('/admin/transactions'))
  })

  it('are not asked for from a later to an earlier day', async () => {
    open('?from=2026-11-20&to=2026-11-01')
    expect(await screen.findByText('The end is before the beginning')).toBeVisible()
    expect(api.asked(calls.listTransactions)).toHaveLength(0)
  })

  it('come page by page', async () => {
    api.on(calls.listTransactions, ({ query }) =>
      query.get('cursor') === 'c2'
        ? listed([captured], { total: 2 })
        : listed([held], { total: 2, next: '/api/admin/transactions?cursor=c2' }),
    )
    const { user } = open()
    expect(await screen.findByText('Showing 1 of 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Load More' }))
    expect(await screen.findByText('Showing 2 of 2')).toBeVisible()
  })

  it('say when there are none, and when they could not be read', async () => {
    rows = []
    const { unmount } = open()
    expect(await screen.findByRole('heading', { name: 'No transactions' })).toBeVisible()
    unmount()
    api.on(calls.listTransactions, refusal(503, 'Away.'))
    open()
    expect(await screen.findByText('The transactions could not be read.')).toBeVisible()
  })
})

describe('deciding in the agent’s place', () => {
  const decide = async (deed: 'Capture' | 'Release') => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${deed}`) }))
    const question = within(await screen.findByRole('alertdialog', { name: `${deed} £18,000 for “The Moonstone”?` }))
    await user.click(question.getByRole('button', { name: deed }))
  }

  it('captures what is held', async () => {
    api.on(calls.captureTransaction, () => {
      rows = [{ ...held, offerStatus: 'accepted', paymentStatus: 'captured' }]
      return anAcceptedOffer()
    })
    await decide('Capture')
    await waitFor(() => expect(openToast()?.title).toBe('Payment Captured'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Capture/ })).toBeNull())
  })

  it('releases what is held', async () => {
    api.on(calls.releaseTransaction, anOffer({ status: 'rejected', paymentStatus: 'released' }))
    await decide('Release')
    await waitFor(() => expect(openToast()?.title).toBe('Hold Released'))
    expect(api.asked(calls.releaseTransaction)[0]?.params.offerId).toBe(held.offerId)
  })

  it('says why it could not be done', async () => {
    api.on(calls.captureTransaction, refusal(409, 'This offer is no longer pending.'))
    await decide('Capture')
    await waitFor(() =>
      expect(openToast()).toMatchObject({
        title: 'Capture failed',
        description: 'This offer is no longer pending.',
        variant: 'destructive',
      }),
    )
  })
})

describe('the discrepancies', () => {
  const found: Discrepancy = {
    id: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a09',
    kind: 'captured_without_acceptance',
    offerId: held.offerId,
    intentId: null,
    settlements: [],
    foundAt: '2026-11-18T08:00:00.000Z',
    says: 'The provider holds £18,000 for an offer that was rejected.',
    settledAt: null,
  }
  it('name what a person has to look at', async () => {
    api.on(calls.listDiscrepancies, [found])
    open()
    expect(await screen.findByText(found.says)).toBeVisible()
    expect(screen.getByText('1 open')).toBeVisible()
  })

  it('say when the books agree', async () => {
    open()
    expect(await screen.findByText(/agree on every hold/)).toBeVisible()
  })
})
