import { forumCalls, identityCalls, peopleCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { aMember, aPost, aReply, oneself } from '../../testing/community-samples.ts'
import { expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, listed, problem, refusal } from '../../testing/fake-api.ts'
import { renderPages, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { DiscussionPage } from './discussion.tsx'
import { ForumPage } from './forum.tsx'

let api: ReturnType<typeof fakeApi>
const { id } = aPost()
beforeEach(() => {
  localStorage.clear()
  api = fakeApi()
  api.on(identityCalls.currentUser, aMember)
  api.on(forumCalls.forumStats, { discussions: 1, replies: 1, views: 1, activeToday: 1 })
  api.on(forumCalls.forumPosts, listed([aPost()], { total: 1 }))
  api.on(forumCalls.forumPost, aPost())
  api.on(forumCalls.forumReplies, listed([aReply(50), aReply(51)], { total: 2 }))
  api.on(peopleCalls.ownStanding, { mutedUntil: null, reason: null })
  api.on(forumCalls.viewPost, null)
  api.on(forumCalls.readPost, null)
})
const open = (at = `/forum/${id}`) => renderPages({ '/forum': <ForumPage />, '/forum/:postId': <DiscussionPage /> }, at)
const reply = (by = 'Ida Vane') => screen.findAllByRole('article', { name: `Reply by ${by}` })
const first = async () => within((await reply())[0]!)
const conflict = async () => within(await screen.findByRole('dialog', { name: 'Changed while you were editing' }))
const changedMeanwhile = (value: object) =>
  problem({ status: 409, code: 'CHANGED_MEANWHILE', detail: 'This was changed.', current: { etag: '"5"', value } })
const press = (name: string) => screen.findByRole('button', { name })

describe('what a reader can do', () => {
  it('flags or blocks what others wrote, and nothing of their own', async () => {
    api.on(forumCalls.forumReplies, listed([aReply(50), aReply(51, { author: oneself })], { total: 2 }))
    open()
    expect(await press('More about this discussion by Ida Vane')).toBeVisible()
    expect(await press('More about this reply by Ida Vane')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^More about this reply by Rosa/ })).toBeNull()
  })

  it('reads, and does not write, while a moderator has muted them', async () => {
    api.on(peopleCalls.ownStanding, { mutedUntil: '2099-01-01T00:00:00.000Z', reason: 'Spam' })
    open()
    expect(await screen.findByText(/You can read, but not write, until 1 Jan 2099/)).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Reply' })).toBeNull()
  })

  it('likes a reply at once, and has it put back where that fails', async () => {
    let refuse = () => {}
    api.on(forumCalls.forumLike, () => new Promise((done) => (refuse = () => done(refusal(503, 'Away.')))))
    const { user } = open()
    const like = () => screen.getAllByRole('button', { name: /^Like the reply by Ida Vane/ })[0]!
    await reply()
    await user.click(like())
    await waitFor(() => expect(like()).toHaveAttribute('aria-pressed', 'true'))
    expect(like()).toHaveTextContent('1')
    refuse()
    await waitFor(() => expect(like()).toHaveAttribute('aria-pressed', 'false'))
    expect(like()).toHaveTextContent('0')
    expect(api.asked(forumCalls.forumLike)[0]?.body).toEqual({ replyId: aReply(50).id })
  })

  it('likes the discussion itself, as the answer says', async () => {
    api.on(forumCalls.forumLike, { userHasLiked: true, likeCount: 8 })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Like this discussion/ }))
    expect(await screen.findByRole('button', { name: 'Like this discussion, 8 likes', pressed: true })).toBeVisible()
    expect(api.asked(forumCalls.forumLike)[0]?.body).toEqual({ postId: id })
  })

  it('follows it, and no longer', async () => {
    api.on(forumCalls.followPost, null)
    api.on(forumCalls.unfollowPost, null)
    const { user } = open()
    await user.click(await press('Follow'))
    await user.click(await press('Following'))
    expect(await press('Follow')).toHaveAttribute('aria-pressed', 'false')
    expect(api.asked(forumCalls.unfollowPost)).toHaveLength(1)
  })

  it('copies the address of a reply', async () => {
    const { user } = open()
    await user.click((await first()).getByRole('button', { name: 'Copy link to the reply by Ida Vane' }))
    await expectToast({ title: 'Link Copied' })
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/forum/${id}#reply-${aReply(50).id}`)
  })

  it('accepts an answer of their own question; nobody else does but administrators', async () => {
    const { unmount } = open()
    await reply()
    expect(screen.queryByRole('button', { name: 'Accept as answer' })).toBeNull()
    unmount()
    api.on(forumCalls.forumPost, aPost(1, { author: oneself }))
    api.on(forumCalls.acceptReply, aReply(51, { isAcceptedAnswer: true }))
    const { user } = open()
    await user.click((await screen.findAllByRole('button', { name: 'Accept as answer' }))[1]!)
    await expectToast({ title: 'Accepted as the answer' })
    expect(await screen.findByRole('article', { name: 'Accepted answer by Ida Vane' })).toBeVisible()
    expect(await screen.findByText('Answered')).toBeVisible()
  })

  it('changes their own discussion and replies, and deletes them once that was confirmed', async () => {
    api.on(forumCalls.forumPost, aPost(1, { author: oneself, tags: ['fees'] }))
    api.on(forumCalls.forumReplies, listed([aReply(50, { author: oneself })], { total: 1 }))
    api.on(forumCalls.forumReply, aReply(50, { author: oneself }))
    api.on(forumCalls.changePost, aPost(1, { author: oneself, title: 'Better' }))
    api.on(forumCalls.changeReply, aReply(50, { author: oneself, content: 'Corrected' }))
    api.on(forumCalls.deleteReply, null)
    const { user } = open()
    await user.click((await screen.findAllByRole('button', { name: 'Edit' }))[0]!)
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'Better')
    await user.click(await press('Save'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Better' })).toBeVisible()
    expect(api.asked(forumCalls.changePost)[0]?.body).toMatchObject({ title: 'Better', tags: ['fees'] })

    const mine = within((await reply('Rosa Adeyemi'))[0]!)
    await user.click(mine.getByRole('button', { name: 'Edit' }))
    await user.type(await mine.findByRole('textbox', { name: 'Your reply' }), '!')
    await user.click(mine.getByRole('button', { name: 'Save' }))
    expect(await mine.findByText('Corrected')).toBeVisible()
    await user.click(mine.getByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('This reply was deleted.')).toBeVisible()
  })

  it('chooses between both texts of a discussion that was changed elsewhere, and saves that as a change of the newer version', async () => {
    const own = (change: object = {}) => aPost(1, { author: oneself, tags: [], ...change })
    api.on(forumCalls.forumPost, { status: 200, body: own(), headers: { etag: '"4.x"' } })
    const theirs = own({ title: 'Theirs', content: 'What they wrote' })
    api.on(forumCalls.changePost, ({ body, headers }) =>
      headers.get('if-match') === '"5"' ? own(body as object) : changedMeanwhile(theirs),
    )
    const { user } = open()
    await user.click(await press('Edit'))
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'Mine')
    await user.click(await press('Save'))
    const asked = await conflict()
    for (const text of ['Mine', 'Theirs', 'What they wrote'])
      expect(asked.getByText(text, { selector: 'dd' })).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Save' }))
    await expectToast({ title: 'Discussion updated' })
    const sent = api.asked(forumCalls.changePost)
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"4.x"', '"5"'])
    expect(sent[1]?.body).toEqual({ title: 'Mine', content: 'What they wrote', tags: [] })
  })

  it('edits a reply as it is now, and keeps what was typed where it was changed elsewhere', async () => {
    const own = (content: string) => aReply(50, { author: oneself, content })
    api.on(forumCalls.forumReplies, listed([own('Read long ago')], { total: 1 }))
    api.on(forumCalls.forumReply, { status: 200, body: own('As it is now'), headers: { etag: '"4.x"' } })
    api.on(forumCalls.changeReply, () => changedMeanwhile(own('Theirs')))
    const { user } = open()
    const mine = within((await reply('Rosa Adeyemi'))[0]!)
    await user.click(mine.getByRole('button', { name: 'Edit' }))
    const field = await mine.findByRole('textbox', { name: 'Your reply' })
    expect(field).toHaveValue('As it is now')
    await user.type(field, ', and more')
    await user.click(mine.getByRole('button', { name: 'Save' }))
    const asked = await conflict()
    expect(asked.getByText('Theirs', { selector: 'dd' })).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Back to the form' }))
    expect(await mine.findByRole('textbox', { name: 'Your reply' })).toHaveValue('As it is now, and more')
  })

  it('deletes their own discussion while nobody has replied', async () => {
    api.on(forumCalls.forumPost, aPost(1, { author: oneself }))
    api.on(forumCalls.forumReplies, listed([], { total: 0 }))
    api.on(forumCalls.deletePost, null)
    const { user } = open()
    await user.click(await press('Delete'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(where()).toBe('/forum'))
  })

  it('locks, sticks and moves it, as an administrator', async () => {
    api.on(identityCalls.currentUser, aUser({ role: 'admin', membershipTier: 'premium' }))
    api.on(forumCalls.changePost, aPost(1, { isLocked: true }))
    const { user } = open()
    await user.click(await press('Administer'))
    for (const name of ['Make sticky', 'Move to Legal & Contracts'])
      expect(await screen.findByRole('menuitem', { name })).toBeVisible()
    await user.click(screen.getByRole('menuitem', { name: 'Lock' }))
    expect(await screen.findByText('This discussion is locked. No more replies can be posted.')).toBeVisible()
    expect(api.asked(forumCalls.changePost)[0]?.body).toEqual({ isLocked: true })
  })
})
