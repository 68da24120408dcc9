import { offerAdministrationCalls as calls, offerCalls, type Transaction } from '@storyright/contracts/http'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { anAuditEntry } from '../../testing/audit-samples.ts'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { anAcceptedOffer, anOffer, someContacts } from '../../testing/offer-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import {
  agentOfHeld as agent,
  capturedTransaction as captured,
  heldTransaction as held,
} from '../../testing/transaction-samples.ts'
import { TransactionsPage } from './transactions.tsx'

const { producer } = held
let api: ReturnType<typeof fakeApi>
let rows: Transaction[]
beforeEach(() => {
  rows = [held, captured]
  api = fakeApi()
  api.on(calls.listTransactions, () => listed(rows, { total: rows.length }))
  api.on(calls.listDiscrepancies, [])
  api.on(calls.offersAudit, listed([], { total: 0 }))
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

  it('lead to the offer where its money waits for an answer', async () => {
    open('?status=held')
    const [, first, second] = (await screen.findAllByRole('row')).map((row) => within(row))
    const review = first!.getByRole('link', { name: 'Review the hold for The Moonstone' })
    expect(review).toHaveAttribute('href', `/admin/transactions?status=held&offer=${held.offerId}`)
    expect(second!.queryByRole('link', { name: /^Review/ })).toBeNull()
  })

  it('are searched on the server, and saved as a file with the same filters', async () => {
    const { user } = open('?status=held')
    await user.type(await screen.findByLabelText('Search transactions'), 'salt marsh')
    await waitFor(() => expect(where()).toBe('/admin/transactions?status=held&search=salt+marsh'))
    await waitFor(() => {
      const query = api.asked(calls.listTransactions).at(-1)!.query
      expect(Object.fromEntries(query)).toMatchObject({ search: 'salt marsh', status: 'held' })
    })
    const csv = screen.getByRole('link', { name: /^Export CSV.*Transactions$/ })
    expect(csv).toHaveAttribute('href', '/api/admin/transactions.csv?search=salt+marsh&status=held')
  })

  it('are filtered by status and days, which stand in the address', async () => {
    const { user } = open('?from=2026-11-01')
    await screen.findAllByRole('row')
    await user.selectOptions(screen.getByLabelText('Status'), 'Captured')
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } })
    await waitFor(() => expect(where()).toBe('/admin/transactions?from=2026-11-01&status=captured&to=2026-11-20'))
    await waitFor(() => {
      const query = api.asked(calls.listTransactions).at(-1)!.query
      expect(Object.fromEntries(query)).toMatchObject({ status: 'captured', from: '2026-11-01', to: '2026-11-20' })
    })
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    await waitFor(() => expect(where()).toBe('/admin/transactions'))
  })

  it('take a day once its year is whole', async () => {
    open()
    await screen.findAllByRole('row')
    const from = screen.getByLabelText('From')
    fireEvent.change(from, { target: { value: '0202-11-21' } })
    expect(from).toHaveValue('0202-11-21')
    expect(where()).toBe('/admin/transactions')
    fireEvent.change(from, { target: { value: '2026-11-21' } })
    await waitFor(() => expect(where()).toBe('/admin/transactions?from=2026-11-21'))
  })

  it('are not asked for from a later to an earlier day', async () => {
    open('?from=2026-11-20&to=2026-11-01')
    expect(await screen.findByText('The end is before the beginning')).toBeVisible()
    expect(api.asked(calls.listTransactions).filter(({ query }) => query.get('to'))).toHaveLength(0)
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

describe('the figures', () => {
  it('count the holds of a kind, each as a link to those it counts', async () => {
    const month = new Date().toISOString().slice(0, 7)
    const totals: Record<string, number> = { held: 4, captured: 1_203, released: 1, failed: 0 }
    api.on(calls.listTransactions, ({ query }) =>
      listed(rows, { total: totals[query.get('status') ?? ''] ?? rows.length }),
    )
    const { user } = open()
    expect(await screen.findByRole('link', { name: /^Held now\s*4/ })).toHaveAttribute(
      'href',
      '/admin/transactions?status=held',
    )
    expect(screen.getByRole('link', { name: /^Failed\s*0/ })).toBeVisible()
    await user.click(screen.getByRole('link', { name: /^Captured\s*1,203/ }))
    await waitFor(() => expect(where()).toBe(`/admin/transactions?status=captured&from=${month}-01`))
    expect(await screen.findByText('Showing 2 of 1,203')).toBeVisible()
  })

  it('fail alone, to be tried again', async () => {
    api.on(calls.listTransactions, ({ query }) =>
      query.get('status') === 'held' ? refusal(503, 'Away.') : listed(rows, { total: 2 }),
    )
    const { user } = open()
    await screen.findByText('The figures could not be read.')
    expect(await screen.findByRole('table', { name: /^Transactions/ })).toBeVisible()
    api.on(calls.listTransactions, () => listed(rows, { total: 2 }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /^Held now\s*2/ })).toBeVisible()
  })
})

describe('what became of a charge', () => {
  it('shows what was refunded, and the state of a dispute in words', async () => {
    const refundedAt = '2026-11-21T10:00:00.000Z'
    rows = [{ ...captured, refundedAmount: 5_000, refundedAt, disputeStatus: 'needs_response' }]
    open()
    const [, row] = (await screen.findAllByRole('row')).map((one) => within(one))
    expect(row!.getByText('£5,000 refunded 21 Nov 2026')).toBeVisible()
    expect(row!.getByText('Disputed: an answer is due')).toBeVisible()
  })
})

describe('an offer', () => {
  it('opens over the transactions, with its terms, contacts and history, and leaves the list as it was', async () => {
    api.on(offerCalls.getOffer, anAcceptedOffer({ contacts: someContacts }))
    const { user } = open('?status=captured')
    await user.click((await screen.findAllByRole('link', { name: 'Offer 6f0a3f64' }))[0]!)
    const sheet = within(await screen.findByRole('dialog', { name: 'Offer 6f0a3f64' }))
    expect(await sheet.findByRole('heading', { name: 'Rights offered' })).toBeVisible()
    for (const text of ['rosa@saltmarsh.test', 'marlowe@fenn.test', 'The producer submitted the offer'])
      expect(await sheet.findByText(text)).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(where()).toBe('/admin/transactions?status=captured'))
  })

  it('names both sides with the way to their accounts, and what administrators did', async () => {
    api.on(offerCalls.getOffer, anOffer({ producer, agent }))
    api.on(calls.offersAudit, ({ query }) =>
      listed(query.get('offerId') === held.offerId ? [anAuditEntry()] : [], { total: 1 }),
    )
    const { user } = open(`?offer=${held.offerId}`)
    const sheet = within(await screen.findByRole('dialog', { name: 'Offer 6f0a3f64' }))
    const link = await sheet.findByRole('link', { name: 'Rosa Adeyemi, Saltmarsh Pictures' })
    expect(link).toHaveAttribute('href', `/admin-dashboard?search=${producer.id}`)
    expect(sheet.getByRole('link', { name: 'Marlowe Fenn, Fenn & Vale' })).toBeVisible()
    const audit = within(await sheet.findByRole('table', { name: /^What administrators did to this offer/ }))
    for (const text of ['Hold released', 'Ada Whitlock', 'Made by mistake.'])
      expect(audit.getByText(text)).toBeVisible()
    // The transactions beneath have an order of their own.
    await user.click(audit.getByRole('button', { name: 'When' }))
    await waitFor(() => expect(where()).toBe(`/admin/transactions?offer=${held.offerId}&sort-audit=when`))
    await waitFor(() => expect(api.asked(calls.offersAudit).at(-1)!.query.get('sort')).toBe('when'))
    expect(api.asked(calls.listTransactions).at(-1)!.query.get('sort')).toBeNull()
  })

  it('that nobody knows is said to be so', async () => {
    api.on(offerCalls.getOffer, refusal(404, 'No such offer.'))
    open(`?offer=${held.offerId}`)
    expect(await screen.findByRole('heading', { name: 'Offer not found' })).toBeVisible()
  })
})
