import { forumCalls, identityCalls, peopleCalls } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMember, aPost, aReply, aWriter } from '../../testing/community-samples.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { renderPages, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { DiscussionPage } from './discussion.tsx'
import { ForumPage } from './forum.tsx'

let api: ReturnType<typeof fakeApi>
const posts = (count: number, after = 0) => Array.from({ length: count }, (_none, place) => aPost(after + place + 1))
beforeEach(() => {
  localStorage.clear()
  api = fakeApi()
  api.on(identityCalls.currentUser, aMember)
  api.on(forumCalls.forumStats, { discussions: 1_234, replies: 5_678, views: 91_011, activeToday: 12 })
  api.on(forumCalls.forumPosts, listed(posts(2), { total: 2 }))
  api.on(forumCalls.forumReplies, listed([aReply(50)], { total: 1 }))
  api.on(peopleCalls.ownStanding, { mutedUntil: null, reason: null })
  api.on(forumCalls.viewPost, null)
  api.on(forumCalls.readPost, null)
})
const open = (at = '/forum') => renderPages({ '/forum': <ForumPage />, '/forum/:postId': <DiscussionPage /> }, at)
const row = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('article')!)
const lastAsked = () => Object.fromEntries(api.asked(forumCalls.forumPosts).at(-1)!.query)

