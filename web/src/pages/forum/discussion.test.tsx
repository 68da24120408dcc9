import { forumCalls, identityCalls, peopleCalls } from '@storyright/contracts/http'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aMember, aPost, aReply, aWriter, oneself } from '../../testing/community-samples.ts'
import { fakeApi, listed, problem, refusal } from '../../testing/fake-api.ts'
import { renderPages } from '../../testing/render-page.tsx'
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
const _first = async () => within((await reply())[0]!)
const _box = async () =>
  (await screen.findByRole('form', { name: 'Reply' })) && screen.getByRole('textbox', { name: 'Your reply' })
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
    const note = await screen.findByText('This discussion is locked. No more replies can be posted.')
    await waitFor(() => expect(note).toBeVisible()) // once the replies above it have their place
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
    expect(await screen.findByText('This discussion could not be loaded.')).toBeVisible()
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
