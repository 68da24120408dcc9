import {
  offerAdministrationCalls as calls,
  type Discrepancy,
  offerCalls,
  type Transaction,
} from '@storyright/contracts/http'
import { discrepancyKinds } from '@storyright/contracts/vocabulary'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { discrepancyLabels } from '../../entities/offer/discrepancy-labels.ts'
import { anAuditEntry } from '../../testing/audit-samples.ts'
import { expectFailureToast } from '../../testing/expect-toast.ts'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { anAcceptedOffer, anOffer, someContacts } from '../../testing/offer-samples.ts'
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
const producer = held.producer
const agent = { id: anOffer().listing.agentId, firstName: 'Marlowe', lastName: 'Fenn', companyName: 'Fenn & Vale' }
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
    const csv = screen.getByRole('link', { name: 'Export CSV' })
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

describe('deciding in the agent’s place', () => {
  beforeEach(() => api.on(offerCalls.getOffer, anOffer({ producer, agent })))
  const ask = async (action: 'Capture' | 'Release') => {
    const { user } = open(`?offer=${held.offerId}`)
    await user.click(await screen.findByRole('button', { name: action }))
    const question = within(await screen.findByRole('alertdialog', { name: `${action} £18,000 for “The Moonstone”?` }))
    const answer = () => user.click(question.getByRole('button', { name: new RegExp(`^${action}`) }))
    return { user, question, answer }
  }
  const decide = async (action: 'Capture' | 'Release') => {
    const { user, question, answer } = await ask(action)
    await user.type(question.getByLabelText('Reason'), ' By telephone. ')
    await answer()
  }

  it('repeats whose money it is, and asks why first', async () => {
    const { question, answer } = await ask('Capture')
    for (const text of ['£18,000', 'Rosa Adeyemi, Saltmarsh Pictures', 'The Moonstone, by Wilkie Collins'])
      expect(question.getByText(text)).toBeVisible()
    await answer()
    expect(await question.findByText('Please say why')).toBeVisible()
    expect(api.asked(calls.captureTransaction)).toHaveLength(0)
  })

  it('is not offered once the offer is decided', async () => {
    api.on(offerCalls.getOffer, anAcceptedOffer({ producer, agent }))
    open(`?offer=${held.offerId}`)
    await screen.findByRole('heading', { name: 'What was offered on' })
    expect(screen.queryByRole('button', { name: 'Capture' })).toBeNull()
  })

  it('captures what is held', async () => {
    api.on(calls.captureTransaction, () => {
      rows = [{ ...held, offerStatus: 'accepted', paymentStatus: 'captured' }]
      api.on(offerCalls.getOffer, anAcceptedOffer({ producer, agent }))
      return anAcceptedOffer({ producer, agent })
    })
    await decide('Capture')
    await waitFor(() => expect(openToast()?.title).toBe('Payment Captured'))
    expect(api.asked(calls.captureTransaction)[0]?.body).toEqual({ reason: 'By telephone.' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Capture' })).toBeNull())
  })

  it('releases what is held', async () => {
    api.on(calls.releaseTransaction, anOffer({ status: 'rejected', paymentStatus: 'released' }))
    await decide('Release')
    await waitFor(() => expect(openToast()?.title).toBe('Hold Released'))
    const [asked] = api.asked(calls.releaseTransaction)
    expect(asked).toMatchObject({ params: { offerId: held.offerId }, body: { reason: 'By telephone.' } })
  })

  it('says why it could not be done', async () => {
    api.on(calls.captureTransaction, refusal(409, 'This offer is no longer pending.'))
    await decide('Capture')
    await expectFailureToast('Capture failed', 'This offer is no longer pending.')
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
    expect(await sheet.findByRole('heading', { name: 'What was offered on' })).toBeVisible()
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
    open(`?offer=${held.offerId}`)
    const sheet = within(await screen.findByRole('dialog', { name: 'Offer 6f0a3f64' }))
    const link = await sheet.findByRole('link', { name: 'Rosa Adeyemi, Saltmarsh Pictures' })
    expect(link).toHaveAttribute('href', `/admin-dashboard?search=${producer.id}`)
    expect(sheet.getByRole('link', { name: 'Marlowe Fenn, Fenn & Vale' })).toBeVisible()
    const audit = within(await sheet.findByRole('table', { name: /^What administrators did to this offer/ }))
    for (const text of ['Hold released', 'Ada Whitlock', 'Made by mistake.'])
      expect(audit.getByText(text)).toBeVisible()
  })

  it('that nobody knows is said to be so', async () => {
    api.on(offerCalls.getOffer, refusal(404, 'No such offer.'))
    open(`?offer=${held.offerId}`)
    expect(await screen.findByRole('heading', { name: 'Offer not found' })).toBeVisible()
  })
})

describe('the discrepancies', () => {
  const found: Discrepancy = {
    id: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a09',
    kind: 'captured_without_acceptance',
    offerId: held.offerId,
    intentId: 'pi_1',
    settlements: ['refund', 'accept'],
    foundAt: '2026-11-18T08:00:00.000Z',
    about: {
      offerStatus: 'pending',
      paymentStatus: 'captured',
      amount: 18_000,
      listing: held.listing,
      producer,
      agent,
    },
    says: 'The provider has taken £18,000 for an offer that was rejected.',
    settledAt: null,
  }

  it('say in words what a person has to look at, and lead to the offer', async () => {
    rows = []
    api.on(calls.listDiscrepancies, [found])
    open()
    expect(await screen.findByText('Charged without an acceptance', { selector: 'b' })).toBeVisible()
    for (const text of [found.says, 'Payment pi_1', '1 open']) expect(screen.getByText(text)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Offer 6f0a3f64' })
    expect(link).toHaveAttribute('href', `/admin/transactions?offer=${held.offerId}`)
  })

  it('are told in a sentence that leads to the listing and to both sides', async () => {
    api.on(calls.listDiscrepancies, [
      found,
      { ...found, id: agent.id, kind: 'unknown_to_us', offerId: null, about: null },
    ])
    open()
    const [told, ofNobody] = await within(await screen.findByRole('region', { name: 'Discrepancies' })).findAllByRole(
      'listitem',
    )
    expect(told).toHaveTextContent(
      '£18,000 was charged to Rosa Adeyemi, Saltmarsh Pictures’s card for The Moonstone, and nobody accepted the offer here. The offer is still pending. Its agent is Marlowe Fenn, Fenn & Vale.',
    )
    const links = { 'The Moonstone': '/listing/7', 'Marlowe Fenn, Fenn & Vale': `/admin-dashboard?search=${agent.id}` }
    for (const [name, href] of Object.entries(links))
      expect(within(told!).getByRole('link', { name })).toHaveAttribute('href', href)
    expect(ofNobody).toHaveTextContent('The card provider has a payment of ours that belongs to no offer here.')
  })

  it('have words of their own for every kind', () => {
    expect(new Set(discrepancyKinds.map((kind) => discrepancyLabels[kind])).size).toBe(discrepancyKinds.length)
  })

  it('say when the books agree', async () => {
    open()
    expect(await screen.findByText(/agree on every hold/)).toBeVisible()
  })

  it.each([
    ['refund', 'Refund', 'The money goes back to the card.'],
    ['accept', 'Accept after all', 'The offer is accepted.'],
  ] as const)('are settled by %s, with a reason', async (how, label, done) => {
    const settledAt = '2026-11-21T10:00:00.000Z'
    let discrepancies = [found]
    api.on(calls.listDiscrepancies, () => discrepancies)
    api.on(calls.settleDiscrepancy, () => {
      discrepancies = [{ ...found, settledAt, settlements: [] }]
      return discrepancies[0]!
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Settle Charged without an acceptance' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('radio', { name: label }))
    await user.click(question.getByRole('button', { name: label }))
    expect(await question.findByText('Please say why')).toBeVisible()
    expect(api.asked(calls.settleDiscrepancy)).toHaveLength(0)
    await user.type(question.getByLabelText('Reason'), 'Agreed by telephone.')
    await user.click(question.getByRole('button', { name: label }))
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Discrepancy Settled', description: done }))
    expect(api.asked(calls.settleDiscrepancy)[0]?.body).toEqual({ how, note: 'Agreed by telephone.' })
    expect(await screen.findByText('Settled 21 Nov 2026, 10:00')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Settle/ })).toBeNull()
  })

  it('are only looked at where nothing here settles them', async () => {
    api.on(calls.listDiscrepancies, [{ ...found, settlements: [] }])
    open()
    await screen.findByText(found.says)
    expect(screen.queryByRole('button', { name: /^Settle/ })).toBeNull()
  })

  it('say why one could not be settled, and keep the reason that was typed', async () => {
    api.on(calls.listDiscrepancies, [{ ...found, settlements: ['noted'] }])
    api.on(calls.settleDiscrepancy, refusal(409, 'This was settled already.'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Settle/ }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.queryByRole('radio')).toBeNull()
    await user.type(question.getByLabelText('Reason'), 'Refunded by hand.')
    await user.click(question.getByRole('button', { name: 'Note as settled' }))
    await waitFor(() => expect(openToast()?.description).toBe('This was settled already.'))
    expect(question.getByLabelText('Reason')).toHaveValue('Refunded by hand.')
  })
})