describe('who may read the forum', () => {
  it.each(['producer', 'free'] as const)('is not a %s of the free plan, who is told whose it is', async (role) => {
    api.on(identityCalls.currentUser, aUser({ role }))
    open()
    await expectFailureToast(
      'Access Restricted',
      'Forum access is limited to Premium Producers, Agents, and Administrators.',
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Forum Access Restricted' })).toBeVisible()
    expect(
      screen.getByText('Forum access is limited to Premium Producers, Agents, and Administrators.', { selector: 'p' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/membership')
    expect(api.asked(forumCalls.forumPosts)).toHaveLength(0)
  })

  it.each([
    { role: 'agent', membershipTier: 'free' },
    { role: 'admin', membershipTier: 'premium' },
    { role: 'premium', membershipTier: 'premium' },
  ] as const)('is an account like %o', async (account) => {
    api.on(identityCalls.currentUser, aUser(account))
    open()
    expect(await screen.findByRole('link', { name: 'Discussion 1' })).toBeVisible()
  })
})

describe('the list of discussions', () => {
  it('shows what the forum counts', async () => {
    open()
    for (const [label, value] of [
      ['Discussions', '1,234'],
      ['Replies', '5,678'],
      ['Views', '91,011'],
      ['Active Today', '12'],
    ] as const)
      expect((await screen.findByText(label, { selector: 'span' })).closest('li')).toHaveTextContent(value)
  })

  it('shows of each what it is about, who began it, and how it goes', async () => {
    const post = aPost(3, {
      title: 'Reversion',
      content: '## Who\n\n**pays** for [it](https://a.test)?',
      category: 'legal',
      tags: ['options'],
      author: aWriter({ firstName: 'Ada', role: 'producer' }),
      replyCount: 1,
      likeCount: 2,
      viewCount: 3_000,
      isSticky: true,
      isLocked: true,
      acceptedReplyId: aReply(9).id,
    })
    api.on(forumCalls.forumPosts, listed([post], { total: 1 }))
    open()
    const shown = await row('Reversion')
    for (const text of ['Who pays for it?', 'Legal & Contracts', 'options', 'Ada Vane', 'Answered', '3,000'])
      expect(shown.getByText(text)).toBeVisible()
    expect(shown.getByText(/· Producer/)).toBeVisible()
    for (const name of ['Sticky', 'Locked']) expect(shown.getByRole('img', { name })).toBeVisible()
    expect(shown.getByRole('link', { name: 'Reversion' })).toHaveAttribute('href', `/forum/${post.id}`)
  })

  it('marks what is new since the last visit, and what was replied to since', async () => {
    const fresh = aPost(3, { isNew: true, title: 'Fresh' })
    api.on(forumCalls.forumPosts, listed([fresh, aPost(4, { unreadCount: 5, title: 'Busy' })], { total: 2 }))
    open()
    expect((await row('Fresh')).getByText('New')).toBeVisible()
    expect((await row('Busy')).getByText('5 new')).toBeVisible()
  })

  it('is sorted and narrowed as its reader chooses, in the address', async () => {
    const { user } = open()
    await screen.findByRole('link', { name: 'Discussion 1' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Most replies')
    await waitFor(() => expect(lastAsked()).toEqual({ limit: '20', sort: 'replies' }))
    await user.click(screen.getByRole('radio', { name: 'Unanswered' }))
    await waitFor(() => expect(lastAsked()).toEqual({ limit: '20', sort: 'replies', only: 'unanswered' }))
    expect(where()).toBe('/forum?sort=replies&only=unanswered')
    const file = screen.getByRole('link', { name: /^Export CSV/ })
    expect(file).toHaveAttribute('href', '/api/forum/posts/list.csv?only=unanswered')
  })

  it('shows who takes part and how long ago, with the exact moment', async () => {
    const participants = [aWriter(), aWriter({ id: aReply(9).id, firstName: 'Ada' })]
    const lastActivityAt = new Date(Date.now() - 3 * 3_600_000).toISOString()
    api.on(forumCalls.forumPosts, listed([aPost(1, { participants, lastActivityAt })], { total: 1 }))
    open()
    const shown = await row('Discussion 1')
    expect(shown.getByRole('img', { name: 'Taking part: Ida Vane, Ada Vane' })).toBeVisible()
    expect(shown.getByText('3 hours ago')).toHaveAttribute('title', expect.stringMatching(/^\d+ \w+ \d{4}, \d\d:\d\d$/))
  })

  it('is read page by page', async () => {
    api.on(forumCalls.forumPosts, ({ query }) =>
      query.get('cursor')
        ? listed(posts(5, 20), { total: 25 })
        : listed(posts(20), { total: 25, next: '/api/forum/posts?cursor=two' }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Load More' }))
    expect(await screen.findByRole('link', { name: 'Discussion 25' })).toBeVisible()
    expect(screen.getByText('Showing 25 of 25')).toBeVisible()
    expect(lastAsked()).toEqual({ limit: '20', cursor: 'two' })
  })

  it('is filtered by category and tag, which stand in the address', async () => {
    api.on(forumCalls.forumPosts, listed([aPost(1, { tags: ['options'] })], { total: 1 }))
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: 'Legal & Contracts' }))
    await waitFor(() => expect(lastAsked()).toMatchObject({ category: 'legal' }))
    expect(where()).toBe('/forum?category=legal')
    expect(screen.getByRole('link', { name: 'Legal & Contracts' })).toHaveAttribute('aria-current', 'true')
    await user.click(await screen.findByRole('link', { name: 'options' }))
    await waitFor(() => expect(lastAsked()).toEqual({ tag: 'options', limit: '20' }))
    await user.click(screen.getByRole('button', { name: 'Remove Tag: options' }))
    await waitFor(() => expect(where()).toBe('/forum'))
  })

  it('is searched at a pause in typing, with the words marked that were found', async () => {
    const { user } = open()
    const content = `${'Before it. '.repeat(60)}All about reversions in the trade.`
    const found = aPost(3, { title: 'On reversion', content, matched: ['reversion', 'reversions'] })
    await screen.findByRole('link', { name: 'Discussion 1' })
    api.on(forumCalls.forumPosts, listed([found], { total: 1 }))
    await user.type(screen.getByRole('searchbox', { name: 'Search discussions' }), 'reversion')
    const shown = await row('On reversion')
    expect(lastAsked()).toMatchObject({ search: 'reversion' })
    expect(where()).toBe('/forum?search=reversion')
    for (const words of ['reversion', 'reversions']) expect(shown.getByText(words).tagName).toBe('MARK')
  })

  it('has what was found by relevance, or sorted as its reader chooses while they search', async () => {
    const { user } = open('/forum?search=reversion')
    await screen.findByRole('link', { name: 'Discussion 1' })
    const sort = screen.getByRole('combobox', { name: 'Sort' })
    expect(sort).toHaveDisplayValue('Relevance')
    expect(lastAsked()).toEqual({ limit: '20', search: 'reversion' })
    await user.selectOptions(sort, 'Latest activity')
    await waitFor(() => expect(lastAsked()).toEqual({ limit: '20', search: 'reversion', sort: 'latest' }))
    expect(where()).toBe('/forum?sort=latest&search=reversion')
    await user.selectOptions(sort, 'Relevance')
    await waitFor(() => expect(where()).toBe('/forum?search=reversion'))
    await user.selectOptions(sort, 'Latest activity')
    await user.click(screen.getByRole('button', { name: 'Remove “reversion”' }))
    await waitFor(() => expect(where()).toBe('/forum'))
    expect(sort).toHaveDisplayValue('Latest activity')
    expect(within(sort).queryByRole('option', { name: 'Relevance' })).toBeNull()
  })

  it('passes over a sort that there is not without a search', async () => {
    open('/forum?sort=relevance')
    await screen.findByRole('link', { name: 'Discussion 1' })
    expect(lastAsked()).toEqual({ limit: '20' })
  })

  it('keeps filter, search and pages for whoever comes back to it', async () => {
    api.on(forumCalls.forumPosts, ({ query }) =>
      query.get('cursor')
        ? listed(posts(5, 20), { total: 25 })
        : listed(posts(20), { total: 25, next: '/api/forum/posts?cursor=two' }),
    )
    api.on(forumCalls.forumPost, ({ params }) => ({ ...aPost(1), id: params.id! }))
    const { user, router } = open('/forum?category=legal&search=deal')
    await user.click(await screen.findByRole('button', { name: 'Load More' }))
    await user.click(await screen.findByRole('link', { name: 'Discussion 25' }))
    expect(await screen.findByRole('link', { name: 'Forum' })).toHaveAttribute(
      'href',
      '/forum?category=legal&search=deal',
    )
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('link', { name: 'Discussion 25' })).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('deal')
  })

  it('says when nothing matches, and clears what was asked', async () => {
    api.on(forumCalls.forumPosts, listed([], { total: 0 }))
    const { user } = open('/forum?search=zzz')
    expect(await screen.findByRole('heading', { name: 'No discussions match' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    await waitFor(() => expect(where()).toBe('/forum'))
  })

  it('fails alone, and is tried again by hand', async () => {
    api.on(forumCalls.forumPosts, refusal(503, 'Away.'))
    const { user } = open()
    expect(await screen.findByText('Discussions could not be loaded.')).toBeVisible()
    expect(await screen.findByText('1,234')).toBeVisible()
    api.on(forumCalls.forumPosts, listed(posts(1), { total: 1 }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Discussion 1' })).toBeVisible()
  })

  it('folds away what somebody began whom the reader has blocked', async () => {
    api.on(forumCalls.forumPosts, listed([aPost(1, { isBlocked: true })], { total: 1 }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Show' }))
    expect(screen.getByRole('link', { name: 'Discussion 1' })).toBeVisible()
  })
})

describe('a new discussion', () => {
  const begin = async () => {
    const view = open()
    await view.user.click(await screen.findByRole('button', { name: 'New Discussion' }))
    return { ...view, dialog: within(await screen.findByRole('dialog')) }
  }

  it('needs a title and a content', async () => {
    const { user, dialog } = await begin()
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'A title')
    await user.type(dialog.getByRole('textbox', { name: 'Content' }), '   ')
    await user.click(dialog.getByRole('button', { name: 'Post Discussion' }))
    await expectFailureToast('Validation Error', 'Please provide both title and content for your post.')
    expect(api.asked(forumCalls.createPost)).toHaveLength(0)
  })

  it('stays open when Escape leaves the people who can be mentioned', async () => {
    api.on(peopleCalls.mentionable, [aWriter({ username: 'idris' })])
    const { user, dialog } = await begin()
    await user.type(dialog.getByRole('textbox', { name: 'Content' }), 'Ask @id')
    await dialog.findByRole('listbox', { name: 'People to mention' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog.queryByRole('listbox')).toBeNull())
    expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue('Ask @id')
  })

  it('is posted with its tags, split at commas, and opened', async () => {
    api.on(forumCalls.createPost, aPost(7, { title: 'Fees' }))
    api.on(forumCalls.forumPost, aPost(7, { title: 'Fees' }))
    const { user, dialog } = await begin()
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), ' Fees ')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'business')
    await user.type(dialog.getByRole('textbox', { name: 'Content' }), 'What is **usual**?')
    await user.type(dialog.getByRole('textbox', { name: /^Tags/ }), ' fees, , option ,')
    expect((await dialog.findByText('usual')).tagName).toBe('STRONG')
    await user.click(dialog.getByRole('button', { name: 'Post Discussion' }))
    await expectToast({ title: 'Post Created' })
    expect(api.asked(forumCalls.createPost)[0]?.body).toEqual({
      title: 'Fees',
      content: 'What is **usual**?',
      category: 'business',
      tags: ['fees', 'option'],
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
    expect(where()).toBe(`/forum/${aPost(7).id}`)
  })

  it('stays as it was typed when it fails, and through a reload', async () => {
    api.on(forumCalls.createPost, { status: 500, body: {} })
    const first = await begin()
    await first.user.type(first.dialog.getByRole('textbox', { name: 'Title' }), 'Fees')
    await first.user.type(first.dialog.getByRole('textbox', { name: 'Content' }), 'Usual?')
    await first.user.click(first.dialog.getByRole('button', { name: 'Post Discussion' }))
    await expectFailureToast('Error', 'Failed to create post')
    first.unmount()
    const { dialog } = await begin()
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Fees')
    expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue('Usual?')
  })

  it('helps those who do not know the signs of Markdown', async () => {
    const { user, dialog } = await begin()
    const content = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' })
    await user.type(content, 'usual')
    content.setSelectionRange(0, 5)
    await user.click(dialog.getByRole('button', { name: 'Bold' }))
    expect(content).toHaveValue('**usual**')
    await user.click(dialog.getByRole('button', { name: 'Quote' }))
    expect(content).toHaveValue('> **usual**')
  })
})
