import { identityCalls, moderationCalls, peopleCalls } from '@storyright/contracts/http'
import { communityLimits, flagReasonLabels, type WrittenKind } from '@storyright/contracts/vocabulary'
import { screen, waitFor, within } from '@testing-library/react'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { idris } from '../../testing/moderation-samples.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { TextMenu } from './text-menu.tsx'

const subjectId = '7d0c0e0a-3c38-4bb5-9d0b-0f6f4f9a7c01'
const flagId = '7d0c0e0a-3c38-4bb5-9d0b-0f6f4f9a7b01'
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(moderationCalls.flag, { id: flagId })
  api.on(peopleCalls.blockPerson, { status: 204, body: null })
  api.on(peopleCalls.unblockPerson, { status: 204, body: null })
})

const open = (subject: WrittenKind = 'comment', isBlocked = false) =>
  renderPage(<TextMenu {...{ subject, subjectId, isBlocked }} author={idris} />, { path: '/there' })
const trigger = () => screen.findByRole('button', { name: /^More about this/ })
const choose = async (item: string, ...how: Parameters<typeof open>) => {
  const view = open(...how)
  await view.user.click(await trigger())
  await view.user.click(await screen.findByRole('menuitem', { name: item }))
  return view
}

describe('flagging a text', () => {
  it.each([
    ['comment', 'Flag this comment'],
    ['post', 'Flag this discussion'],
    ['reply', 'Flag this reply'],
  ] as const)('names the %s, and offers the reasons of the list', async (subject, title) => {
    await choose('Flag', subject)
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    for (const label of Object.values(flagReasonLabels))
      expect(dialog.getByRole('radio', { name: label })).toBeVisible()
  })

  it('needs a reason, and sends nothing without one', async () => {
    const { user } = await choose('Flag')
    await user.click(await screen.findByRole('button', { name: 'Send to moderators' }))
    expect(await screen.findByText('Please choose a reason')).toBeVisible()
    expect(screen.getByRole('group', { name: 'What is wrong with it?' })).toHaveAccessibleDescription(
      'Please choose a reason',
    )
    expect(api.asked(moderationCalls.flag)).toHaveLength(0)
  })

  it('sends reason and note once, and thanks', async () => {
    const { user } = await choose('Flag', 'reply')
    await user.click(await screen.findByRole('radio', { name: flagReasonLabels.confidential }))
    const note = screen.getByLabelText(/^Note for the moderators/)
    expect(note).toHaveAttribute('maxlength', String(communityLimits.flagNote))
    await user.type(note, ' It names a buyer. ')
    await user.dblClick(screen.getByRole('button', { name: 'Send to moderators' }))
    await expectToast({ title: 'Thank you' })
    expect(api.asked(moderationCalls.flag).map(({ body }) => body)).toEqual([
      { subject: 'reply', subjectId, reason: 'confidential', note: 'It names a buyer.' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await trigger()).toHaveFocus())
  })

  it('says why it was refused, and keeps what was typed', async () => {
    api.on(moderationCalls.flag, refusal(429, 'That was a lot at once. Please wait a moment.'))
    const { user } = await choose('Flag')
    await user.click(await screen.findByRole('radio', { name: flagReasonLabels.abuse }))
    await user.type(screen.getByLabelText(/^Note for the moderators/), 'Read the last line')
    await user.click(screen.getByRole('button', { name: 'Send to moderators' }))
    await expectFailureToast('Not Flagged', 'That was a lot at once. Please wait a moment.')
    expect(screen.getByLabelText(/^Note for the moderators/)).toHaveValue('Read the last line')
  })
})

describe('blocking its author', () => {
  it('asks first, and says what it does', async () => {
    const { user } = await choose('Block Idris Cole')
    const question = within(await screen.findByRole('alertdialog', { name: 'Block Idris Cole?' }))
    expect(question.getByText(/^You won’t see posts or mentions by /)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(async () => expect(await trigger()).toHaveFocus())
    expect(api.asked(peopleCalls.blockPerson)).toHaveLength(0)
  })

  it('blocks', async () => {
    const { user } = await choose('Block Idris Cole')
    await user.click(await screen.findByRole('button', { name: 'Block' }))
    await expectToast({ title: 'Blocked' })
    expect(api.asked(peopleCalls.blockPerson)[0]?.params.id).toBe(idris.id)
  })

  it('takes it back', async () => {
    const { user } = await choose('Unblock Idris Cole', 'comment', true)
    await user.click(await screen.findByRole('button', { name: 'Unblock' }))
    await expectToast({ title: 'Unblocked' })
    expect(api.asked(peopleCalls.unblockPerson)[0]?.params.id).toBe(idris.id)
  })
})

it('offers nothing about one’s own text, nor to a visitor', async () => {
  api.on(identityCalls.currentUser, aUser({ id: idris.id }))
  const { container, unmount } = open()
  await waitFor(() => expect(api.asked(identityCalls.currentUser)).toHaveLength(1))
  expect(container.querySelector('button')).toBeNull()
  unmount()
  api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
  open()
  await waitFor(() => expect(api.asked(identityCalls.currentUser)).toHaveLength(2))
  expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull()
})
