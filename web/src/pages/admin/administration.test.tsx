import {
  chainOfTitleCalls,
  enrichmentCalls,
  moderationCalls,
  offerAdministrationCalls,
  peopleAdministrationCalls,
  supportCalls,
} from '@storyright/contracts/http'
import { screen, within } from '@testing-library/react'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AdministrationPage } from './administration.tsx'
import { lastDayOfHoldsNearEnd } from './use-queues.ts'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  const counted = (total: number) => listed([], { total })
  api.on(offerAdministrationCalls.listTransactions, counted(0))
  api.on(offerAdministrationCalls.listDiscrepancies, [])
  api.on(peopleAdministrationCalls.listPendingAgents, counted(2))
  api.on(moderationCalls.moderationQueue, counted(1))
  api.on(supportCalls.supportQueue, counted(0))
  api.on(chainOfTitleCalls.listChainDocuments, [])
  api.on(enrichmentCalls.enrichmentsThatWait, counted(1_204))
})
const open = () => renderPage(<AdministrationPage />, { path: '/admin' })
const rows = async () => {
  await screen.findByRole('link', { name: 'Review' })
  return within(screen.getByRole('list', { name: 'To do' })).getAllByRole('listitem')
}

describe('the administrator’s home', () => {
  it('opens with the most urgent queue in one sentence, and one button', async () => {
    open()
    expect(await screen.findByRole('heading', { name: '2 agent applications to review' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/admin-dashboard?tab=applications')
  })

  it('gives every queue with its number and the way to it, empty ones last', async () => {
    open()
    const shown = (await rows()).map(
      (row) => [row.querySelector('b')?.textContent, within(row).getByRole('link')] as const,
    )
    expect(shown.map(([count, link]) => `${count} ${link.textContent}`)).toEqual([
      '2 Agent applications',
      '1 Flags',
      '1,204 Unmatched enrichment',
      '0 Holds near their end',
      '0 Discrepancies',
      '0 Questions',
      '0 Chain of title',
    ])
    expect((await rows())[1]).toHaveTextContent('Flagged by readers, or held for review')
    expect(shown.find(([, link]) => link.textContent === 'Unmatched enrichment')?.[1]).toHaveAttribute(
      'href',
      '/data-enrichment?tab=choose&state=choosing',
    )
  })

  it('counts the holds that end within two days by the day they were made, and leads to the same ones', async () => {
    api.on(offerAdministrationCalls.listTransactions, listed([], { total: 3 }))
    open()
    expect(await screen.findByRole('heading', { name: '3 holds end within two days' })).toBeVisible()
    const { query } = api.asked(offerAdministrationCalls.listTransactions)[0]!
    expect(lastDayOfHoldsNearEnd(new Date('2026-11-28T10:00:00.000Z'))).toBe('2026-11-23')
    expect([query.get('status'), query.get('to')]).toEqual(['held', lastDayOfHoldsNearEnd(new Date())])
    expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute(
      'href',
      `/admin/transactions?status=held&to=${query.get('to')}`,
    )
  })

  it('lets a queue that failed fail alone, and counts it again', async () => {
    api.on(moderationCalls.moderationQueue, refusal(503, 'Away.'))
    const { user } = open()
    const [, flags] = await rows()
    expect(flags).toHaveTextContent('This queue could not be counted.')
    api.on(moderationCalls.moderationQueue, listed([], { total: 5 }))
    await user.click(within(flags!).getByRole('button', { name: 'Try again Flags' }))
    expect(await screen.findByText('5')).toBeVisible()
    expect(flags).toBeVisible() // the same list as before: it was not taken away while the queue was counted
  })

  it('says when nothing waits', async () => {
    for (const call of [
      peopleAdministrationCalls.listPendingAgents,
      moderationCalls.moderationQueue,
      enrichmentCalls.enrichmentsThatWait,
    ])
      api.on(call, listed([], { total: 0 }))
    open()
    expect(await screen.findByRole('heading', { name: 'Nothing needs your attention' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Review' })).toBeNull()
  })

  it('has the way to every page beside it, in groups', async () => {
    open()
    const side = within(screen.getByRole('navigation', { name: 'Administration' }))
    expect(side.getByRole('link', { name: 'Overview', current: 'page' })).toBeVisible()
    expect(side.getAllByRole('link', { current: 'page' })).toHaveLength(1)
    expect(side.getByRole('link', { name: 'Transactions' })).toHaveAttribute('href', '/admin/transactions')
  })
})
