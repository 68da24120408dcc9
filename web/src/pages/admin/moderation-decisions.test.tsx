import { moderationCalls as calls, type Flagged, identityCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { type Asked, fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { aFlagged, aModerator } from '../../testing/moderation-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
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
const decisions = () => api.asked(calls.moderate).map(({ params, body }) => [params.flagId, body])
const answer = async (action: 'Remove' | 'Warn' | 'Mute' | 'Move') => {
  const { user } = open(action === 'Move' ? `?flag=${second.id}` : '')
  const text = await (action === 'Move' ? ofSecond() : ofFirst())
  await user.click(text.getByRole('button', { name: action }))
  const question = within(await screen.findByRole('alertdialog'))
  return { user, question, confirm: () => user.click(question.getByRole('button', { name: action })) }
}

describe('a decision', () => {
  it('keeps with one press, says so, and leads to the next with the focus on it', async () => {
    const { user } = open()
    await user.click((await ofFirst()).getByRole('button', { name: 'Keep' }))
    await expectToast({ title: 'Kept' })
    await ofSecond()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Discussion by Owen Prys' })).toHaveFocus())
    expect(decisions()).toEqual([[first.id, { action: 'keep', editedAt: first.editedAt }]])
    expect(screen.queryByRole('link', { name: /^Comment by Idris Cole/ })).toBeNull()
    expect(screen.getByRole('tab', { name: /^To decide/ })).toHaveTextContent('1')
  })

  it('removes only with a reason, which its author is told', async () => {
    const { user, question, confirm } = await answer('Remove')
    await confirm()
    expect(await question.findByText('Please say why: the author sees it')).toBeVisible()
    expect(decisions()).toEqual([])
    await user.type(question.getByLabelText('Reason'), 'Advertising')
    await confirm()
    await expectToast({ title: 'Removed' })
    const body = { action: 'remove', reason: 'Advertising', editedAt: first.editedAt }
    expect(decisions()).toEqual([[first.id, body]])
    await ofSecond()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Discussion by Owen Prys' })).toHaveFocus())
  })

  it('warns, and leaves the text to be decided on', async () => {
    const { user, question, confirm } = await answer('Warn')
    await user.type(question.getByLabelText('Reason'), 'Once more and you are muted')
    await confirm()
    await expectToast({ title: 'Warned' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect((await ofFirst()).getByRole('button', { name: 'Keep' })).toBeVisible()
  })

  it('mutes for a time that is chosen, and takes it back', async () => {
    const mutedUntil = '2099-11-27T10:00:00.000Z'
    api.on(calls.moderate, { ...first, author: { ...first.author, mutedUntil } })
    const { user, question, confirm } = await answer('Mute')
    await user.selectOptions(question.getByLabelText('For'), '7 days')
    await user.type(question.getByLabelText('Reason'), 'Advertising')
    await confirm()
    await expectToast({ title: 'Muted' })
    expect(decisions()[0]?.[1]).toMatchObject({ action: 'mute', hours: 168, reason: 'Advertising' })
    const text = await ofFirst()
    expect(await text.findByText(/^Until 27 Nov 2099/)).toBeVisible()
    api.on(calls.moderate, first)
    await user.click(text.getByRole('button', { name: 'Unmute' }))
    await expectToast({ title: 'Unmuted' })
    expect(await (await ofFirst()).findByRole('button', { name: 'Mute' })).toBeVisible()
  })

  it('moves a discussion to another category, and locks and sticks it', async () => {
    const { user, question, confirm } = await answer('Move')
    expect(within(question.getByLabelText('To')).queryByRole('option', { name: 'General Discussion' })).toBeNull()
    await user.selectOptions(question.getByLabelText('To'), 'legal')
    await confirm()
    await expectToast({ title: 'Moved' })
    expect(decisions()[0]?.[1]).toMatchObject({ action: 'move', category: 'legal' })
    const discussion = { category: 'legal', isLocked: true, isSticky: false } as const
    api.on(calls.moderate, { ...second, discussion })
    await user.click((await ofSecond()).getByRole('button', { name: 'Lock' }))
    await expectToast({ title: 'Locked' })
    expect(await (await ofSecond()).findByRole('button', { name: 'Unlock' })).toBeVisible()
    await user.click((await ofSecond()).getByRole('button', { name: 'Make sticky' }))
    await expectToast({ title: 'Sticky' })
  })

  it('about a comment offers nothing that only discussions have', async () => {
    open()
    const text = await ofFirst()
    for (const name of ['Lock', 'Move', 'Make sticky']) expect(text.queryByRole('button', { name })).toBeNull()
  })

  it('about one’s own text is another administrator’s', async () => {
    rows = [{ ...first, author: { ...first.author, id: aModerator.id } }]
    open()
    const text = await ofFirst()
    expect(text.getByText('You wrote this, so another administrator decides on it.')).toBeVisible()
    expect(text.queryByRole('button', { name: 'Keep' })).toBeNull()
  })

  it('that comes too late says so, and shows what is so now', async () => {
    const { user } = open()
    const text = await ofFirst()
    api.on(calls.moderate, () => {
      rows = [second]
      return refusal(409, 'Another moderator has decided this already.')
    })
    await user.click(text.getByRole('button', { name: 'Keep' }))
    expect(await screen.findByText(/Another moderator has decided this already/)).toHaveTextContent(
      /^Your decision was not carried out/,
    )
    await ofSecond()
    expect(screen.queryByRole('link', { name: /^Comment by Idris Cole/ })).toBeNull()
  })

  it('about a text that was changed meanwhile shows what it says now', async () => {
    const { question, confirm, user } = await answer('Remove')
    await user.type(question.getByLabelText('Reason'), 'Advertising')
    api.on(calls.moderate, () => {
      rows = [{ ...first, text: 'I take it back.', editedAt: '2026-11-21T09:00:00.000Z' }, second]
      return refusal(409, 'Its author has changed this meanwhile. Please read it again.')
    })
    await confirm()
    expect(await (await ofFirst()).findByText('I take it back.')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('that fails keeps the question and what was typed', async () => {
    const { question, confirm, user } = await answer('Remove')
    await user.type(question.getByLabelText('Reason'), 'Advertising')
    api.on(calls.moderate, refusal(503, 'This part is not available right now.'))
    await confirm()
    await expectFailureToast('Not Done', 'This part is not available right now.')
    expect(question.getByLabelText('Reason')).toHaveValue('Advertising')
  })
})

describe('keys', () => {
  const focused = async () => {
    const { user } = open()
    ;(await ofFirst()).getByRole('link', { name: 'View in context' }).focus()
    return user
  }

  it('go through the queue', async () => {
    const user = await focused()
    await user.keyboard('j')
    await waitFor(() => expect(where()).toBe(`/admin/moderation?flag=${second.id}`))
    await ofSecond()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Discussion by Owen Prys' })).toHaveFocus())
    await user.keyboard('k')
    await ofFirst()
    expect(where()).toBe(`/admin/moderation?flag=${first.id}`)
  })

  it('decide, once however long they are held', async () => {
    const user = await focused()
    await user.keyboard('{e>3/}')
    await expectToast({ title: 'Kept' })
    expect(decisions()).toHaveLength(1)
  })

  it('are letters while a reason is typed', async () => {
    const user = await focused()
    await user.keyboard('r')
    await user.type(await screen.findByLabelText('Reason'), 'jerk mew')
    expect(screen.getByLabelText('Reason')).toHaveValue('jerk mew')
    expect(decisions()).toEqual([])
    expect(where()).toBe('/admin/moderation')
  })
})

describe('several texts at once', () => {
  const selectAll = async () => {
    const { user } = open()
    await ofFirst()
    await user.click(screen.getByRole('checkbox', { name: 'Select all 2 shown' }))
    return user
  }

  it('are removed with one reason, each by its own decision on the text as it was seen', async () => {
    const user = await selectAll()
    await user.click(screen.getByRole('button', { name: 'Remove selected' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove 2 texts?' }))
    await user.click(question.getByRole('button', { name: 'Remove 2' }))
    expect(await question.findByText('Please say why: the author sees it')).toBeVisible()
    await user.type(question.getByLabelText('Reason'), 'Advertising')
    await user.click(question.getByRole('button', { name: 'Remove 2' }))
    await expectToast({ title: '2 texts removed' })
    const body = { action: 'remove', reason: 'Advertising' }
    expect(decisions()).toEqual([
      [first.id, { ...body, editedAt: first.editedAt }],
      [second.id, { ...body, editedAt: second.editedAt }],
    ])
    expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeVisible()
  })

  it('that fail stay with the reason beside them, and the others are decided', async () => {
    api.on(calls.moderate, (asked) =>
      asked.params.flagId === first.id ? refusal(409, 'Its author has changed the text.') : decideThere(asked),
    )
    const user = await selectAll()
    await user.click(screen.getByRole('button', { name: 'Keep selected' }))
    await user.click(await screen.findByRole('button', { name: 'Keep 2' }))
    await expectToast({
      title: '1 text kept',
      description: '1 text failed. The reason is beside each, and they are still selected.',
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Its author has changed the text.')
    expect(screen.queryByRole('link', { name: /^Discussion by Owen Prys/ })).toBeNull()
    expect(screen.getByRole('checkbox', { name: 'Select Comment by Idris Cole' })).toBeChecked()
  })

  it('never are one’s own', async () => {
    rows = [first, { ...second, author: { ...second.author, id: aModerator.id } }]
    open()
    await ofFirst()
    expect(screen.getByRole('checkbox', { name: 'Select all 1 shown' })).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Select Discussion by Owen Prys' })).toBeNull()
  })
})
