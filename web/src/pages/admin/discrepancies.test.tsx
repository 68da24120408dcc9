import { offerAdministrationCalls as calls, type Discrepancy, type Transaction } from '@storyright/contracts/http'
import { discrepancyKinds } from '@storyright/contracts/vocabulary'
import { screen, waitFor, within } from '@testing-library/react'
import { discrepancyLabels } from '../../entities/offer/discrepancy-labels.ts'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { openToast, renderPage } from '../../testing/render-page.tsx'
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
    expect(ofNobody).toHaveTextContent('The card provider has a payment that matches no offer here.')
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
    expect(screen.queryByRole('button', { name: /^Settle\b/ })).toBeNull()
  })

  it('are only looked at where nothing here settles them', async () => {
    api.on(calls.listDiscrepancies, [{ ...found, settlements: [] }])
    open()
    await screen.findByText(found.says)
    expect(screen.queryByRole('button', { name: /^Settle\b/ })).toBeNull()
  })

  it('say why one could not be settled, and keep the reason that was typed', async () => {
    api.on(calls.listDiscrepancies, [{ ...found, settlements: ['noted'] }])
    api.on(calls.settleDiscrepancy, refusal(409, 'This was settled already.'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Settle\b/ }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.queryByRole('radio')).toBeNull()
    await user.type(question.getByLabelText('Reason'), 'Refunded by hand.')
    await user.click(question.getByRole('button', { name: 'Note as settled' }))
    await waitFor(() => expect(openToast()?.description).toBe('This was settled already.'))
    expect(question.getByLabelText('Reason')).toHaveValue('Refunded by hand.')
  })
})
