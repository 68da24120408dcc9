import { forumCalls, identityCalls, peopleCalls } from '@storyright/contracts/http'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aMember, aPost, aReply, aWriter, oneself } from '../../testing/community-samples.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, listed, problem, refusal } from '../../testing/fake-api.ts'
import { renderPages, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { seeAll } from '../../testing/see-all.ts'
import { watchScrolling } from '../../testing/watch-scrolling.ts'
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
const box = async () =>
  (await screen.findByRole('form', { name: 'Reply' })) && screen.getByRole('textbox', { name: 'Your reply' })
const conflict = async () => within(await screen.findByRole('dialog', { name: 'Changed while you were editing' }))
const changedMeanwhile = (value: object) =>
  problem({ status: 409, code: 'CHANGED_MEANWHILE', detail: 'This was changed.', current: { etag: '"5"', value } })
const press = (name: string) => screen.findByRole('button', { name })

describe('a discussion', () => {
  it('stands with its replies, drawn from Markdown, and counts a view once', async () => {
    api.on(forumCalls.forumPost, aPost(1, { content: 'Is **this** usual?', tags: ['fees'], viewCount: 7 }))
    api.on(forumCalls.forumReplies, listed([aReply(50, { content: '> Is it?\n\nIt is.' })], { total: 1 }))
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Discussion 1' })).toBeVisible()
    expect((await screen.findByText('this')).tagName).toBe('STRONG')
    expect((await screen.findByText('Is it?')).closest('blockquote')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'fees' })).toHaveAttribute('href', '/forum?tag=fees')
    expect(await screen.findByText('8 views')).toBeVisible()
    expect(api.asked(forumCalls.viewPost)).toHaveLength(1)
    expect(document.title).toBe('Discussion 1 · Forum · Storyright')
  })

  it('goes on without the view where that is not counted', async () => {
    api.on(forumCalls.viewPost, refusal(503, 'Away.'))
    open()
    expect(await reply()).toHaveLength(2)
    expect(screen.getByText('10 views')).toBeVisible()
  })

  it('marks the people it mentions, and shows the titles it links to', async () => {
    const { id: personId, firstName, lastName } = aWriter()
    const mentions = [{ id: personId, username: 'ida v', firstName, lastName }]
    const author = 'Wilkie Collins'
    const listing = {
      id: '7',
      title: 'The Moonstone',
      author,
      genre: null,
      medium: 'book',
      coverImageUrl: null,
    } as const
    api.on(forumCalls.forumPost, aPost(1, { content: '@ida v: see /listing/7', mentions, listings: [listing] }))
    open()
    expect((await screen.findByText('@ida v')).tagName).toBe('SPAN')
    const cards = within(screen.getByRole('list', { name: 'Titles mentioned' }))
    expect(cards.getByRole('link', { name: /The Moonstone/ })).toHaveAttribute('href', '/listing/7')
  })

  it('has no box for a reply while it is locked, and says so', async () => {
    api.on(forumCalls.forumPost, aPost(1, { isLocked: true, author: oneself }))
    open()
    expect(await screen.findByText('This discussion is locked: nobody can reply any more.')).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    for (const name of [/^Quote/, 'Edit']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('highlights the accepted answer, and leads to it', async () => {
    const scrolled = watchScrolling()
    const accepted = aReply(51, { isAcceptedAnswer: true })
    api.on(forumCalls.forumPost, aPost(1, { acceptedReplyId: accepted.id }))
    api.on(forumCalls.forumReplies, listed([aReply(50), accepted], { total: 2 }))
    const { user } = open()
    const answer = await screen.findByRole('article', { name: 'Accepted answer by Ida Vane' })
    expect(within(answer).getByText('Accepted answer')).toBeVisible()
    await user.click(await press('Go to the accepted answer'))
    await waitFor(() => expect(answer).toHaveFocus())
    expect(scrolled).toHaveBeenCalled()
  })

  it.each([400, 404])('says when there is none (%s)', async (status) => {
    api.on(forumCalls.forumPost, refusal(status, 'No.'))
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Discussion Not Found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the Forum' })).toHaveAttribute('href', '/forum')
  })

  it('says when a moderator has removed it', async () => {
    api.on(forumCalls.forumPost, problem({ status: 404, detail: 'Removed.', code: 'POST_REMOVED' }))
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Discussion removed' })).toBeVisible()
  })

  it('says when it cannot be shown, and tries again by hand', async () => {
    api.on(forumCalls.forumPost, refusal(503, 'Away.'))
    const { user } = open()
    expect(await screen.findByText('This discussion cannot be shown just now.')).toBeVisible()
    api.on(forumCalls.forumPost, aPost())
    await user.click(await press('Try again'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Discussion 1' })).toBeVisible()
  })

  it('folds away the replies of somebody whom the reader has blocked', async () => {
    api.on(forumCalls.forumReplies, listed([aReply(50, { isBlocked: true })], { total: 1 }))
    const { user } = open()
    await user.click(await press('Show'))
    expect(await screen.findByText('Reply 50')).toBeVisible()
  })

  it('keeps the place of a deleted reply', async () => {
    api.on(forumCalls.forumReplies, listed([aReply(50, { isDeleted: true, content: '' })], { total: 1 }))
    open()
    expect(await screen.findByText('This reply was deleted.')).toBeVisible()
  })
})

describe('what is new in a discussion', () => {
  const many = Array.from({ length: 60 }, (_none, place) => aReply(100 + place))
  const inPages = () =>
    api.on(forumCalls.forumReplies, ({ query }) =>
      query.get('cursor')
        ? listed(many.slice(50), { total: 60 })
        : listed(many.slice(0, 50), { total: 60, next: '/api/forum/posts/1/replies?cursor=two' }),
    )

  it('begins at a line, and can be jumped to, however far down it stands', async () => {
    const scrolled = watchScrolling()
    inPages()
    const target = many[55]!
    api.on(forumCalls.forumPost, aPost(1, { unreadCount: 5, firstUnreadId: target.id }))
    const { user } = open()
    await user.click(await press('Jump to first unread'))
    await waitFor(() => expect(document.getElementById(`reply-${target.id}`)).toHaveFocus())
    expect(scrolled).toHaveBeenCalledTimes(1)
    expect(screen.getByText('New since you were here').closest('li')).toHaveTextContent('Reply 155')
  })

  it('is told as read once it was in view, and the list knows it', async () => {
    const undo = seeAll()
    api.on(forumCalls.forumPost, aPost(1, { unreadCount: 2, firstUnreadId: aReply(50).id }))
    api.on(forumCalls.forumPosts, listed([aPost(1, { unreadCount: 2 })], { total: 1 }))
    const { user, router } = open('/forum')
    await user.click(await screen.findByRole('link', { name: 'Discussion 1' }))
    await waitFor(() => expect(api.asked(forumCalls.readPost)).toHaveLength(1), { timeout: 4_000 })
    expect(api.asked(forumCalls.readPost)[0]?.body).toEqual({ replyId: aReply(51).id })
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByText('2 new')).toBeNull())
    expect(screen.getByRole('link', { name: 'Discussion 1' })).toBeVisible()
    undo()
  })

  it('is told also when the page is left at once', async () => {
    const undo = seeAll()
    open()
    await reply()
    act(() => void fireEvent(window, new Event('pagehide')))
    await waitFor(() => expect(api.asked(forumCalls.readPost)).toHaveLength(1))
    undo()
  })

  it('leads to the reply that an address names', async () => {
    watchScrolling()
    inPages()
    open(`/forum/${id}#reply-${many[52]!.id}`)
    await waitFor(() => expect(document.getElementById(`reply-${many[52]!.id}`)).toHaveFocus())
  })
})

describe('replying in a discussion', () => {
  it('needs words', async () => {
    const { user } = open()
    await user.type(await box(), '  ')
    await user.click(await press('Post Reply'))
    await expectFailureToast('Validation Error', 'Please provide content for your reply.')
    expect(api.asked(forumCalls.postReply)).toHaveLength(0)
  })

  it('posts once, shows the reply and goes to it', async () => {
    watchScrolling()
    const mine = aReply(60, { content: 'Thank you', author: oneself })
    api.on(forumCalls.postReply, mine)
    const { user } = open()
    await user.type(await box(), ' Thank you ')
    await user.click(await press('Post Reply'))
    await expectToast({ title: 'Reply Posted' })
    const [posted] = await reply('Rosa Adeyemi')
    await waitFor(() => expect(posted).toHaveFocus())
    expect(await box()).toHaveValue('')
    expect(api.asked(forumCalls.postReply).map(({ body }) => body)).toEqual([{ content: 'Thank you' }])
  })

  it('keeps what was typed where the discussion was locked meanwhile, and through the reload that shows it', async () => {
    api.on(forumCalls.postReply, refusal(409, 'This discussion is locked.'))
    const { user } = open()
    await user.type(await box(), 'Thank you')
    await user.click(await press('Post Reply'))
    await expectFailureToast('Error', 'This discussion is locked.')
    expect(await box()).toHaveValue('Thank you')
    expect(JSON.stringify({ ...localStorage })).toContain('Thank you')
  })

  it('says what failed where the server does not', async () => {
    api.on(forumCalls.postReply, { status: 500, body: {} })
    const { user } = open()
    await user.type(await box(), 'Thank you')
    await user.click(await press('Post Reply'))
    await expectFailureToast('Error', 'Failed to post reply')
    expect(await box()).toHaveValue('Thank you')
  })

  it('keeps a draft through a reload, and shows what it will look like', async () => {
    const { user, unmount } = open()
    await user.type(await box(), 'So **be** it')
    expect((await screen.findByText('be')).tagName).toBe('STRONG')
    unmount()
    open()
    expect(await box()).toHaveValue('So **be** it')
  })

  it('quotes a reply, with whose it is', async () => {
    const author = aWriter({ firstName: 'I*d*a' })
    api.on(forumCalls.forumReplies, listed([aReply(50, { content: 'One\nTwo', author })], { total: 1 }))
    const { user } = open()
    await user.click(await press('Quote the reply by I*d*a Vane'))
    expect(await box()).toHaveValue('> **I\\*d\\*a Vane:**\n>\n> One\n> Two\n\n')
    expect(await box()).toHaveFocus()
  })
})

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
    expect(await screen.findByText('This discussion is locked: nobody can reply any more.')).toBeVisible()
    expect(api.asked(forumCalls.changePost)[0]?.body).toEqual({ isLocked: true })
  })
})
