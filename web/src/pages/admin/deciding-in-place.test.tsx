import { offerAdministrationCalls as calls, offerCalls, type Transaction } from '@storyright/contracts/http'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectFailureToast } from '../../testing/expect-toast.ts'
import { fakeApi, listed, problem, refusal } from '../../testing/fake-api.ts'
import { anAcceptedOffer, anOffer } from '../../testing/offer-samples.ts'
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
    await screen.findByRole('heading', { name: 'Rights offered' })
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
    const { round, dealHash } = anOffer()
    expect(api.asked(calls.captureTransaction)[0]?.body).toEqual({ reason: 'By telephone.', round, dealHash })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Capture' })).toBeNull())
  })

  it('shows the terms that stand by now beside those that were read, and captures only once these were read', async () => {
    const later = { round: 2, rounds: 2, dealHash: 'ef56'.repeat(16), offerPrice: 15_000 }
    const changed = { status: 409, detail: 'Other terms stand by now.', code: 'ROUND_CHANGED' } as const
    api.on(calls.captureTransaction, ({ body }) => {
      api.on(offerCalls.getOffer, anOffer({ producer, agent, ...later }))
      return (body as { round: number }).round === 1 ? problem(changed) : anAcceptedOffer({ producer, agent, ...later })
    })
    await decide('Capture')
    const question = within(await screen.findByRole('alertdialog', { name: /^Capture £15,000/ }))
    expect(question.getByText('£18,000').closest('del')).toBeVisible()
    expect(question.getByLabelText('Reason')).toHaveValue(' By telephone. ')
    fireEvent.click(question.getByRole('button', { name: 'Capture £15,000' }))
    await waitFor(() => expect(openToast()?.title).toBe('Payment Captured'))
    expect(api.asked(calls.captureTransaction)[1]?.body).toMatchObject({ round: 2, dealHash: later.dealHash })
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
