import { moderationCalls as calls, type Flagged, identityCalls } from '@storyright/contracts/http'
import { moderationActions } from '@storyright/contracts/vocabulary'
import { screen, within } from '@testing-library/react'
import { deedIn } from '../../features/moderation/moderation-audit.tsx'
import { type Asked, fakeApi, listed } from '../../testing/fake-api.ts'
import { aFlagged, aModerationEntry, aModerator } from '../../testing/moderation-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { ModerationPage } from './moderation.tsx'

const first = aFlagged({ editedAt: '2026-11-20T09:00:00.000Z' })
const second = aFlagged({
  id: '7d0c0e0a-3c38-4bb5-9d0b-0f6f4f9a7b02',
  subject: 'post',
  subjectId: '7d0c0e0a-3c38-4bb5-9d0b-0f6f4f9a7c02',
  text: 'Who knows this **buyer**?',
  title: 'A buyer from Leeds',
  discussion: { category: 'general', isLocked: false, isSticky: false },
  link: '/forum/7d0c0e0a-3c38-4bb5-9d0b-0f6f4f9a7c02',
  author: { id: '5f6c0e0a-3c38-4bb5-9d0b-0f6f4f9a7a09', firstName: 'Owen', lastName: 'Prys' },
})
let api: ReturnType<typeof fakeApi>
let rows: Flagged[]
/** The service: what is decided leaves the queue. */
function decideThere({ params, body }: Asked): Flagged {
  const decided = rows.find(({ id }) => id === params.flagId)!
  const { action } = body as { action: string }
  const status = action === 'keep' ? 'kept' : action === 'remove' ? 'removed' : decided.status
  if (status !== decided.status) rows = rows.filter((row) => row !== decided)
  return { ...decided, status }
}
beforeEach(() => {
  rows = [first, second]
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ id: aModerator.id, role: 'admin', membershipTier: 'premium' }))
  api.on(calls.moderationQueue, ({ query }) => {
    const asked = rows.filter(({ status }) => status === query.get('status'))
    return listed(asked, { total: asked.length })
  })
  api.on(calls.moderate, decideThere)
})
const open = (search = '') =>
  renderPage(<ModerationPage />, { path: '/admin/moderation', at: `/admin/moderation${search}` })
const reading = async (name: string) => within(await screen.findByRole('region', { name }))
const ofFirst = () => reading('Comment by Idris Cole')
const ofSecond = () => reading('Discussion by Owen Prys')
const _decisions = () => api.asked(calls.moderate).map(({ params, body }) => [params.flagId, body])
describe('the queue', () => {
  it('lists what waits with the reason, and shows the first with all that a decision needs', async () => {
    const history = [{ text: 'Write to me.', at: '2026-11-19T08:00:00.000Z' }]
    rows = [{ ...first, history }, second]
    open()
    const list = within(await screen.findByRole('navigation', { name: 'Queue' }))
    const file = screen.getByRole('link', { name: /^Export CSV/ })
    expect(file).toHaveAttribute('href', '/api/admin/moderation/queue.csv?status=open')
    expect(list.getAllByRole('link').map((link) => link.querySelector('b')?.textContent)).toEqual([
      'Comment by Idris Cole',
      'Discussion by Owen Prys',
    ])
    expect(list.getAllByText(/Spam or advertising/)).toHaveLength(2)
    const text = await ofFirst()
    expect(text.getByText(first.text)).toBeVisible()
    expect(text.getByText('The third time this week.')).toBeVisible()
    expect(text.getByText(/^Freya Lindqvist/)).toBeVisible()
    expect(text.getByText('One earlier version')).toBeVisible()
    expect(text.getByText('Write to me.')).toBeInTheDocument()
    for (const [term, value] of [
      ['Member since', '3 Feb 2026'],
      ['Written', '14'],
      ['Removed', '1'],
      ['Warned', '2'],
    ] as const)
      expect(text.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value)
    expect(text.getByRole('link', { name: 'View in context' })).toHaveAttribute('href', '/listing/7')
    expect(screen.getByRole('tab', { name: /^To decide/ })).toHaveTextContent('2')
  })

  it('opens the one that the address names', async () => {
    open(`?flag=${second.id}`)
    expect((await ofSecond()).getByText(/Who knows this/)).toBeVisible()
  })

  it('says of what waits why it does', async () => {
    rows = [{ ...first, isWaiting: true, flags: [] }]
    open()
    const text = await ofFirst()
    expect(text.getByText(/first text of an account younger than 24 hours/)).toBeVisible()
    expect(text.getByRole('button', { name: 'Publish' })).toBeVisible()
  })

  it('says when nothing waits, and looks again', async () => {
    rows = []
    const { user } = open()
    expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeVisible()
    rows = [first]
    await user.click(screen.getByRole('button', { name: 'Look again' }))
    expect((await ofFirst()).getByText(first.text)).toBeVisible()
  })

  it('fails alone, and can be tried again', async () => {
    await tryAgain(api, calls.moderationQueue, listed([first], { total: 1 }), open)
    expect((await ofFirst()).getByText(first.text)).toBeVisible()
  })

  it('reads on by itself when few are left', async () => {
    api.on(calls.moderationQueue, ({ query }) =>
      query.get('cursor') === 'c2'
        ? listed([second], { total: 2 })
        : listed([first], { total: 2, next: '/api/admin/moderation?cursor=c2' }),
    )
    open()
    expect(await screen.findByText('Showing 2 of 2')).toBeVisible()
  })
})

describe('what was decided', () => {
  it('stands under what became of it, without the decisions', async () => {
    rows = [{ ...first, status: 'removed', decidedAt: '2026-11-21T10:15:00.000Z' }]
    const { user } = open()
    await user.click(await screen.findByRole('tab', { name: 'Removed' }))
    const text = await ofFirst()
    expect(text.queryByRole('button', { name: 'Keep' })).toBeNull()
    expect(text.getByRole('button', { name: 'Warn' })).toBeVisible()
    expect(where()).toBe('/admin/moderation?tab=removed')
  })

  it('has words of its own for every action', () => {
    const deeds = moderationActions.map((action) => deedIn({ action, subject: 'post' }))
    expect(new Set(deeds).size).toBe(moderationActions.length)
  })

  it('is audited: what, by whom, why', async () => {
    const moved = aModerationEntry({
      id: '8e0c0e0a-3c38-4bb5-9d0b-0f6f4f9a7d02',
      action: 'move',
      subject: 'post',
      reason: null,
      before: { category: 'general' },
      after: { category: 'legal' },
    })
    api.on(calls.moderationAudit, listed([aModerationEntry(), moved], { total: 2 }))
    open('?tab=audit')
    const [, one, other] = (await screen.findAllByRole('row')).map((row) => within(row))
    for (const text of ['Removed a comment', 'Idris Cole', 'Mary Trevena', 'Advertising', '21 Nov 2026, 10:15'])
      expect(one!.getByText(text)).toBeVisible()
    expect(other!.getByText('Moved a discussion')).toBeVisible()
    expect(other!.getByText('General Discussion to Legal & Contracts')).toBeVisible()
  })
})
